"""What a drawing of a model shows of its materials: few flat tones, by the angle to one light. Used by `render.py`."""

import json
import sys

import bpy

# Where the pictures of screens are.
FOLDER = json.load(open(sys.argv[sys.argv.index("--") + 1]))["scratch"]


def grey(value):
    return (value, value, value)


# Linear colours of the drawn parts.
DRAWN = {
    "glass": (0.022, 0.03, 0.04),
    "frame": grey(0.012),
    "cloth": (0.062, 0.06, 0.058),
    "roof": grey(0.66),
    "amber": (0.75, 0.22, 0.01),
    "redLamp": (0.42, 0.012, 0.014),
    "headlight": grey(0.85),
    "plastic": grey(0.042),
    "well": grey(0.006),
    "gap": grey(0.003),
    "opening": grey(0.007),
    "bar": grey(0.045),
    "plate": grey(0.028),
    "skid": grey(0.24),
    "trim": grey(0.3),
    "gloss": grey(0.014),
    "lamp": (0.05, 0.06, 0.074),
    "lampLit": grey(1.05),
    "fog": (0.34, 0.36, 0.38),
    "tail": (0.23, 0.008, 0.012),
    "tailLit": (0.95, 0.05, 0.04),
    "rubber": grey(0.011),
    "sidewall": grey(0.026),
    "rim": grey(0.46),
    "rimShade": grey(0.15),
    "rimDark": grey(0.2),
    "rimDarkShade": grey(0.055),
    "rimDarkLip": grey(0.3),
    "barrel": grey(0.02),
    "calliper": grey(0.045),
    "alloy": grey(0.55),
    "alloyDark": grey(0.085),
    "chrome": grey(0.42),
    "black": grey(0.014),
    "mirror": grey(0.3),
    "disc": grey(0.065),
    "leather": grey(0.028),
    "engine": grey(0.16),
    "steel": grey(0.34),
}
# Tones by the angle to the light: from which cosine each begins. Paint has a sheen as well, or a black car would have no form.
PAINT_TONES = [(0, 0.52), (0.06, 0.7), (0.24, 0.92), (0.62, 1.14), (0.86, 1.36)]
PAINT_SHEEN = [(0, 0.002), (0.06, 0.004), (0.24, 0.009), (0.62, 0.02), (0.86, 0.036)]
# The edges of gaps and wheel arches catch the light.
EDGE_TONES = [(0, 0.82), (0.06, 1.05), (0.24, 1.32), (0.62, 1.56), (0.86, 1.75)]
EDGE_SHEEN = [(0, 0.014), (0.24, 0.022), (0.62, 0.038), (0.86, 0.06)]
# Half of the cosine over which one tone becomes the next.
SOFT = 0.055
# What paint reflects, by the height of what is reflected (-1 below, 1 above): factors of its tone, and light that has no colour.
# The ground is darkest at the horizon; one long lamp hangs beside the car.
HORIZON = [(-1, 1.06), (-0.5, 0.98), (-0.1, 0.8), (-0.02, 0.76), (0.05, 0.98), (0.3, 1.0), (0.6, 1.04), (1, 1.06)]
LAMP = [(-1, 0), (0.4, 0), (0.425, 0.075), (0.5, 0.06), (0.56, 0), (1, 0)]
# Parts with one tone, whatever their angle.
FLAT = {
    "gap",
    "opening",
    "bar",
    "plate",
    "trim",
    "fog",
    "well",
    "disc",
    "rubber",
    "sidewall",
    "rim",
    "rimShade",
    "rimDark",
    "rimDarkShade",
    "rimDarkLip",
    "barrel",
    "calliper",
    "tail",
}
PART_TONES = [(0, 0.7), (0.5, 1.0), (0.8, 1.3)]
CLOTH_TONES = [(0, 0.6), (0.3, 0.8), (0.55, 1.0), (0.85, 1.2)]
GLASS_TONES = [(0, 1.0), (0.7, 1.5), (0.9, 2.4)]
# Streaks on glass: how often they come along the image in metres, and where two of them begin and end.
STREAKS = (1.15, [(0.1, 0.3), (0.36, 0.42)])
DIRECTIONS = []


def ramp_of(tree, value, stops, interpolation="LINEAR"):
    """Returns a value by the places of stops, 0 to 1, and their values, 0 to 4."""
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = interpolation
    first, *others = ramp.color_ramp.elements
    for other in others:
        ramp.color_ramp.elements.remove(other)
    # A ramp has values up to 1.
    first.position, first.color = stops[0][0], (*grey(stops[0][1] / 4), 1)
    for position, result in stops[1:]:
        ramp.color_ramp.elements.new(position).color = (*grey(result / 4), 1)
    scale = tree.nodes.new("ShaderNodeVectorMath")
    scale.operation = "SCALE"
    scale.inputs["Scale"].default_value = 4
    tree.links.new(value, ramp.inputs[0])
    tree.links.new(ramp.outputs[0], scale.inputs[0])
    return scale.outputs[0]


def reflected(tree, stops):
    """Returns a value by the height of what a surface reflects: stops from -1 to 1."""
    place = tree.nodes.new("ShaderNodeTexCoord")
    axes = tree.nodes.new("ShaderNodeSeparateXYZ")
    share = tree.nodes.new("ShaderNodeMath")
    share.operation = "MULTIPLY_ADD"
    share.inputs[1].default_value = 0.5
    share.inputs[2].default_value = 0.5
    tree.links.new(place.outputs["Reflection"], axes.inputs[0])
    tree.links.new(axes.outputs["Z"], share.inputs[0])
    return ramp_of(tree, share.outputs[0], [(position / 2 + 0.5, value) for position, value in stops])


