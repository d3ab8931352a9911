"""MJCF of our own: every kind of joint, several on one body, off-origin axes, nested frames, defaults, equalities."""

from __future__ import annotations

import numpy as np

_HEAVY = '<inertial pos="{0}" mass="{1}" fullinertia="0.011 0.013 0.009 0.001 -0.0007 0.0004"/>'
TURNED = '<inertial pos="0.05 -0.02 0.1" mass="1.3" diaginertia="0.02 0.017 0.006" quat="0.8 0.3 -0.4 0.2"/>'


def heavy(pos: str = "0.02 0.01 -0.1", mass: float = 1.7) -> str:
    """An inertial about axes of no body's."""
    return _HEAVY.format(pos, mass)


WALKER = f"""
<mujoco model="walker">
  <compiler angle="radian"/>
  <option gravity="0.3 -0.2 -9.7"/>
  <default>
    <joint armature="0.02" damping="0.3"/>
    <default class="loose"><joint damping="0.05" frictionloss="0.4"/></default>
  </default>
  <worldbody>
    <body name="trunk" pos="0.1 0.2 1.1" euler="0.3 -0.4 0.7">
      <freejoint/>
      {heavy()}
      <body name="thigh" pos="0.2 0.1 -0.05" euler="0.4 0.2 -1.1" childclass="loose">
        <joint name="hip" axis="0.3 1 -0.2" pos="0.01 0.02 0.03" range="-1 1.2" limited="true"/>
        {TURNED}
        <body name="mount" pos="0 0 -0.3" axisangle="1 1 0 0.5">
          {heavy(mass=0.4)}
          <body name="shank" pos="0.05 0 -0.1" quat="1 0.2 0.1 -0.3">
            <joint name="knee" type="ball" pos="0.02 -0.01 0.04" range="0 0.9" limited="true"/>
            {heavy("0.03 0 -0.2", 0.9)}
            <site name="foot" pos="0 0.01 -0.4" euler="0.1 0.2 0.3"/>
          </body>
        </body>
      </body>
      <body name="tail" pos="-0.2 0 0.1">
        <joint name="reach" type="slide" axis="-1 0.2 0.4" pos="0.4 0.3 0.2"/>
        {heavy("-0.1 0 0", 0.6)}
        <site name="tip" pos="-0.3 0 0"/>
      </body>
    </body>
  </worldbody>
</mujoco>
"""
SEVERAL = f"""
<mujoco model="several">
  <worldbody>
    <body name="stand" pos="0 0 0.5" euler="0 0 30">{heavy()}
      <body name="cart" pos="0.1 0 0.2" euler="10 20 30">
        <joint name="x" type="slide" axis="1 0 0" damping="2" ref="0.15"/>
        <joint name="y" type="slide" axis="0.1 1 0" pos="0.3 0.2 0.1" frictionloss="0.7"/>
        <joint name="yaw" axis="0 0 1" pos="0.05 0.02 0.3" ref="25" armature="0.1"/>
        <joint axis="1 0 0.3" pos="-0.02 0.04 0.1" ref="-40"/>
        {TURNED}
        <body pos="0.3 0 0" euler="0 90 0">
          <joint axis="0 1 0" pos="0 0.2 0" ref="15"/>
          <joint type="ball" pos="0.1 0 0.05" armature="0.03" damping="0.2"/>
          <joint type="slide" axis="0 0.6 0.8" ref="-0.1"/>
          {heavy(mass=0.8)}
          <body name="flange" pos="0.1 0.02 0"><inertial pos="0 0 0" mass="0.2" diaginertia="1e-3 1e-3 1e-3"/></body>
          <body name="spinner" pos="0 0.1 0.2">
            <joint name="spin" axis="0 0 2"/>{heavy(mass=0.3)}
          </body>
        </body>
      </body>
    </body>
  </worldbody>
</mujoco>
"""
FLOCK = f"""
<mujoco model="flock">
  <worldbody>
    <geom type="plane" size="1 1 0.1"/>
    <body name="a" pos="0 0 1"><joint name="fly" type="free" damping="0.4"/>{heavy()}
      <body name="rotor" pos="0.2 0 0"><joint name="spin" axis="0 0 1" damping="0.01"/>
        <geom type="cylinder" size="0.1 0.01" mass="0.1"/></body></body>
    <body name="b" pos="0 0 2"><joint type="free"/>{TURNED}</body>
    <body name="c"><joint name="swing" axis="0 1 0"/>
      <geom type="capsule" fromto="0 0 0 0.1 0.2 -0.6" size="0.03" density="2000"/></body>
  </worldbody>
</mujoco>
"""
FOLLOWERS = f"""
<mujoco model="followers">
  <compiler angle="radian"/>
  <worldbody>
    <body name="palm"><joint name="lead" axis="0 0 1" ref="0.2"/>{heavy()}
      <body name="one" pos="0.1 0 0"><joint name="first" axis="0 1 0" ref="-0.3"/>{heavy()}
        <body name="two" pos="0.1 0 0"><joint name="second" type="slide" axis="0 1 0"/>{TURNED}</body></body>
      <body name="three" pos="-0.1 0 0"><joint name="third" axis="1 0 0" ref="0.1"/>{heavy()}
        <body name="four" pos="0 0 0.2"><joint name="fourth" axis="1 0 0"/>{heavy()}</body></body>
    </body>
  </worldbody>
  <equality>
    <joint joint1="first" joint2="lead" polycoef="0.05 -2 0 0 0"/>
    <joint joint1="second" joint2="first" polycoef="0 0.5 0 0 0"/>
    <joint name="stop" joint1="third" polycoef="0.4 0 0 0 0"/>
    <joint name="curve" joint1="fourth" joint2="lead" polycoef="0 1 0.5 0 0"/>
    <joint name="back" joint1="lead" joint2="second"/>
  </equality>
</mujoco>
"""
_FOURBAR = f"""
<mujoco model="fourbar">
  <compiler angle="radian"/>
  <worldbody>
    <body name="crank" pos="0 0 0.3"><joint name="drive" axis="0 1 0"/>{heavy("0.1 0 0")}
      <body name="rod" pos="0.2 0 0"><joint name="bend" axis="0 1 0"/>{heavy("0 0 0.15")}
        <site name="rod_end" pos="0 0 0.3" euler="0.3 0.2 0.1"/></body></body>
    <body name="rocker" pos="0.5 0 0.3"><joint name="rock" axis="0 1 0"/>{heavy("0 0 0.2")}
      <site name="rocker_end" pos="-0.3 0 0.3" euler="0.3 0.2 0.1"/></body>
  </worldbody>
  <equality>
    {{0}}
  </equality>
</mujoco>
"""
FOURBAR = _FOURBAR.format('<connect name="pin" body1="rod" body2="rocker" anchor="0 0 0.3"/>')
FOURBAR_SITES = _FOURBAR.format('<connect site1="rod_end" site2="rocker_end"/>')
WELDED = _FOURBAR.format('<weld name="glue" body1="rod" body2="rocker"/>')
HANGING = f"""
<mujoco model="hanging">
  <worldbody>
    <body name="plate" pos="0 0 1"><freejoint name="drift"/>{heavy()}
      <body name="arm" pos="0.1 0 0"><joint name="lift" axis="0 1 0"/>{TURNED}</body></body>
  </worldbody>
  <equality>
    <weld name="hold" body1="arm" anchor="0.1 0.2 0.05" relpose="0.1 0 -0.9 0.9 0.1 0.3 -0.2"/>
    <connect name="also" body1="world" body2="plate" anchor="0.2 0.1 1.1" active="false"/>
  </equality>
</mujoco>
"""
MODELS = {
    "walker": WALKER,
    "several": SEVERAL,
    "flock": FLOCK,
    "followers": FOLLOWERS,
    "fourbar": FOURBAR,
    "fourbar_sites": FOURBAR_SITES,
    "welded": WELDED,
    "hanging": HANGING,
}


