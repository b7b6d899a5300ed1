import * as THREE from 'three';
import type { Layout, Sheet } from './atlas.ts';

/** Uniforms that all materials of a car share: the floor's shade for reflections, and the paint of the pass. */
export type Shared = {
  /** Albedo of the paint: black or white in the passes of a car's images, a colour in scenes. */
  readonly paint: { value: THREE.Color };
  /** Position of the model. */
  readonly home: { value: THREE.Vector3 };
  readonly floor: { value: THREE.Texture | null };
  readonly span: { value: number };
  /** Transforms world directions to the car's coordinates. */
  readonly unturn: { value: THREE.Matrix3 };
  /** 0 lights the mirror image under the floor less. */
  readonly lamps: { value: number };
};

export const sharedOf = (): Shared => ({
  paint: { value: new THREE.Color(1, 1, 1) },
  home: { value: new THREE.Vector3() },
  floor: { value: null },
  span: { value: 9 },
  unturn: { value: new THREE.Matrix3() },
  lamps: { value: 1 },
});

const VERTEX_HEAD = /* glsl */ `
attribute float open;
varying float vOpen;
varying vec3 vPlace;
varying vec3 vFacing;
uniform mat3 unturn;
uniform vec3 home;
void main() {
  vOpen = open;
  vPlace = unturn * ((modelMatrix * vec4(position, 1.0)).xyz - home);
  vFacing = unturn * (mat3(modelMatrix) * normal);
  // The mirror image under the floor has the same drawing, upside down.
  if (vPlace.y < 0.0) { vPlace.y = -vPlace.y; vFacing.y = -vFacing.y; }
`;

const FRAGMENT_HEAD = /* glsl */ `
varying float vOpen;
varying vec3 vPlace;
varying vec3 vFacing;
uniform vec3 paintPass;
uniform sampler2D floorMap;
uniform float floorSpan;
uniform mat3 unturn;
float groundSeen(vec3 viewRay) {
  vec3 ray = unturn * inverseTransformDirection(viewRay, viewMatrix);
  if (ray.y > -0.02) return 1.0;
  vec2 at = vPlace.xz - ray.xz * (vPlace.y / ray.y);
  float light = texture2D(floorMap, at / floorSpan + 0.5).r;
  return mix(1.0, light, smoothstep(0.02, 0.12, -ray.y));
}
`;

/** Occlusion of what surrounds the fragment, and the car's own shade in what it mirrors of the floor. */
const LIGHT_MAPS = /* glsl */ `
  vec3 mirrored = reflect(-geometryViewDir, geometryNormal);
  float ground = groundSeen(mirrored);
  iblIrradiance *= 1.0;
  radiance *= ground;
  #ifdef USE_CLEARCOAT
    clearcoatRadiance *= groundSeen(reflect(-geometryViewDir, geometryClearcoatNormal));
  #endif
`;

const OCCLUDE = /* glsl */ `
  float open1 = clamp(vOpen, 0.0, 1.0);
  reflectedLight.indirectDiffuse *= open1;
  reflectedLight.directDiffuse *= mix(open1, 1.0, 0.3);
  float seen = clamp(pow(max(0.0, dot(geometryNormal, geometryViewDir)) + open1, 2.0) - 1.0 + open1, 0.0, 1.0);
  reflectedLight.indirectSpecular *= seen;
  reflectedLight.directSpecular *= seen;
  #ifdef USE_CLEARCOAT
    clearcoatSpecularIndirect *= seen;
    clearcoatSpecularDirect *= seen;
  #endif
`;

type Hook = {
  readonly head?: string;
  readonly colour?: string;
  readonly finish?: string;
  readonly normal?: string;
  readonly glow?: string;
  readonly coat?: string;
  readonly last?: string;
  readonly uniforms?: Record<string, THREE.IUniform>;
};

