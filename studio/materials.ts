import * as THREE from 'three';
import { FLOOR_SPAN } from './model.ts';

/** Uniforms that all materials of a model share: the floor's shade for reflections, and the paint of the pass. */
export type Shared = {
  /** Albedo of the paint: black or white. */
  readonly paint: { value: THREE.Color };
  readonly floor: { value: THREE.Texture | null };
  /** Transforms world directions to the model's coordinates. */
  readonly unturn: { value: THREE.Matrix3 };
};

export const sharedOf = (): Shared => ({
  paint: { value: new THREE.Color(1, 1, 1) },
  floor: { value: null },
  unturn: { value: new THREE.Matrix3() },
});

const VERTEX_HEAD = /* glsl */ `
attribute float open;
varying float vOpen;
varying vec3 vPlace;
uniform mat3 unturn;
void main() {
  vOpen = open;
  vPlace = unturn * (modelMatrix * vec4(position, 1.0)).xyz;
  // The mirror image under the floor is the same model, upside down.
  if (vPlace.y < 0.0) vPlace.y = -vPlace.y;
`;

const FRAGMENT_HEAD = /* glsl */ `
varying float vOpen;
varying vec3 vPlace;
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

/** Occlusion of what surrounds the fragment, and the model's own shade in what it mirrors of the floor. */
const LIGHT_MAPS = /* glsl */ `
  vec3 mirrored = reflect(-geometryViewDir, geometryNormal);
  float ground = groundSeen(mirrored);
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

/** Adds the light maps to a material; `colour` replaces its colour. */
const patch = (material: THREE.MeshPhysicalMaterial, shared: Shared, colour = ''): THREE.MeshPhysicalMaterial => {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, {
      paintPass: shared.paint,
      floorMap: shared.floor,
      floorSpan: { value: FLOOR_SPAN },
      unturn: shared.unturn,
    });
    shader.vertexShader = shader.vertexShader.replace('void main() {', VERTEX_HEAD);
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', `${FRAGMENT_HEAD}\nvoid main() {`)
      .replace('#include <map_fragment>', `#include <map_fragment>\n${colour}`)
      .replace('#include <lights_fragment_maps>', `#include <lights_fragment_maps>\n${LIGHT_MAPS}`)
      .replace('#include <aomap_fragment>', OCCLUDE);
  };
  material.customProgramCacheKey = () => colour;
  return material;
};

const PAINT_COLOUR = 'diffuseColor.rgb = paintPass;';

/** Materials that models are made of; every geometry needs the attribute `open`. */
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
    PAINT_COLOUR,
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
    leather: make('#241f1c', 0.62, 0),
    steel: make('#8b8e91', 0.3, 1),
    engine: make('#a3a6a9', 0.4, 0.85),
    amber: make('#c86a08', 0.15, 0, { clearcoat: 1 }),
    redLamp: make('#a00a10', 0.12, 0, { clearcoat: 1, emissive: new THREE.Color('#3a0204') }),
    lamp: make('#e6edf2', 0.08, 0.2, { clearcoat: 1, emissive: new THREE.Color('#8a949c') }),
    make,
  };
};