def random_tree(seed: int, bodies: int = 7) -> str:
    """Bodies with none to three joints of any kind anywhere, on each other at random; the first may be free."""
    random = np.random.default_rng(seed)
    below: list[list[int]] = [[] for _ in range(bodies)]
    for body in range(1, bodies):
        below[int(random.integers(0, body))].append(body)

    def numbers(size: int) -> str:
        return " ".join(f"{x:.4f}" for x in random.uniform(-1.0, 1.0, size))

    def joint() -> str:
        kind = ("hinge", "slide", "ball")[int(random.choice(3, p=[0.5, 0.3, 0.2]))]
        own = "" if kind == "ball" else f' axis="{numbers(3)}" ref="{numbers(1)}"'
        armature, damping = random.uniform(0.0, 0.1, 2)
        return f'<joint type="{kind}" pos="{numbers(3)}"{own} armature="{armature:.3f}" damping="{damping:.3f}"/>'

    def text(body: int) -> str:
        free = body == 0 and seed % 2 == 0
        joints = ["<freejoint/>"] if free else [joint() for _ in range(int(random.integers(0 if body else 1, 4)))]
        balls = [it for it in joints if "ball" in it]  # MuJoCo wants no turning joint behind a ball
        joints = [*(it for it in joints if it not in balls), *balls[:1]]
        inside = "".join(map(text, below[body]))
        placed = f'pos="{numbers(3)}" quat="{numbers(4)}"'
        inertia = f'<inertial pos="{numbers(3)}" mass="{random.uniform(0.5, 3):.3f}" fullinertia="0.5 0.6 0.4 0.1 -0.07 0.04"/>'
        site = f'<site name="s{body}" pos="{numbers(3)}"/>'
        return f'<body name="b{body}" {placed}>{"".join(joints)}{inertia}{site}{inside}</body>'

    return f'<mujoco model="tree"><compiler angle="radian"/><worldbody>{text(0)}</worldbody></mujoco>'