const patch = (material: THREE.MeshPhysicalMaterial, shared: Shared, hook: Hook = {}): THREE.MeshPhysicalMaterial => {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, {
      paintPass: shared.paint,
      floorMap: shared.floor,
      floorSpan: shared.span,
      unturn: shared.unturn,
      home: shared.home,
      lamps: shared.lamps,
      ...hook.uniforms,
    });
    shader.vertexShader = shader.vertexShader.replace('void main() {', VERTEX_HEAD);
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', `${FRAGMENT_HEAD}${hook.head ?? ''}\nvoid main() {`)
      .replace('#include <map_fragment>', `#include <map_fragment>\n${hook.colour ?? ''}`)
      .replace('#include <metalnessmap_fragment>', `#include <metalnessmap_fragment>\n${hook.finish ?? ''}`)
      .replace('#include <normal_fragment_maps>', `#include <normal_fragment_maps>\n${hook.normal ?? ''}`)
      .replace(
        '#include <clearcoat_normal_fragment_maps>',
        `#include <clearcoat_normal_fragment_maps>\n${hook.normal === undefined ? '' : 'clearcoatNormal = normal;'}`,
      )
      .replace('#include <emissivemap_fragment>', `#include <emissivemap_fragment>\n${hook.glow ?? ''}`)
      .replace('#include <lights_physical_fragment>', `#include <lights_physical_fragment>\n${hook.coat ?? ''}`)
      .replace('#include <lights_fragment_maps>', `#include <lights_fragment_maps>\n${LIGHT_MAPS}`)
      .replace('#include <aomap_fragment>', OCCLUDE)
      .replace('#include <opaque_fragment>', `${hook.last ?? ''}\n#include <opaque_fragment>`);
  };
  material.customProgramCacheKey = () => JSON.stringify([hook.head, hook.colour, hook.finish]);
  return material;
};

const PAINT_COLOUR = 'diffuseColor.rgb = paintPass;';

/** Materials a car is assembled from; every geometry needs the attribute `open`. */
export type Palette = ReturnType<typeof paletteOf>;

export const paletteOf = (shared: Shared) => {
  const make = (
    colour: string,
    roughness: number,
    metalness: number,
    more: THREE.MeshPhysicalMaterialParameters = {},
  ): THREE.MeshPhysicalMaterial =>
    patch(
      new THREE.MeshPhysicalMaterial({ color: colour, roughness, metalness, side: THREE.DoubleSide, ...more }),
      shared,
    );
  const paint = patch(
    new THREE.MeshPhysicalMaterial({ roughness: 0.36, metalness: 0.5, clearcoat: 1, clearcoatRoughness: 0.03 }),
    shared,
    { colour: PAINT_COLOUR },
  );
  return {
    paint,
    rubber: make('#1d1d1e', 0.74, 0),
    alloy: make('#b9bcc0', 0.26, 1),
    alloyDark: make('#3d4044', 0.28, 0.85, { clearcoat: 0.6, clearcoatRoughness: 0.1 }),
    disc: make('#77797b', 0.38, 1),
    caliper: make('#2a2c2e', 0.5, 0.4),
    black: make('#101113', 0.5, 0),
    gloss: make('#060708', 0.12, 0, { clearcoat: 1, clearcoatRoughness: 0.04 }),
    well: make('#050505', 0.95, 0),
    chrome: make('#d6d8da', 0.1, 1),
    mirror: make('#cfd3d6', 0.03, 1),
    plate: make('#e9eae6', 0.45, 0),
    leather: make('#241f1c', 0.62, 0),
    steel: make('#8b8e91', 0.3, 1),
    engine: make('#a3a6a9', 0.4, 0.85),
    amber: make('#c86a08', 0.15, 0, { clearcoat: 1 }),
    redLamp: make('#a00a10', 0.12, 0, { clearcoat: 1, emissive: new THREE.Color('#3a0204') }),
    lamp: make('#e6edf2', 0.08, 0.2, { clearcoat: 1, emissive: new THREE.Color('#8a949c') }),
    make,
  };
};

