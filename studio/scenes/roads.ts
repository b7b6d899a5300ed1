import * as THREE from 'three';
import { aim, chance, groundOf, type Kit, lightFrom, type Parked, park, type SceneSet, sun } from './kit.ts';
import { domeOf, type Sky } from './sky.ts';

/** Asphalt along x, 7 m wide around z = `offset`, with worn lines; `verge` is GLSL for what grows beside it. */
const road = (offset: number, verge: string, asphalt: string, line: string): string => /* glsl */ `
vec3 ground(vec2 p, out float rough) {
  float across = p.y - ${offset.toFixed(2)} - 0.00045 * p.x * p.x * step(p.x, 0.0);
  float grain = 0.85 + 0.3 * noise2(p * 38.0) * noise2(p * 7.0 + 4.0);
  float wear = 0.9 + 0.16 * fbm(vec2(p.x * 0.12, across * 1.4));
  vec3 tar = ${asphalt} * grain * wear;
  float edge = smoothstep(3.42, 3.5, abs(across));
  float stripe = 1.0 - smoothstep(0.05, 0.065, abs(abs(across) - 3.15));
  float middle = (1.0 - smoothstep(0.05, 0.065, abs(across))) * step(0.5, fract(p.x / 9.0 + 0.2));
  tar = mix(tar, ${line}, max(stripe, middle) * (0.72 + 0.25 * noise2(p * 9.0)));
  rough = mix(0.78, 1.0, edge);
  float ragged = smoothstep(3.55, 3.95, abs(across) + 0.35 * (noise2(p * 2.2) - 0.5));
  vec3 shoulder = vec3(0.16, 0.145, 0.125) * (0.7 + 0.6 * noise2(p * 14.0));
  vec3 side = ${verge};
  // Blades and grains near the camera, where coarse noise would look out of focus.
  float blades = 0.72 + 0.56 * noise2(vec2(p.x * 46.0, p.y * 30.0)) * (0.5 + noise2(p * 120.0));
  return mix(tar * (0.88 + 0.24 * noise2(p * 150.0)), mix(shoulder, side, ragged) * blades, edge);
}`;

