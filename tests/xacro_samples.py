"""xacro of our own: arguments, a macro, numbers of another file, pieces that are included."""

ARM = """<?xml version="1.0"?>
<robot name="arm" xmlns:xacro="http://www.ros.org/wiki/xacro">
  <xacro:arg name="prefix" default=""/>
  <xacro:arg name="mass" default="1.5"/>
  <xacro:macro name="rod" params="name parent mass height">
    <link name="${name}"><inertial><origin xyz="0 0 ${height / 2}"/><mass value="${mass}"/>
      <inertia ixx="0.01" iyy="0.02" izz="0.015" ixy="0" ixz="0" iyz="0"/></inertial></link>
    <joint name="${name}_joint" type="revolute"><parent link="${parent}"/><child link="${name}"/>
      <origin xyz="0 0 ${height}" rpy="${pi/2} 0 0"/><axis xyz="0 1 0"/>
      <limit lower="-1" upper="1" effort="1" velocity="1"/></joint>
  </xacro:macro>
  <link name="$(arg prefix)stand"/>
  <xacro:rod name="$(arg prefix)upper" parent="$(arg prefix)stand" mass="$(arg mass)" height="0.5"/>
  <xacro:rod name="$(arg prefix)fore" parent="$(arg prefix)upper" mass="${$(arg mass) / 2}" height="0.4"/>
</robot>
"""
MAIN = """<robot name="arm" xmlns:xacro="http://www.ros.org/wiki/xacro">
  <xacro:include filename="parts/link.xacro"/>
  <xacro:property name="sizes" value="${xacro.load_yaml('parts/sizes.yaml')}"/>
  <link name="stand"/>
  <xacro:rod height="${sizes['height']}"/>
</robot>
"""
PART = """<robot xmlns:xacro="http://www.ros.org/wiki/xacro">
  <xacro:macro name="rod" params="height">
    <link name="rod"><inertial><mass value="1"/>
      <inertia ixx="0.01" iyy="0.02" izz="0.015" ixy="0" ixz="0" iyz="0"/></inertial></link>
    <joint name="swing" type="continuous"><parent link="stand"/><child link="rod"/><origin xyz="0 0 ${height}"/></joint>
  </xacro:macro>
</robot>
"""
SIZES = "height: 0.5\n"