const SKIN_HEAD = /* glsl */ `
uniform sampler2D sheetColour;
uniform sampler2D sheetFinish;
uniform sampler2D sheetRelief;
uniform vec4 faceSide;
uniform vec4 faceTop;
uniform vec4 faceFront;
uniform vec4 faceRear;
uniform vec2 sheetSize;
uniform float sheetScale;
uniform float belt;
uniform float cabinHalf;
uniform vec3 cabinEnds;
uniform float lamps;
vec2 sheetUv;
vec2 sheetDx;
vec2 sheetDy;
vec3 axisU;
vec3 axisV;
vec4 finish;
vec4 relief;
vec2 onSheet(vec4 face, float a, float b) {
  return (face.xy + (vec2(a, b) - face.zw) * sheetScale) / sheetSize;
}
void chooseFace(vec3 p, vec3 n) {
  bool glassy = p.y > belt;
  float ax = abs(n.x);
  float az = abs(n.z);
  vec4 face;
  vec2 at;
  if (glassy ? (ax > 0.22 && ax > az * 0.75) : (n.y < 0.82 && ax > az)) {
    face = n.x > 0.0 ? faceFront : faceRear;
    at = p.zy;
    axisU = vec3(0.0, 0.0, 1.0);
    axisV = vec3(0.0, 1.0, 0.0);
  } else if (az > (glassy ? 0.5 : 0.45)) {
    face = faceSide;
    at = p.xy;
    axisU = vec3(1.0, 0.0, 0.0);
    axisV = vec3(0.0, 1.0, 0.0);
  } else {
    face = faceTop;
    at = p.xz;
    axisU = vec3(1.0, 0.0, 0.0);
    axisV = vec3(0.0, 0.0, 1.0);
  }
  sheetUv = onSheet(face, at.x, at.y);
  vec3 px = dFdx(p);
  vec3 py = dFdy(p);
  sheetDx = vec2(dot(px, axisU), dot(px, axisV)) * sheetScale / sheetSize;
  sheetDy = vec2(dot(py, axisU), dot(py, axisV)) * sheetScale / sheetSize;
}
vec4 sheetAt(sampler2D map, vec2 uv) {
  return textureGrad(map, uv, sheetDx, sheetDy);
}
float seat(vec2 p, vec2 c, vec2 half2, float r) {
  vec2 d = abs(p - c) - half2 + r;
  return 1.0 - smoothstep(-0.01, 0.015, length(max(d, 0.0)) - r);
}
// What is visible through tinted glass: the windows of the other side, with seats in between.
vec3 throughGlass(vec3 p, vec3 ray) {
  float light = 0.012;
  float far = -sign(ray.z) * -cabinHalf;
  float tz = abs(ray.z) > 1e-3 ? (far - p.z) / ray.z : 1e3;
  float tx = abs(ray.x) > 1e-3 ? ((ray.x > 0.0 ? cabinEnds.x : cabinEnds.y) - p.x) / ray.x : 1e3;
  float t = min(tz, tx);
  if (t <= 0.0) return vec3(light);
  vec3 q = p + ray * t;
  vec2 uv = tz < tx ? onSheet(faceSide, q.x, q.y) : onSheet(ray.x > 0.0 ? faceFront : faceRear, q.z, q.y);
  float open2 = textureLod(sheetRelief, uv, 2.0).r;
  float clear = 1.0;
  for (int i = 0; i < 4; i++) {
    float side = i < 2 ? 0.36 : -0.36;
    float row = (i == 0 || i == 2) ? cabinEnds.z : cabinEnds.z - 0.86;
    if (abs(ray.z) > abs(ray.x) * 0.8) {
      float ts = (side - p.z) / ray.z;
      if (ts > 0.0 && ts < t) {
        vec2 s = (p + ray * ts).xy;
        clear *= 1.0 - seat(s, vec2(row - 0.02 - (s.y - belt) * 0.22, belt - 0.12), vec2(0.09, 0.28), 0.08);
        clear *= 1.0 - seat(s, vec2(row - 0.1, belt + 0.25), vec2(0.05, 0.1), 0.05);
      }
    } else {
      float ts = (row - p.x) / ray.x;
      if (ts > 0.0 && ts < t) {
        vec2 s = (p + ray * ts).zy;
        clear *= 1.0 - seat(s, vec2(side, belt - 0.1), vec2(0.24, 0.28), 0.12);
        clear *= 1.0 - seat(s, vec2(side, belt + 0.25), vec2(0.13, 0.1), 0.06);
      }
    }
  }
  return vec3(0.80, 0.9, 0.88) * (light + 0.2 * open2 * clear);
}
`;

const SKIN_COLOUR = /* glsl */ `
  chooseFace(vPlace, normalize(vFacing));
  finish = sheetAt(sheetFinish, sheetUv);
  relief = sheetAt(sheetRelief, sheetUv);
  bool inWell = wellOf(vPlace);
  vec3 drawn = sheetAt(sheetColour, sheetUv).rgb;
  diffuseColor.rgb = mix(drawn, paintPass, finish.r);
`;

const SKIN_FINISH = /* glsl */ `
  roughnessFactor = finish.g;
  metalnessFactor = finish.b;
`;