def softened(steps):
    """Returns stops that lead from one tone to the next, instead of steps."""
    stops = [steps[0]]
    for (_, before), (position, after) in zip(steps, steps[1:]):
        half = min(SOFT, position * 0.9)
        stops += [(position - half, before), (position + half, after)]
    return stops


def tones(tree, steps, soft=False):
    """Returns a value that has few tones from shade to light."""
    geometry = tree.nodes.new("ShaderNodeNewGeometry")
    dot = tree.nodes.new("ShaderNodeVectorMath")
    dot.operation = "DOT_PRODUCT"
    DIRECTIONS.append(dot.inputs[1])
    tree.links.new(geometry.outputs["Normal"], dot.inputs[0])
    if soft:
        return ramp_of(tree, dot.outputs["Value"], softened(steps))
    return ramp_of(tree, dot.outputs["Value"], steps, "CONSTANT")


def drawn(made, name):
    """Writes what a drawing shows of a material into passes: its colour, how much of the paint's colour, and of the roof's."""
    tree = made.node_tree
    colour = tree.nodes.new("ShaderNodeOutputAOV")
    colour.name = "drawnBase"
    gain = tree.nodes.new("ShaderNodeOutputAOV")
    gain.name = "drawnGain"
    roof = tree.nodes.new("ShaderNodeOutputAOV")
    roof.name = "drawnRoof"
    roof.inputs["Color"].default_value = (0, 0, 0, 1)
    if name in ("paint", "edge"):
        tone = tones(tree, PAINT_TONES if name == "paint" else EDGE_TONES, soft=True)
        sheen = tones(tree, PAINT_SHEEN if name == "paint" else EDGE_SHEEN, soft=True)
        tree.links.new(product(tree, tone, reflected(tree, HORIZON)), gain.inputs["Color"])
        tree.links.new(together(tree, sheen, reflected(tree, LAMP)), colour.inputs["Color"])
        return
    gain.inputs["Color"].default_value = (0, 0, 0, 1)
    steps = steps_of(name)
    shade = tones(tree, steps, soft=len(steps) > 1 and name != "glass")
    if name == "roof":
        tree.links.new(shade, roof.inputs["Color"])
    if name == "glass":
        shade = product(tree, shade, streaks(tree))
    tree.links.new(product(tree, shade, colour_of(tree, name)), colour.inputs["Color"])


def colour_of(tree, name):
    """Returns the colour of a part: of its name, or of the picture on a screen."""
    if name.startswith("screen/"):
        return picture(tree, name.split("/")[1])
    fixed = tree.nodes.new("ShaderNodeRGB")
    fixed.outputs[0].default_value = (*(of_hex(name) if name[0] == "#" else DRAWN[name]), 1)
    return fixed.outputs[0]


def of_hex(name):
    channels = [int(name[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [((one + 0.055) / 1.055) ** 2.4 if one > 0.04 else one / 12.92 for one in channels]


def picture(tree, name):
    """Returns the colour of a picture that is as high and as wide as its part."""
    place = tree.nodes.new("ShaderNodeTexCoord")
    axes = tree.nodes.new("ShaderNodeSeparateXYZ")
    mirrored = tree.nodes.new("ShaderNodeMath")
    mirrored.operation = "SUBTRACT"
    mirrored.inputs[0].default_value = 1
    at = tree.nodes.new("ShaderNodeCombineXYZ")
    image = tree.nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(f"{FOLDER}/{name}.png")
    tree.links.new(place.outputs["Generated"], axes.inputs[0])
    tree.links.new(axes.outputs["Y"], mirrored.inputs[1])
    tree.links.new(mirrored.outputs[0], at.inputs["X"])
    tree.links.new(axes.outputs["Z"], at.inputs["Y"])
    tree.links.new(at.outputs[0], image.inputs["Vector"])
    return image.outputs["Color"]


def steps_of(name):
    if name.endswith("Lit") or name.startswith("screen/") or name in FLAT:
        return [(0, 1)]
    if name[0] == "#":
        return CLOTH_TONES
    return GLASS_TONES if name == "glass" else PART_TONES


def product(tree, one, other):
    return of_two(tree, "MULTIPLY", one, other)


def together(tree, one, other):
    return of_two(tree, "ADD", one, other)


def of_two(tree, operation, one, other):
    node = tree.nodes.new("ShaderNodeVectorMath")
    node.operation = operation
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


def drawing_of(name):
    """Returns the material of a part."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes = made.node_tree.nodes
    # Nothing is lit: the rays for light would take as long as the others.
    nodes.remove(nodes["Principled BSDF"])
    dark = nodes.new("ShaderNodeEmission")
    # At 0, Blender would leave out the material and its tones.
    dark.inputs["Strength"].default_value = 0.0001
    made.node_tree.links.new(dark.outputs[0], nodes["Material Output"].inputs["Surface"])
    drawn(made, name)
    return made


def light_from(towards):
    """Sets the direction to the light for all materials."""
    for direction in DIRECTIONS:
        direction.default_value = towards
