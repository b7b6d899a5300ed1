"""Draws views of a model in flat tones (`drawing.py`). Called by `studio/blender.ts`: blender -b -P render.py -- JOB.json

A job names the model's file, its views with their sizes, and the folder for the results. The result of a view is a file of
32-bit floats for each pixel from the upper left corner: base (RGB, linear), gain, alpha.
"""

import json
import math
import os
import sys
import time

import bpy
import mathutils
import numpy as np

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import drawing

JOB = json.load(open(sys.argv[sys.argv.index("--") + 1]))
# The image of a shadow is smaller by this factor.
SHADOW_SHARE = 4
SHADOW_SAMPLES = 24

bpy.ops.wm.read_factory_settings(use_empty=True)
SCENE = bpy.context.scene


def turned(flat):
    """Studio: x forward, y up, z right. Blender: x forward, y left, z up."""
    rows = flat.reshape(-1, 3)
    return np.stack([rows[:, 0], -rows[:, 2], rows[:, 1]], axis=1)


def load(path):
    with open(path, "rb") as file:
        head = json.loads(file.readline())
        points = []
        materials = {name: drawing.drawing_of(name) for name in {name for name, _, _ in head["parts"]}}
        for number, (name, count, size) in enumerate(head["parts"]):
            place = turned(np.frombuffer(file.read(count * 12), dtype="<f4"))
            normal = turned(np.frombuffer(file.read(count * 12), dtype="<f4"))
            index = np.frombuffer(file.read(size * 4), dtype="<u4").astype(np.int32)
            mesh = bpy.data.meshes.new(f"{name}-{number}")
            mesh.vertices.add(count)
            mesh.vertices.foreach_set("co", place.ravel())
            mesh.loops.add(size)
            mesh.loops.foreach_set("vertex_index", index)
            mesh.polygons.add(size // 3)
            mesh.polygons.foreach_set("loop_start", np.arange(0, size, 3, dtype=np.int32))
            mesh.polygons.foreach_set("loop_total", np.full(size // 3, 3, dtype=np.int32))
            mesh.polygons.foreach_set("use_smooth", np.ones(size // 3, dtype=bool))
            mesh.update()
            mesh.validate(clean_customdata=False)
            mesh.use_auto_smooth = True
            mesh.normals_split_custom_set_from_vertices(normal.tolist())
            mesh.materials.append(materials[name])
            part = bpy.data.objects.new(mesh.name, mesh)
            SCENE.collection.objects.link(part)
            points.append(place[:: max(1, count // 1500)])
    return np.concatenate(points)


def turned_point(point):
    """A point of the studio's coordinates in those of Blender."""
    return mathutils.Vector((point[0], -point[2], point[1]))


def aim_inside(eye):
    camera = SCENE.camera
    camera.location = turned_point(eye["from"])
    camera.rotation_euler = (turned_point(eye["to"]) - camera.location).to_track_quat("-Z", "Y").to_euler()
    camera.data.clip_start = 0.02
    if eye.get("panorama"):
        camera.data.type = "PANO"
        camera.data.cycles.panorama_type = "EQUIRECTANGULAR"
        return
    camera.data.sensor_fit = "VERTICAL"
    camera.data.angle = math.radians(eye["lens"])


def aim(view, points, aspect):
    """Places the camera and sets its focal length and shift so that the car fills the view's share of the width."""
    azimuth = math.radians(view["azimuth"])
    height = view["height"]
    distance = view["distance"]
    camera = SCENE.camera
    # Azimuth 0 looks at the front, and grows towards the car's left side.
    turntable = view.get("turntable", False)
    # A turntable has the middle of the car on its axis, and the same scale in all images.
    middle = (points[:, 0].max() + points[:, 0].min()) / 2 if turntable else 0
    place = mathutils.Vector((middle + distance * math.cos(azimuth), distance * math.sin(azimuth), height))
    target = mathutils.Vector((middle, 0, view["target"]))
    rotation = (target - place).to_track_quat("-Z", "Y")
    camera.location = place
    camera.rotation_euler = rotation.to_euler()
    local = (points - np.array(place)) @ np.array(rotation.to_matrix())
    u = local[:, 0] / -local[:, 2]
    v = local[:, 1] / -local[:, 2]
    width = max((u.max() - u.min()) / view["fill"], (v.max() - v.min()) / view["fillHeight"] * aspect)
    data = camera.data
    data.sensor_width = 36
    if "close" in view:
        # A close-up: the point in the middle, and the width seen there in metres.
        point = np.array(view["close"][:3])
        spot = (point - np.array(place)) @ np.array(rotation.to_matrix())
        width = view["close"][3] / -spot[2]
        data.lens = 36 / width
        data.shift_x = spot[0] / -spot[2] / width
        data.shift_y = spot[1] / -spot[2] / width
        return azimuth
    if turntable:
        foot = (np.array([middle, 0, 0]) - np.array(place)) @ np.array(rotation.to_matrix())
        width = (points[:, 0].max() - points[:, 0].min()) / view["fill"] / distance
        data.lens = 36 / width
        data.shift_x = 0
        data.shift_y = foot[1] / -foot[2] / width + (0.5 - view["ground"]) / aspect
        return azimuth
    data.lens = 36 / width
    data.shift_x = (u.max() + u.min()) / 2 / width
    # The wheels stand on one line in all images.
    data.shift_y = (v.min() / width) + (0.5 - view["ground"]) / aspect
    return azimuth


def passes(folder):
    layer = SCENE.view_layers[0]
    for name in ["drawnBase", "drawnGain"]:
        aov = layer.aovs.add()
        aov.name = name
        aov.type = "COLOR"
    SCENE.use_nodes = True
    tree = SCENE.node_tree
    source = tree.nodes["Render Layers"] if "Render Layers" in tree.nodes else tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.format.color_mode = "RGBA"
    out.file_slots.clear()
    for name in ["Image", "drawnBase", "drawnGain"]:
        out.file_slots.new(name)
        tree.links.new(source.outputs[name], out.inputs[name])


def pixels(folder, name):
    image = bpy.data.images.load(f"{folder}/{name}0001.exr")
    image.colorspace_settings.name = "Raw"
    values = np.empty(image.size[0] * image.size[1] * 4, dtype=np.float32)
    image.pixels.foreach_get(values)
    shape = (image.size[1], image.size[0], 4)
    bpy.data.images.remove(image)
    return values.reshape(shape)[::-1]


def floor_below():
    """Makes the floor, and the light above that casts the shadow."""
    data = bpy.data.lights.new("light", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = 2.4, 5.6
    data.energy = 480
    item = bpy.data.objects.new("light", data)
    item.location = (0, 0, 5)
    SCENE.collection.objects.link(item)
    bpy.ops.mesh.primitive_plane_add(size=80)
    return bpy.context.object


def show(floor, parts, is_floor):
    """Shows the floor with its shadow only, or the model only. Blender prepares the model again, which takes some seconds."""
    floor.visible_camera = is_floor
    floor.is_shadow_catcher = is_floor
    for part in parts:
        part.visible_camera = not is_floor


def shadow(view):
    """Returns the shadow of the light from above on the floor, 0 to 1. It is soft: a small image is enough."""
    aim(view, points, view["width"] / view["height_px"])
    SCENE.render.resolution_x = view["width"] // SHADOW_SHARE
    SCENE.render.resolution_y = view["height_px"] // SHADOW_SHARE
    SCENE.cycles.samples = SHADOW_SAMPLES
    bpy.ops.render.render()
    return enlarged(blurred(pixels(JOB["scratch"], "Image")[:, :, 3]), view["width"], view["height_px"])


def blurred(values):
    """Returns a smooth shadow that ends before the edge of the image."""
    margin = values.shape[1] // 40
    values = np.pad(values[margin:-margin, margin:-margin], margin)
    for axis in (0, 1):
        for _ in range(3):
            values = sum(np.roll(values, by, axis) for by in range(-4, 5)) / 9
    return values


def enlarged(values, width, height):
    """Returns values in another size, each mixed from its four neighbours."""
    rows = np.clip((np.arange(height) + 0.5) * values.shape[0] / height - 0.5, 0, values.shape[0] - 1.001)
    columns = np.clip((np.arange(width) + 0.5) * values.shape[1] / width - 0.5, 0, values.shape[1] - 1.001)
    y, x = rows.astype(int)[:, None], columns.astype(int)[None, :]
    down, across = rows[:, None] - y, columns[None, :] - x
    upper = values[y, x] * (1 - across) + values[y, x + 1] * across
    lower = values[y + 1, x] * (1 - across) + values[y + 1, x + 1] * across
    return upper * (1 - down) + lower * down


def write(folder, path, dark):
    alpha = pixels(folder, "Image")[:, :, 3:]
    base = pixels(folder, "drawnBase")[:, :, :3]
    gain = pixels(folder, "drawnGain")[:, :, :1]
    inside = np.clip((dark / max(dark.max(), 0.01) - 0.48) * 40, 0, 1)
    alpha = alpha + (1 - alpha) * inside[:, :, None] * 0.26
    np.concatenate([base, gain, alpha], axis=2).astype("<f4").tofile(path)


points = load(JOB["model"])
SCENE.render.engine = "CYCLES"
cycles = SCENE.cycles
cycles.device = "CPU"
cycles.use_denoising = False
SCENE.render.film_transparent = True
SCENE.render.use_persistent_data = True
SCENE.render.threads_mode = "FIXED"
SCENE.render.threads = JOB.get("threads", 2)
SCENE.view_settings.view_transform = "Standard"
camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
SCENE.collection.objects.link(camera)
SCENE.camera = camera
parts = [item for item in SCENE.objects if item.type == "MESH"]
floor = floor_below()
passes(JOB["scratch"])

# Towards the light, from the camera. That of a turntable is symmetric, because its images are mirrored; that of a cabin stands still.
LIGHT = mathutils.Vector((-0.4, -0.5, 0.86)).normalized()
SYMMETRIC_LIGHT = mathutils.Vector((0, -0.5, 0.86)).normalized()
CABIN_LIGHT = mathutils.Vector((-0.4, 0.3, 0.85)).normalized()


def render(view, dark):
    if "inside" in view:
        aim_inside(view["inside"])
        towards = CABIN_LIGHT
    else:
        azimuth = aim(view, points, view["width"] / view["height_px"])
        towards = (SYMMETRIC_LIGHT if view.get("turntable") else LIGHT).copy()
        towards.rotate(mathutils.Euler((0, 0, azimuth + math.pi / 2)))
    drawing.light_from(towards)
    cycles.samples = view["samples"]
    SCENE.render.resolution_x = view["width"]
    SCENE.render.resolution_y = view["height_px"]
    bpy.ops.render.render()
    write(JOB["scratch"], view["out"], dark)


cycles.max_bounces = 0
show(floor, parts, True)
shadows = [None if "inside" in view else shadow(view) for view in JOB["views"]]
show(floor, parts, False)
for view, dark in zip(JOB["views"], shadows):
    started = time.time()
    render(view, np.zeros((view["height_px"], view["width"])) if dark is None else dark)
    print("RENDERED", view["out"], round(time.time() - started, 1), flush=True)
