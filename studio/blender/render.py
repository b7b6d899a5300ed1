"""Renders views of a model by Cycles. Called by `studio/render.ts`: blender -b -P render.py -- JOB.json

A job names the model's file, its views with their sizes, and the folder for the results. The result of a view is a file of
32-bit floats for each pixel from the upper left corner: base (RGB, linear), gain, alpha, and the guides of `denoise.ts`.
"""

import json
import math
import sys
import time

import bpy
import mathutils
import numpy as np

JOB = json.load(open(sys.argv[sys.argv.index("--") + 1]))
PAINT_ALBEDO = 0.45
# The material of a cabin's roof, and of nothing else.
ROOF = "#cfcac2/0.9"
# The image of a shadow is smaller by this factor.
SHADOW_SHARE = 4
SHADOW_SAMPLES = 24

bpy.ops.wm.read_factory_settings(use_empty=True)
SCENE = bpy.context.scene


def socket(node, name, value):
    node.inputs[name].default_value = value


def material(name, colour, rough, metal=0.0, coat=0.0, specular=0.5, emission=0.0, coat_rough=0.03):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    node = made.node_tree.nodes["Principled BSDF"]
    socket(node, "Base Color", (*colour, 1))
    socket(node, "Roughness", rough)
    socket(node, "Metallic", metal)
    socket(node, "Specular", specular)
    socket(node, "Clearcoat", coat)
    socket(node, "Clearcoat Roughness", coat_rough)
    if emission:
        socket(node, "Emission", (*colour, 1))
        socket(node, "Emission Strength", emission)
    return made


def paint():
    made = material("paint", (PAINT_ALBEDO,) * 3, 0.3, specular=0.5, coat=0.6, coat_rough=0.06)
    tree = made.node_tree
    mask = tree.nodes.new("ShaderNodeOutputAOV")
    mask.name = "paint"
    mask.inputs["Value"].default_value = 1
    return made


def grey(value):
    return (value, value, value)


MATERIALS = {
    "paint": paint(),
    "glass": material("glass", (0.006, 0.007, 0.009), 0.03, specular=0.32),
    "frame": material("frame", grey(0.008), 0.22),
    "cloth": material("cloth", grey(0.012), 0.95, specular=0.1),
    "amber": material("amber", (0.6, 0.16, 0.01), 0.15),
    "redLamp": material("redLamp", (0.5, 0.01, 0.01), 0.12),
    "headlight": material("headlight", (0.9, 0.92, 0.95), 0.08, emission=0.6),
    "plastic": material("plastic", grey(0.022), 0.5, specular=0.35),
    "well": material("well", grey(0.004), 1, specular=0),
    "gap": material("gap", grey(0.001), 1, specular=0),
    "opening": material("opening", grey(0.006), 0.6, specular=0.2),
    "lamp": material("lamp", grey(0.012), 0.08, coat=1),
    "lampLit": material("lampLit", (1, 0.98, 0.95), 0.3, emission=2.2),
    "bar": material("bar", grey(0.03), 0.25, coat=0.5),
    "tail": material("tail", (0.09, 0.002, 0.003), 0.08, coat=1),
    "tailLit": material("tailLit", (1, 0.02, 0.02), 0.3, emission=1.3),
    "rubber": material("rubber", grey(0.014), 0.8, specular=0),
    "alloy": material("alloy", grey(0.62), 0.3, metal=1),
    "alloyDark": material("alloyDark", grey(0.06), 0.3, metal=0.8, coat=0.4),
    "chrome": material("chrome", grey(0.75), 0.12, metal=1),
    "gloss": material("gloss", grey(0.01), 0.08),
    "black": material("black", grey(0.006), 0.5),
    "plate": material("plate", grey(0.7), 0.4),
    "mirror": material("mirror", grey(0.7), 0.04, metal=1),
    "disc": material("disc", grey(0.4), 0.35, metal=1),
    "caliper": material("caliper", grey(0.05), 0.4),
    "leather": material("leather", grey(0.03), 0.6),
    "engine": material("engine", grey(0.2), 0.4, metal=0.9),
    "steel": material("steel", grey(0.5), 0.25, metal=1),
}


# Parts that reflect lights sharply. They have little noise, and a filter would blur the reflections.
SHARP = {"lampLit", "tailLit", "chrome"}

def numbered(made, number, sharp):
    """Writes a material's number, its square and whether it is sharp into the passes that `denoise.ts` reads."""
    for aov, value in [("part", number), ("square", number**2), ("sharp", float(sharp))]:
        node = made.node_tree.nodes.new("ShaderNodeOutputAOV")
        node.name = aov
        node.inputs["Value"].default_value = value