const spruce = (): THREE.BufferGeometry => {
  const parts: number[] = [];
  const tiers = 9;
  for (let tier = 0; tier < tiers; tier += 1) {
    const low = tier / tiers;
    const radius = 0.19 * (1 - low) ** 0.85 + 0.012;
    const y0 = 0.06 + low * 0.86;
    const y1 = y0 + 0.22 * (1 - low * 0.5);
    const sides = 11;
    for (let i = 0; i < sides; i += 1) {
      const a = ((i + chance(tier)) / sides) * Math.PI * 2;
      const b = ((i + 1 + chance(tier)) / sides) * Math.PI * 2;
      const reach = radius * (0.8 + 0.4 * chance(tier * 31 + i));
      parts.push(
        Math.cos(a) * reach,
        y0 - 0.02,
        Math.sin(a) * reach,
        0,
        y1,
        0,
        Math.cos(b) * reach,
        y0,
        Math.sin(b) * reach,
      );
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.BufferAttribute(Float32Array.from(parts), 3));
  geometry.computeVertexNormals();
  return geometry;
};

/** A wood on both sides of the road, thicker further off. `clear`: free band around the road, metres. */
export const wood = (
  scene: THREE.Scene,
  count: number,
  colour: string,
  offset: number,
  clear: number,
  tall: number,
): void => {
  const material = new THREE.MeshStandardMaterial({ color: colour, roughness: 1, side: THREE.DoubleSide });
  const trees = new THREE.InstancedMesh(spruce(), material, count);
  const matrix = new THREE.Matrix4();
  for (let i = 0; i < count; i += 1) {
    const far = chance(i * 3.1) ** 0.7;
    const x = -20 - far * 190;
    const side = chance(i * 7.7) < 0.42 ? -1 : 1;
    const z = offset + side * (clear + chance(i * 5.3) ** 1.3 * (34 + far * 130));
    const height = tall * (0.55 + 0.75 * chance(i * 9.9));
    matrix.makeRotationY(chance(i) * 6.28);
    matrix.scale(new THREE.Vector3(height * 1.25, height, height * 1.25));
    matrix.setPosition(x, -0.2, z + 0.00045 * x * x);
    trees.setMatrixAt(i, matrix);
    trees.setColorAt(i, new THREE.Color().setScalar(0.65 + 0.6 * chance(i * 2.3)));
  }
  trees.castShadow = true;
  scene.add(trees);
};

/** Posts with a dark band along the edge, as northern roads have them. */
export const posts = (scene: THREE.Scene, offset: number): void => {
  const white = new THREE.MeshStandardMaterial({ color: '#d9dad6', roughness: 0.7 });
  const dark = new THREE.MeshStandardMaterial({ color: '#1b1c1e', roughness: 0.7 });
  for (let i = 0; i < 12; i += 1) {
    const x = 14 - i * 18;
    for (const side of [1, -1]) {
      const z = offset + side * 4.1 + 0.00045 * x * x * (x < 0 ? 1 : 0);
      const post = new THREE.Mesh(new THREE.BoxGeometry(0.06, 0.9, 0.12), white);
      post.position.set(x, 0.45, z);
      const band = new THREE.Mesh(new THREE.BoxGeometry(0.064, 0.18, 0.124), dark);
      band.position.set(x, 0.68, z);
      post.castShadow = true;
      scene.add(post, band);
    }
  }
};

/** Barrier along the seaward edge. */
const barrier = (scene: THREE.Scene, z: number): void => {
  const steel = new THREE.MeshStandardMaterial({ color: '#9a9c9c', roughness: 0.45, metalness: 0.8 });
  const rail = new THREE.Mesh(new THREE.BoxGeometry(260, 0.28, 0.05), steel);
  rail.position.set(-90, 0.62, z);
  rail.castShadow = true;
  scene.add(rail);
  for (let i = 0; i < 60; i += 1) {
    const post = new THREE.Mesh(new THREE.BoxGeometry(0.1, 0.7, 0.1), steel);
    post.position.set(30 - i * 4, 0.32, z + 0.06);
    post.castShadow = true;
    scene.add(post);
  }
};

export type Drive = {
  readonly sky: Sky;
  readonly haze: string;
  readonly thick: number;
  readonly car: readonly [string, string];
  readonly verge: string;
  readonly asphalt: string;
  readonly line: string;
  readonly sunFrom: readonly [number, number, number];
  readonly sunColour: string;
  readonly sunlight: number;
  readonly light: number;
};

/** Middle of the road, metres beside the car. */
export const OFFSET = 1.8;

/** A road under a sky, with a car on its lane. */
export const drive = (kit: Kit, set: Drive): { scene: THREE.Scene; car: Parked } => {
  const scene = new THREE.Scene();
  scene.add(domeOf(set.sky));
  const around = new THREE.Scene();
  around.add(domeOf(set.sky));
  lightFrom(kit, scene, around, set.light);
  scene.fog = new THREE.FogExp2(new THREE.Color(set.haze), set.thick);
  sun(scene, set.sunFrom, set.sunColour, set.sunlight, 9);
  const car = park(kit, scene, set.car[0], set.car[1], [0, 0, 0], 0);
  groundOf(scene, road(OFFSET, set.verge, set.asphalt, set.line), [car]);
  return { scene, car };
};

const view = (kit: Kit): THREE.PerspectiveCamera => aim(kit, [7.6, 1.2, -5.2], [0, 0.95, 0.1], 30, [-0.26, 0.1]);

/** Dawn over lakes: mist between ridges, and an estate on the road. */
export const nordicDawn = (kit: Kit): SceneSet => {
  const { scene } = drive(kit, {
    sky: {
      zenith: [0.14, 0.25, 0.46],
      middle: [0.5, 0.5, 0.58],
      horizon: [0.95, 0.66, 0.47],
      sun: [-0.9, 0.12, 0.42],
      glow: [0.7, 0.4, 0.2],
      far: [0.42, 0.42, 0.52],
      near: [0.045, 0.07, 0.075],
      ridge: 0.13,
      clouds: 0.8,
      ground: [0.11, 0.115, 0.1],
    },
    haze: '#e3c9b4',
    thick: 0.0065,
    car: ['estate', '#23443a'],
    verge: 'mix(vec3(0.075, 0.085, 0.04), vec3(0.17, 0.145, 0.075), fbm(p * 0.7)) * (0.6 + 0.8 * noise2(p * 9.0))',
    asphalt: 'vec3(0.105, 0.105, 0.11)',
    line: 'vec3(0.62, 0.6, 0.56)',
    sunFrom: [-30, 13, 16],
    sunColour: '#ffc48a',
    sunlight: 3.6,
    light: 1.15,
  });
  wood(scene, 700, '#2c4634', OFFSET, 11, 11);
  posts(scene, OFFSET);
  return { scene, camera: view(kit) };
};

/** A bright road above the sea. */
export const coastRoad = (kit: Kit): SceneSet => {
  const { scene } = drive(kit, {
    sky: {
      zenith: [0.12, 0.32, 0.68],
      middle: [0.45, 0.66, 0.9],
      horizon: [0.86, 0.92, 0.97],
      sun: [-0.5, 0.55, -0.6],
      glow: [0.5, 0.46, 0.38],
      far: [0.42, 0.55, 0.68],
      near: [0.16, 0.24, 0.24],
      ridge: 0.045,
      clouds: 0.9,
      ground: [0.06, 0.17, 0.24],
      sea: 1,
    },
    haze: '#dfe9f0',
    thick: 0.0022,
    car: ['coupe', '#9a1420'],
    verge:
      'p.y > 3.0 ? mix(vec3(0.16, 0.19, 0.07), vec3(0.3, 0.27, 0.15), fbm(p * 0.5)) * (0.6 + 0.8 * noise2(p * 7.0)) : mix(vec3(0.24, 0.22, 0.19), vec3(0.2, 0.21, 0.1), fbm(p * 0.8)) * (0.7 + 0.6 * noise2(p * 6.0))',
    asphalt: 'vec3(0.17, 0.168, 0.165)',
    line: 'vec3(0.8, 0.79, 0.76)',
    sunFrom: [8, 20, -17],
    sunColour: '#fff1dc',
    sunlight: 3.4,
    light: 0.85,
  });
  barrier(scene, 6.4);
  // The land ends behind the barrier: beyond it the sky's sea is seen.
  const ground = scene.children.find((node) => node instanceof THREE.Mesh && node.rotation.x < 0) as THREE.Mesh;
  ground.position.z = -450 + 8.4;
  return { scene, camera: view(kit) };
};

/** Snow, low light, spruces, and a car. */
export const winterRoad = (kit: Kit): SceneSet => {
  const { scene } = drive(kit, {
    sky: {
      zenith: [0.3, 0.42, 0.6],
      middle: [0.66, 0.72, 0.82],
      horizon: [0.98, 0.88, 0.82],
      sun: [-0.7, 0.16, -0.5],
      glow: [0.8, 0.52, 0.34],
      far: [0.6, 0.65, 0.75],
      near: [0.2, 0.25, 0.31],
      ridge: 0.1,
      clouds: 0.7,
      ground: [0.72, 0.76, 0.84],
    },
    haze: '#e6e4e8',
    thick: 0.0075,
    car: ['suv', '#c4501b'],
    verge: 'vec3(0.82, 0.86, 0.93) * (0.86 + 0.16 * fbm(p * 0.6)) ',
    asphalt:
      'mix(vec3(0.62, 0.66, 0.72), vec3(0.24, 0.25, 0.27), smoothstep(0.42, 0.6, fbm(vec2(p.x * 0.05, p.y * 2.2))))',
    line: 'vec3(0.6, 0.63, 0.68)',
    sunFrom: [10, 9, -22],
    sunColour: '#ffd9b4',
    sunlight: 1.9,
    light: 0.9,
  });
  wood(scene, 620, '#5b6b70', OFFSET, 9, 12);
  posts(scene, OFFSET);
  return { scene, camera: view(kit) };
};