const SKIN_NORMAL = /* glsl */ `
  // The drawing's relief, read off neighbouring pixels.
  vec3 sx = dFdx(vViewPosition);
  vec3 sy = dFdy(vViewPosition);
  vec3 r1 = cross(sy, normal);
  vec3 r2 = cross(normal, sx);
  float det = dot(sx, r1);
  vec2 dh = vec2(dFdx(relief.b), dFdy(relief.b)) * 0.004 * step(0.001, abs(det));
  vec3 surfaceSlope = sign(det) * (dh.x * r1 + dh.y * r2);
  vec3 bent = abs(det) * normal - surfaceSlope;
  if (dot(bent, bent) > 1e-14) normal = normalize(bent);
`;

const SKIN_GLOW = /* glsl */ `
  totalEmissiveRadiance += drawn * relief.g * 1.3 * lamps;
  if (relief.r > 0.01) {
    vec3 ray = unturn * inverseTransformDirection(-normalize(vViewPosition), viewMatrix);
    totalEmissiveRadiance += relief.r * throughGlass(vPlace, normalize(ray));
  }
`;

const textureOf = (context: CanvasRenderingContext2D, colour: boolean): THREE.CanvasTexture => {
  const texture = new THREE.CanvasTexture(context.canvas);
  texture.flipY = false;
  texture.colorSpace = colour ? THREE.SRGBColorSpace : THREE.NoColorSpace;
  texture.minFilter = THREE.LinearMipmapLinearFilter;
  texture.anisotropy = 2;
  return texture;
};

const faceVector = (layout: Layout, face: keyof Layout['faces']): THREE.Vector4 => {
  const { at, from } = layout.faces[face];
  return new THREE.Vector4(at[0], at[1], from[0], from[1]);
};

/** Where the shader finds things inside the cabin: belt height, half width, x of front and rear glass, x of the front seats. */
export type Cabin = {
  readonly belt: number;
  readonly half: number;
  readonly front: number;
  readonly rear: number;
  readonly seats: number;
};

/** The body's material: car paint where the blueprint has it, otherwise the drawing. `wells`: x, y, radius of the axles' arches. */
export const skinMaterial = (
  shared: Shared,
  sheet: Sheet,
  cabin: Cabin,
  wells: THREE.Vector4,
): THREE.MeshPhysicalMaterial => {
  const { layout } = sheet;
  const material = new THREE.MeshPhysicalMaterial({ clearcoat: 1, clearcoatRoughness: 0.025 });
  const sheets = [
    textureOf(sheet.colour, true),
    textureOf(sheet.finish, false),
    textureOf(sheet.relief, false),
  ] as const;
  // `dispose` in `stage.ts` frees them.
  Object.assign(material, { sheets });
  return patch(material, shared, {
    head: `${SKIN_HEAD}
uniform vec4 wells;
bool wellOf(vec3 p) {
  return length(vec2(abs(p.x) - wells.x, p.y - wells.y)) < wells.z + 0.004;
}`,
    colour: SKIN_COLOUR,
    finish: `${SKIN_FINISH}
  if (inWell) { diffuseColor.rgb = vec3(0.006); roughnessFactor = 0.95; metalnessFactor = 0.0; relief.r = 0.0; relief.g = 0.0; }`,
    normal: SKIN_NORMAL,
    glow: SKIN_GLOW,
    // Plastic, gaps and wheel wells have no lacquer.
    // Holes absorb all light.
    last: 'outgoingLight *= 1.0 - 0.92 * smoothstep(0.78, 0.93, roughnessFactor);',
    coat: 'material.clearcoat *= 1.0 - smoothstep(0.45, 0.7, roughnessFactor);',
    uniforms: {
      sheetColour: { value: sheets[0] },
      sheetFinish: { value: sheets[1] },
      sheetRelief: { value: sheets[2] },
      faceSide: { value: faceVector(layout, 'side') },
      faceTop: { value: faceVector(layout, 'top') },
      faceFront: { value: faceVector(layout, 'front') },
      faceRear: { value: faceVector(layout, 'rear') },
      sheetSize: { value: new THREE.Vector2(layout.width, layout.height) },
      sheetScale: { value: layout.scale },
      belt: { value: cabin.belt },
      cabinHalf: { value: cabin.half },
      cabinEnds: { value: new THREE.Vector3(cabin.front, cabin.rear, cabin.seats) },
      wells: { value: wells },
    },
  });
};