for index, (each, made) in enumerate(MATERIALS.items()):
    numbered(made, index + 1, each in SHARP)


def screen(name):
    """A lit screen with a picture, which is as high and as wide as the part."""
    made = material(name, grey(0), 1, specular=0)
    tree = made.node_tree
    place = tree.nodes.new("ShaderNodeTexCoord")
    axes = tree.nodes.new("ShaderNodeSeparateXYZ")
    mirrored = tree.nodes.new("ShaderNodeMath")
    mirrored.operation = "SUBTRACT"
    mirrored.inputs[0].default_value = 1
    at = tree.nodes.new("ShaderNodeCombineXYZ")
    picture = tree.nodes.new("ShaderNodeTexImage")
    picture.image = bpy.data.images.load(f"{JOB['scratch']}/{name.split('/')[1]}.png")
    tree.links.new(place.outputs["Generated"], axes.inputs[0])
    tree.links.new(axes.outputs["Y"], mirrored.inputs[1])
    tree.links.new(mirrored.outputs[0], at.inputs["X"])
    tree.links.new(axes.outputs["Z"], at.inputs["Y"])
    tree.links.new(at.outputs[0], picture.inputs["Vector"])
    node = tree.nodes["Principled BSDF"]
    tree.links.new(picture.outputs["Color"], node.inputs["Emission"])
    socket(node, "Emission Strength", 0.8)
    return made


