"""Print a robot's mass matrix from the numeric core: `python docs/examples/mass_matrix.py robots/panda.yaml`."""

from __future__ import annotations

import sys

import numpy as np

from symdyn.core.composite import mass_matrix
from symdyn.core.tree import Tree
from symdyn.description import read_robot
from symdyn.model.assemble import numeric_model


def main() -> None:
    """Read the robot, put every joint at 0.3, show M."""
    robot = read_robot(sys.argv[1])
    model = numeric_model(robot)
    tree = Tree.of(model)
    M = mass_matrix(tree, np.full(tree.n, 0.3))
    width = max(len(joint.name) for joint in model.joints)
    print(f"\nMass matrix of '{model.name}' with every joint at 0.3 (kg m² for turning joints):\n")
    for joint, row in zip(model.joints, M, strict=True):
        print(f"  {joint.name:{width}}  " + "  ".join(f"{entry:10.6f}" for entry in row))
    print(f"\nsmallest eigenvalue {np.linalg.eigvalsh(M)[0]:.3g}: positive definite, as it must be")


if __name__ == "__main__":
    main()
