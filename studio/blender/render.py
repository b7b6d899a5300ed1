"""Draws views of a model in flat tones (`drawing.py`). Called by `studio/blender.ts`: blender -b -P render.py -- JOB.json

A job names the model's file, its views with their sizes, and the folder for the results. The result of a view is a file of
32-bit floats for each pixel from the upper left corner: base (RGB, linear), gain, alpha, roof.
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
# The map of the shadow on the floor: metres of a pixel, of the margin around the model, and of the blur of shadow and core.
SHADOW_CELL = 0.03
SHADOW_MARGIN = 1.2
SHADOW_BLUR = 0.3
CORE_BLUR = 0.6
SHADOW_SAMPLES = 16
# Share of the darkest shadow at which the drawn one ends, and at which its core under the car begins and is complete.
SHADOW_EDGE = 0.48
CORE = (0.62, 1)
# How dark the shadow and its core are.
DARKNESS = 0.2
CORE_DARKNESS = 0.3

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
    for name in ["drawnBase", "drawnGain", "drawnRoof"]:
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
    for name in ["Image", "drawnBase", "drawnGain", "drawnRoof"]:
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
    item.location = (0, 0, 12)
    SCENE.collection.objects.link(item)
    bpy.ops.mesh.primitive_plane_add(size=80)
    return bpy.context.object


def show(floor, parts, is_floor):
    """Shows the floor with its shadow only, or the model only. Blender prepares the model again, which takes some seconds."""
    floor.visible_camera = is_floor
    floor.is_shadow_catcher = is_floor
    for part in parts:
        part.visible_camera = not is_floor


def shadow_map():
    """Returns the shadow of the light from above on the floor as seen from above, 0 to 1, the same for its core, and the place of their upper left corner."""
    low, high = points.min(axis=0) - SHADOW_MARGIN, points.max(axis=0) + SHADOW_MARGIN
    columns, rows = (int(math.ceil((high[axis] - low[axis]) / SHADOW_CELL)) for axis in (0, 1))
    data = SCENE.camera.data
    data.type = "ORTHO"
    data.ortho_scale = max(columns, rows) * SHADOW_CELL
    # Below the light, which would hide the floor.
    SCENE.camera.location = (low[0] + columns * SHADOW_CELL / 2, low[1] + rows * SHADOW_CELL / 2, 4)
    SCENE.camera.rotation_euler = (0, 0, 0)
    SCENE.render.resolution_x, SCENE.render.resolution_y = columns, rows
    SCENE.cycles.samples = SHADOW_SAMPLES
    bpy.ops.render.render()
    data.type = "PERSP"
    seen = pixels(JOB["scratch"], "Image")[:, :, 3]
    maps = [blurred(seen, metres) for metres in (SHADOW_BLUR, CORE_BLUR)]
    return *(values / max(values.max(), 0.01) for values in maps), (low[0], low[1] + rows * SHADOW_CELL)


def blurred(values, metres):
    """Returns a smooth shadow that ends before the edge of its map."""
    reach = int(metres / SHADOW_CELL / 2)
    values = np.pad(values[8:-8, 8:-8], 8)
    for axis in (0, 1):
        for _ in range(3):
            values = sum(np.roll(values, by, axis) for by in range(-reach, reach + 1)) / (2 * reach + 1)
    return values


def shadow(floor_map, width, height):
    """Returns how dark the shadow makes each pixel of the present view, 0 to 1: where its rays meet the floor."""
    values, core, corner = floor_map
    camera = SCENE.camera
    data = camera.data
    x = ((np.arange(width) + 0.5) / width - 0.5 + data.shift_x) * data.sensor_width / data.lens
    y = ((0.5 - (np.arange(height) + 0.5) / height) * height / width + data.shift_y) * data.sensor_width / data.lens
    local = np.stack([*np.broadcast_arrays(x[None, :], y[:, None]), np.full((height, width), -1.0)], axis=2)
    ray = local @ np.array(camera.rotation_euler.to_matrix()).T
    down = np.minimum(ray[:, :, 2], -1e-6)
    reach = -camera.location.z / down
    columns = (camera.location.x + ray[:, :, 0] * reach - corner[0]) / SHADOW_CELL - 0.5
    rows = (corner[1] - camera.location.y - ray[:, :, 1] * reach) / SHADOW_CELL - 0.5
    dark = sampled(values, rows, columns)
    # An edge as wide as a pixel.
    slope = sum(np.abs(part) for part in np.gradient(dark))
    outer = np.clip((dark - SHADOW_EDGE) / np.maximum(slope, 1e-3) + 0.5, 0, 1)
    begin, end = CORE
    inner = np.clip((sampled(core, rows, columns) - begin) / (end - begin), 0, 1)
    return DARKNESS * outer + CORE_DARKNESS * inner * inner * (3 - 2 * inner)


def sampled(values, rows, columns):
    """Returns values at places between the pixels of an image, each mixed from its four neighbours; those beyond its edge are the edge's."""
    rows = np.clip(rows, 0, values.shape[0] - 1.001)
    columns = np.clip(columns, 0, values.shape[1] - 1.001)
    y, x = rows.astype(int), columns.astype(int)
    down, across = rows - y, columns - x
    upper = values[y, x] * (1 - across) + values[y, x + 1] * across
    lower = values[y + 1, x] * (1 - across) + values[y + 1, x + 1] * across
    return upper * (1 - down) + lower * down


def write(folder, path, dark):
    alpha = pixels(folder, "Image")[:, :, 3:]
    base = pixels(folder, "drawnBase")[:, :, :3]
    gain = pixels(folder, "drawnGain")[:, :, :1]
    roof = pixels(folder, "drawnRoof")[:, :, :1]
    alpha = alpha + (1 - alpha) * dark[:, :, None]
    np.concatenate([base, gain, alpha, roof], axis=2).astype("<f4").tofile(path)


points = load(JOB["model"])
SCENE.render.engine = "CYCLES"
cycles = SCENE.cycles
cycles.device = "CPU"
cycles.use_denoising = False
# Smoother edges with few rays; in pixels.
cycles.filter_width = 1.7
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


def render(view, floor_map):
    width, height = view["width"], view["height_px"]
    if "inside" in view:
        aim_inside(view["inside"])
        towards = CABIN_LIGHT
        dark = np.zeros((height, width))
    else:
        azimuth = aim(view, points, width / height)
        towards = (SYMMETRIC_LIGHT if view.get("turntable") else LIGHT).copy()
        towards.rotate(mathutils.Euler((0, 0, azimuth + math.pi / 2)))
        dark = shadow(floor_map, width, height)
    drawing.light_from(towards)
    cycles.samples = view["samples"]
    SCENE.render.resolution_x = width
    SCENE.render.resolution_y = height
    bpy.ops.render.render()
    write(JOB["scratch"], view["out"], dark)


cycles.max_bounces = 0
floor_map = None
if any("inside" not in view for view in JOB["views"]):
    show(floor, parts, True)
    floor_map = shadow_map()
show(floor, parts, False)
for view in JOB["views"]:
    started = time.time()
    render(view, floor_map)
    print("RENDERED", view["out"], round(time.time() - started, 1), flush=True)