def matte(name):
    """A material with a name such as #1c1d1f/0.7: its colour in sRGB, and its roughness."""
    colour, rough = name[1:].split("/")
    channels = [int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return material(name, [((one + 0.055) / 1.055) ** 2.4 if one > 0.04 else one / 12.92 for one in channels], float(rough))


def material_of(name):
    if name not in MATERIALS:
        is_screen = name.startswith("screen/")
        MATERIALS[name] = screen(name) if is_screen else matte(name)
        numbered(MATERIALS[name], len(MATERIALS), is_screen)
    return MATERIALS[name]


def turned(flat):
    """Studio: x forward, y up, z right. Blender: x forward, y left, z up."""
    rows = flat.reshape(-1, 3)
    return np.stack([rows[:, 0], -rows[:, 2], rows[:, 1]], axis=1)


def load(path):
    with open(path, "rb") as file:
        head = json.loads(file.readline())
        points = []
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
            mesh.materials.append(material_of(name))
            part = bpy.data.objects.new(mesh.name, mesh)
            # The light of the hall comes in through the roof.
            part.visible_shadow = part.visible_diffuse = name != ROOF
            SCENE.collection.objects.link(part)
            points.append(place[:: max(1, count // 1500)])
    return head, np.concatenate(points)


def light(place, target, size, power, glossy=True):
    data = bpy.data.lights.new("light", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = power
    item = bpy.data.objects.new("light", data)
    item.location = place
    item.rotation_euler = (mathutils.Vector(target) - mathutils.Vector(place)).to_track_quat("-Z", "Y").to_euler()
    # A light without reflections models the form and leaves glass dark.
    item.visible_glossy = glossy
    SCENE.collection.objects.link(item)
    return item


def rig_of(lights):
    """Lights that stand still with the camera while the car turns. The camera looks along +y from -y in the rig's own coordinates."""
    rig = bpy.data.objects.new("rig", None)
    SCENE.collection.objects.link(rig)
    for item in lights:
        item.parent = rig
    return rig


def from_above():
    return [light((0, 0, 5.0), (0, 0, 0), (5.6, 2.4), 480)]


def rider_lights():
    return [
        light((-0.6, -0.4, 5.0), (0, 0, 0.6), (5.6, 1.6), 480),
        light((-5.5, -7.0, 4.6), (0, 0, 0.7), (1.6, 1.6), 330, glossy=False),
        light((5.5, 6.5, 2.4), (0, 0, 0.8), (0.8, 4.0), 380),
        light((-6.0, 6.0, 3.0), (0, 0, 0.9), (4.0, 0.7), 200),
    ]


def cabin_lights():
    """Above, before the windscreen and at both sides; the roof of a model lets the light in."""
    return [
        light((0.2, 0, 4.2), (0, 0, 0.6), (4.5, 3.2), 900),
        light((5.0, 0, 3.4), (0.4, 0, 0.8), (3.2, 1.6), 500),
        light((-0.2, 4.6, 2.6), (0, 0, 0.8), (3.0, 1.2), 260),
        light((-0.2, -4.6, 2.6), (0, 0, 0.8), (3.0, 1.2), 260),
    ]


# Linear colours of the drawn parts, and how much darker and lighter their two tones are.
DRAWN = {
    "glass": (0.022, 0.03, 0.04),
    "frame": grey(0.012),
    "cloth": grey(0.02),
    "amber": (0.75, 0.22, 0.01),
    "redLamp": (0.42, 0.012, 0.014),
    "headlight": grey(0.85),
    "plastic": grey(0.03),
    "well": grey(0.006),
    "gap": grey(0.008),
    "opening": grey(0.01),
    "bar": grey(0.05),
    "lamp": (0.035, 0.042, 0.05),
    "lampLit": grey(1.05),
    "tail": (0.2, 0.008, 0.012),
    "tailLit": (0.95, 0.05, 0.04),
    "rubber": grey(0.016),
    "alloy": grey(0.55),
    "alloyDark": grey(0.085),
    "chrome": grey(0.6),
    "gloss": grey(0.014),
    "black": grey(0.014),
    "mirror": grey(0.3),
    "disc": grey(0.22),
    "caliper": grey(0.06),
    "leather": grey(0.028),
    "engine": grey(0.16),
    "steel": grey(0.34),
}
# Tones by the angle to the light: from which cosine each begins. Paint has a sheen as well, or a black car would have no form.
PAINT_TONES = [(0, 0.46), (0.04, 0.66), (0.2, 0.92), (0.64, 1.16), (0.86, 1.4)]
PAINT_SHEEN = [(0, 0), (0.2, 0.004), (0.64, 0.016), (0.86, 0.036)]
PART_TONES = [(0, 0.7), (0.5, 1.0), (0.8, 1.3)]
GLASS_TONES = [(0, 1.0), (0.7, 1.5), (0.9, 2.4)]
# Streaks on glass: how often they come along the image in metres, and where two of them begin and end.
STREAKS = (1.15, [(0.1, 0.3), (0.36, 0.42)])
DIRECTIONS = []


def tones(tree, steps):
    """Returns a value that has few steps from shade to light."""
    geometry = tree.nodes.new("ShaderNodeNewGeometry")
    dot = tree.nodes.new("ShaderNodeVectorMath")
    dot.operation = "DOT_PRODUCT"
    DIRECTIONS.append(dot.inputs[1])
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "CONSTANT"
    first, *others = ramp.color_ramp.elements
    for other in others:
        ramp.color_ramp.elements.remove(other)
    # A ramp has values up to 1.
    first.position, first.color = 0, (*grey(steps[0][1] / 4), 1)
    for position, value in steps[1:]:
        ramp.color_ramp.elements.new(position).color = (*grey(value / 4), 1)
    scale = tree.nodes.new("ShaderNodeVectorMath")
    scale.operation = "SCALE"
    scale.inputs["Scale"].default_value = 4
    tree.links.new(geometry.outputs["Normal"], dot.inputs[0])
    tree.links.new(dot.outputs["Value"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], scale.inputs[0])
    return scale.outputs[0]


def drawn(made, name):
    """Writes what a drawing shows of a material into two passes: its colour, and how much of the paint's colour."""
    tree = made.node_tree
    colour = tree.nodes.new("ShaderNodeOutputAOV")
    colour.name = "drawnBase"
    gain = tree.nodes.new("ShaderNodeOutputAOV")
    gain.name = "drawnGain"
    if name == "paint":
        tree.links.new(tones(tree, PAINT_TONES), gain.inputs["Color"])
        tree.links.new(tones(tree, PAINT_SHEEN), colour.inputs["Color"])
        return
    gain.inputs["Color"].default_value = (0, 0, 0, 1)
    lit = name.endswith("Lit") or name in ("gap", "opening", "well")
    steps = [(0, 1)] if lit else GLASS_TONES if name == "glass" else PART_TONES
    shade = tones(tree, steps)
    if name == "glass":
        shade = product(tree, shade, streaks(tree))
    fixed = tree.nodes.new("ShaderNodeRGB")
    fixed.outputs[0].default_value = (*DRAWN.get(name, grey(0.1)), 1)
    tree.links.new(product(tree, shade, fixed.outputs[0]), colour.inputs["Color"])


def product(tree, one, other):
    node = tree.nodes.new("ShaderNodeVectorMath")
    node.operation = "MULTIPLY"
    tree.links.new(one, node.inputs[0])
    tree.links.new(other, node.inputs[1])
    return node.outputs[0]


def streaks(tree):
    """Returns a value that is higher on slanting streaks, which stand still in the image."""
    place = tree.nodes.new("ShaderNodeTexCoord")
    axes = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(place.outputs["Camera"], axes.inputs[0])
    slant = tree.nodes.new("ShaderNodeMath")
    slant.operation = "MULTIPLY_ADD"
    slant.inputs[1].default_value = -0.6
    tree.links.new(axes.outputs["Y"], slant.inputs[0])
    tree.links.new(axes.outputs["X"], slant.inputs[2])
    step, bands = STREAKS
    share = tree.nodes.new("ShaderNodeMath")
    share.operation = "DIVIDE"
    share.inputs[1].default_value = step
    tree.links.new(slant.outputs[0], share.inputs[0])
    rest = tree.nodes.new("ShaderNodeMath")
    rest.operation = "FRACT"
    tree.links.new(share.outputs[0], rest.inputs[0])
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "CONSTANT"
    first, last = ramp.color_ramp.elements
    ramp.color_ramp.elements.remove(last)
    first.position, first.color = 0, (*grey(0.4), 1)
    for begin, end in bands:
        ramp.color_ramp.elements.new(begin).color = (*grey(1), 1)
        ramp.color_ramp.elements.new(end).color = (*grey(0.4), 1)
    tree.links.new(rest.outputs[0], ramp.inputs[0])
    scale = tree.nodes.new("ShaderNodeVectorMath")
    scale.operation = "SCALE"
    scale.inputs["Scale"].default_value = 2.5
    tree.links.new(ramp.outputs[0], scale.inputs[0])
    return scale.outputs[0]


for each, made in MATERIALS.items():
    drawn(made, each)


def studio():
    """Makes the room that is reflected and its floor, and returns the floor."""
    world = bpy.data.worlds.new("world")
    world.use_nodes = True
    SCENE.world = world
    tree = world.node_tree
    background = tree.nodes["Background"]
    socket(background, "Color", (1, 1, 1, 1))
    socket(background, "Strength", 0.24)
    # What is reflected is a dark room with a light ceiling: surfaces show their slope, and sides stay dark.
    ceiling = tree.nodes.new("ShaderNodeBackground")
    socket(ceiling, "Strength", 1)
    place = tree.nodes.new("ShaderNodeTexCoord")
    axes = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    for position, value in [(0.04, 0.05), (0.34, 0.1), (0.42, 0.62), (0.9, 0.72)]:
        item = ramp.color_ramp.elements.new(position)
        item.color = (value, value, value, 1)
    ramp.color_ramp.elements[0].color = (0.03, 0.03, 0.03, 1)
    kind = tree.nodes.new("ShaderNodeLightPath")
    mixed = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(place.outputs["Generated"], axes.inputs[0])
    tree.links.new(axes.outputs["Z"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], ceiling.inputs["Color"])
    tree.links.new(kind.outputs["Is Glossy Ray"], mixed.inputs[0])
    tree.links.new(background.outputs[0], mixed.inputs[1])
    tree.links.new(ceiling.outputs[0], mixed.inputs[2])
    tree.links.new(mixed.outputs[0], tree.nodes["World Output"].inputs["Surface"])
    bpy.ops.mesh.primitive_plane_add(size=80)
    bpy.context.object.data.materials.append(material("floor", grey(0.42), 1, specular=0))
    return bpy.context.object


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
    layer.use_pass_diffuse_direct = True
    layer.use_pass_diffuse_indirect = True
    layer.use_pass_normal = True
    layer.use_pass_position = True
    for name in ["paint", "part", "square", "sharp"]:
        aov = layer.aovs.add()
        aov.name = name
        aov.type = "VALUE"
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
    for name in ["Image", "DiffDir", "DiffInd", "Normal", "Position", "paint", "part", "square", "sharp", "drawnBase", "drawnGain"]:
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


def shadow(floor, parts, view):
    """Returns the shadow of the light from above on the floor, 0 to 1. It is soft: a small image is enough."""
    floor.visible_camera = True
    floor.is_shadow_catcher = True
    for part in parts:
        part.visible_camera = False
    SCENE.render.resolution_x = view["width"] // SHADOW_SHARE
    SCENE.render.resolution_y = view["height_px"] // SHADOW_SHARE
    SCENE.cycles.samples = SHADOW_SAMPLES
    bpy.ops.render.render()
    floor.visible_camera = False
    floor.is_shadow_catcher = False
    for part in parts:
        part.visible_camera = True
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


def write_drawing(folder, path, dark):
    alpha = pixels(folder, "Image")[:, :, 3:]
    base = pixels(folder, "drawnBase")[:, :, :3]
    gain = pixels(folder, "drawnGain")[:, :, :1]
    inside = np.clip((dark / max(dark.max(), 0.01) - 0.48) * 40, 0, 1)
    alpha = alpha + (1 - alpha) * inside[:, :, None] * 0.26
    np.concatenate([base, gain, alpha], axis=2).astype("<f4").tofile(path)


def write(folder, path):
    combined = pixels(folder, "Image")
    alpha = combined[:, :, 3:]
    mask = pixels(folder, "paint")[:, :, :1]
    gain = (pixels(folder, "DiffDir")[:, :, :3] + pixels(folder, "DiffInd")[:, :, :3]) * mask
    base = np.maximum(combined[:, :, :3] - gain * PAINT_ALBEDO, 0)
    grey_gain = gain.mean(axis=2, keepdims=True)
    values = [base, grey_gain, alpha, *[pixels(folder, name)[:, :, :1] for name in ["part", "square"]]]
    guides = [pixels(folder, "Normal")[:, :, :3], pixels(folder, "Position")[:, :, :3], pixels(folder, "sharp")[:, :, :1]]
    np.concatenate(values + guides, axis=2).astype("<f4").tofile(path)


head, points = load(JOB["model"])
SCENE.render.engine = "CYCLES"
cycles = SCENE.cycles
cycles.device = "CPU"
cycles.use_denoising = False
cycles.use_adaptive_sampling = True
cycles.adaptive_threshold = JOB.get("threshold", 0.015)
cycles.max_bounces = 8
cycles.diffuse_bounces = 4
cycles.glossy_bounces = 3
cycles.sample_clamp_indirect = 3
# Bright edges of few samples would be stairs.
cycles.sample_clamp_direct = 1.6
cycles.caustics_reflective = False
SCENE.render.film_transparent = True
SCENE.render.use_persistent_data = True
SCENE.render.threads_mode = "FIXED"
SCENE.render.threads = JOB.get("threads", 2)
SCENE.view_settings.view_transform = "Standard"
camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
SCENE.collection.objects.link(camera)
SCENE.camera = camera
floor = studio()
RIGS = {"drawing": rig_of(from_above()), "cabin": rig_of(cabin_lights()), "rider": rig_of(rider_lights())}
floor.visible_camera = False
parts = [item for item in SCENE.objects if item.type == "MESH" and item != floor]
passes(JOB["scratch"])
# Towards the light of a drawing, in the coordinates of a rig. That of a turntable is symmetric: its images are mirrored.
LIGHT = mathutils.Vector((-0.4, -0.5, 0.86)).normalized()
SYMMETRIC_LIGHT = mathutils.Vector((0, -0.5, 0.86)).normalized()


def render(view):
    SCENE.render.resolution_x = view["width"]
    SCENE.render.resolution_y = view["height_px"]
    cycles.samples = view["samples"]
    bpy.ops.render.render()


def use_rig(name, azimuth):
    for each, rig in RIGS.items():
        rig.rotation_euler = (0, 0, azimuth + math.pi / 2)
        for item in rig.children:
            item.hide_render = each != name


def render_drawing(view):
    azimuth = aim(view, points, view["width"] / view["height_px"])
    use_rig("drawing", azimuth)
    cycles.max_bounces = 2
    dark = shadow(floor, parts, view)
    towards = (SYMMETRIC_LIGHT if view.get("turntable") else LIGHT).copy()
    towards.rotate(mathutils.Euler((0, 0, azimuth + math.pi / 2)))
    for direction in DIRECTIONS:
        direction.default_value = towards
    cycles.max_bounces = 0
    render(view)
    write_drawing(JOB["scratch"], view["out"], dark)


def render_inside(view):
    eye = view["inside"]
    aim_inside(eye)
    rider = eye.get("rider", False)
    # A rider looks forward, from behind; the lights of a cabin do not turn.
    use_rig("rider" if rider else "cabin", math.pi if rider else -math.pi / 2)
    SCENE.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.24 if rider else 0.7
    render(view)
    write(JOB["scratch"], view["out"])


for view in JOB["views"]:
    started = time.time()
    if "inside" in view:
        render_inside(view)
    else:
        render_drawing(view)
    print("RENDERED", view["out"], round(time.time() - started, 1), flush=True)
