import * as THREE from 'three';
import {
  aim,
  block,
  chance,
  groundOf,
  type Kit,
  lightFrom,
  park,
  type SceneSet,
  shining,
  solid,
  sun,
  wallWash,
} from './kit.ts';
import { drive, OFFSET, posts, wood } from './roads.ts';
import { domeOf, type Sky } from './sky.ts';

/** Scenes of the brand hosts: each in the colours of its make, with a car on the right and space for text on the left. */

/** A hall of black stone and strips of light; a silver saloon. */
export const silverHall = (kit: Kit): SceneSet => {
  const scene = new THREE.Scene();
  const around = new THREE.Scene();
  const wall = solid('#191a1c', 0.6);
  block(scene, wall, [40, 9, 0.4], [0, 4.5, -9]);
  block(scene, wall, [0.4, 9, 40], [-16, 4.5, 4]);
  block(around, shining('#1a1b1d', 0.5), [80, 0.1, 80], [0, -0.1, 0]);
  // Slats of brushed metal, and a strip of light between every fourth pair.
  for (let i = 0; i < 72; i += 1) {
    const x = -17 + i * 0.5;
    block(scene, solid('#3c3e41', 0.32, 0.85), [0.3, 6.6, 0.22], [x, 3.3, -8.6]);
    if (i % 6 === 2) block(scene, shining('#e9f0f7', 1.25), [0.07, 6.6, 0.1], [x + 0.25, 3.3, -8.62]);
  }
  for (let i = 0; i < 5; i += 1) {
    const z = -5.5 + i * 3.2;
    block(scene, shining('#f4f8fc', 1.5), [22, 0.05, 0.16], [2, 6.4, z]);
    block(around, shining('#f6faff', 6.5), [22, 0.1, 0.5], [2, 6.4, z]);
  }
  block(around, shining('#dfe8f2', 2.4), [0.2, 3.4, 14], [12, 3, 2]);
  block(around, shining('#ffffff', 1.6), [26, 2.2, 0.2], [0, 3.4, 15]);
  block(around, shining('#aebac6', 0.8), [40, 6.4, 0.2], [0, 3.2, -9]);
  lightFrom(kit, scene, around, 1.15);
  const key = new THREE.SpotLight('#f3f8ff', 90, 30, 0.95, 1, 1.8);
  key.position.set(4, 6.2, 5);
  key.castShadow = true;
  key.shadow.mapSize.set(2048, 2048);
  key.shadow.radius = 8;
  key.shadow.bias = -0.0006;
  key.shadow.normalBias = 0.03;
  scene.add(key, key.target);
  const car = park(kit, scene, 'saloon', '#b9bfc5', [0, 0, 0], THREE.MathUtils.degToRad(-26));
  const stone = `vec3 ground(vec2 p, out float rough) {
    vec2 g = abs(fract(p / 2.4) - 0.5);
    float joint = smoothstep(0.494, 0.498, max(g.x, g.y));
    float vein = smoothstep(0.46, 0.5, fbm(p * 1.1 + 3.0 * fbm(p * 0.6))) * (1.0 - smoothstep(0.5, 0.54, fbm(p * 1.1 + 3.0 * fbm(p * 0.6))));
    rough = 0.09 + 0.07 * fbm(p * 2.4);
    return (vec3(0.022, 0.023, 0.025) + vec3(0.05) * vein) * (1.0 - 0.7 * joint);
  }`;
  groundOf(scene, stone, [car], 60);
  return { scene, camera: aim(kit, [2.4, 1.15, 8.2], [0, 1.05, -0.6], 41, [-0.293, 0.06]) };
};

const DUSK: Sky = {
  zenith: [0.035, 0.05, 0.075],
  middle: [0.12, 0.155, 0.19],
  horizon: [0.42, 0.46, 0.42],
  sun: [-0.7, 0.06, -0.7],
  glow: [0.42, 0.46, 0.2],
  far: [0.1, 0.12, 0.13],
  near: [0.03, 0.035, 0.035],
  ridge: 0.03,
  clouds: 0.6,
  ground: [0.08, 0.085, 0.085],
};

/** A block of flats with balconies; every third window is lit. */
const flats = (scene: THREE.Scene, x: number, z: number, wide: number, floors: number, seed: number): void => {
  const tall = floors * 3.1 + 1;
  block(scene, solid(['#2c3033', '#383c3e', '#24282b'][seed % 3] as string, 0.85), [wide, tall, 8], [x, tall / 2, z]);
  for (let floor = 0; floor < floors; floor += 1) {
    const y = 2.4 + floor * 3.1;
    block(scene, solid('#4a4f51', 0.7), [wide + 0.2, 0.16, 0.5], [x, y - 1.25, z + 4.1]);
    for (let i = 0; i < Math.floor(wide / 2.2); i += 1) {
      const lit = chance(seed * 91 + floor * 17 + i * 5) > 0.62;
      const pane = lit ? wallWash('#ffe2ac', 0.5 + 0.3 * chance(i + floor)) : solid('#11181b', 0.1, 0.5);
      block(scene, pane, [1.5, 1.9, 0.05], [x - wide / 2 + 1.4 + i * 2.2, y, z + 4.04]);
    }
  }
};

/** A row of charge points: a slab each with a lime strip. */
const chargers = (scene: THREE.Scene, around: THREE.Scene): void => {
  for (let i = 0; i < 4; i += 1) {
    const x = -8.4 + i * 3.6;
    block(scene, solid('#1b1f20', 0.35, 0.3), [0.62, 2.2, 0.34], [x, 1.1, -3.1]);
    block(scene, shining('#c8f02c', 1.5), [0.06, 1.9, 0.02], [x - 0.2, 1.15, -2.92]);
    block(scene, shining('#dfe9ea', 0.8), [0.3, 0.2, 0.02], [x + 0.08, 1.62, -2.92]);
    block(around, shining('#c8f02c', 2), [0.4, 2, 0.2], [x, 1.1, -3.4]);
  }
  block(scene, solid('#202526', 0.5, 0.2), [17, 0.22, 4.4], [-2.8, 3.5, -3.0]);
  block(scene, shining('#c8f02c', 1.5), [17, 0.05, 0.05], [-2.8, 3.42, -0.82]);
  block(scene, shining('#f3f8ee', 1.6), [15.4, 0.04, 0.2], [-2.8, 3.37, -2.2]);
  block(around, shining('#f3f8ee', 6), [15.4, 0.1, 0.9], [-2.8, 3.4, -1.6]);
  for (const x of [-10.6, 5.0]) block(scene, solid('#202526', 0.5, 0.2), [0.2, 3.5, 0.2], [x, 1.75, -4.6]);
};

/** A square in town at dusk, a canopy of charge points edged in lime, and a small white SUV. */
export const chargingSquare = (kit: Kit): SceneSet => {
  const scene = new THREE.Scene();
  scene.add(domeOf(DUSK));
  const around = new THREE.Scene();
  around.add(domeOf(DUSK));
  chargers(scene, around);
  block(around, shining('#eef3f6', 2.6), [18, 0.2, 5], [3, 8, 6]);
  lightFrom(kit, scene, around, 1.5);
  sun(scene, [12, 14, 16], '#e6efff', 0.8, 12);
  for (let i = 0; i < 5; i += 1) flats(scene, -38 + i * 17, -26 - (i % 2) * 6, 14, 5 + ((i * 3) % 4), i);
  for (let i = 0; i < 4; i += 1) {
    const x = -18 + i * 13;
    block(scene, solid('#3b342d', 0.9), [0.22, 3.2, 0.22], [x, 1.6, -11]);
    for (let k = 0; k < 22; k += 1) {
      const puff = new THREE.Mesh(new THREE.IcosahedronGeometry(0.6 + 0.6 * chance(k + i), 2), solid('#2b3a26', 1));
      puff.position.set(
        x + (chance(k * 3 + i) - 0.5) * 3,
        3.6 + chance(k * 5 + i) * 2.4,
        -11 + (chance(k * 7) - 0.5) * 3,
      );
      scene.add(puff);
    }
  }
  const car = park(kit, scene, 'suv', '#e9ecea', [0.3, 0, 0.2], THREE.MathUtils.degToRad(-24));
  const square = `vec3 ground(vec2 p, out float rough) {
    vec2 g = abs(fract(vec2(p.x / 1.2 + 0.5 * step(0.5, fract(p.y / 1.2)), p.y / 0.6)) - 0.5);
    float joint = smoothstep(0.478, 0.497, max(g.x, g.y));
    float pool = smoothstep(0.5, 0.66, fbm(p * vec2(0.35, 0.7)));
    rough = mix(0.5, 0.14, pool);
    vec3 slab = vec3(0.085, 0.09, 0.092) * (0.8 + 0.3 * hash21(floor(p / 0.6))) * (0.85 + 0.3 * noise2(p * 40.0));
    float bay = (1.0 - smoothstep(0.05, 0.06, abs(abs(mod(p.x + 6.6, 3.6) - 1.8) - 1.7))) * step(-3.0, p.y) * step(p.y, 2.6);
    return mix(slab * (1.0 - 0.5 * joint), vec3(0.42, 0.55, 0.06), bay * 0.8);
  }`;
  groundOf(scene, square, [car]);
  return { scene, camera: aim(kit, [2.6, 1.3, 8.4], [0, 1.2, -0.6], 41, [-0.263, 0.02]) };
};

/** A terrace house of a mews: white walls, a black garage door, sash windows and a window box. */
const mewsHouse = (scene: THREE.Scene, i: number, z: number, side: number): void => {
  const x = 15 - i * 6.2;
  const wall = solid(['#f0eee9', '#e4e2dc', '#f5f4f1', '#d9d9d6'][i % 4] as string, 0.9);
  const frame = solid('#fbfbf9', 0.6);
  const black = solid('#131314', 0.35);
  const face = z - side * 3.02;
  block(scene, wall, [6.1, 6.8, 6], [x, 3.4, z]);
  block(scene, solid('#cfcdc7', 0.8), [6.2, 0.24, 6.3], [x, 6.85, z]);
  block(scene, solid('#3b3d40', 0.85), [6.1, 1.2, 5.4], [x, 7.5, z + side * 0.4]);
  const door = i % 2 === 0 ? -1.2 : 1.2;
  block(scene, frame, [2.9, 2.5, 0.08], [x + door, 1.25, face]);
  for (let k = 0; k < 8; k += 1)
    block(scene, black, [0.32, 2.3, 0.08], [x + door - 1.19 + k * 0.34, 1.17, face - side * 0.03]);
  block(scene, black, [1.0, 2.2, 0.1], [x - door * 1.55, 1.1, face - side * 0.02]);
  for (const dx of [-1.6, 1.6]) {
    block(scene, frame, [1.4, 1.8, 0.08], [x + dx, 4.7, face]);
    block(scene, solid('#27313a', 0.08, 0.5), [1.2, 1.6, 0.08], [x + dx, 4.7, face - side * 0.02]);
    block(scene, frame, [1.2, 0.06, 0.06], [x + dx, 4.7, face - side * 0.07]);
    block(scene, frame, [0.05, 1.6, 0.06], [x + dx, 4.7, face - side * 0.07]);
    block(scene, black, [1.4, 0.24, 0.3], [x + dx, 3.7, face - side * 0.16]);
    for (let k = 0; k < 9; k += 1) {
      const leaf = new THREE.Mesh(
        new THREE.IcosahedronGeometry(0.13 + 0.06 * chance(k + i), 1),
        solid(k % 3 === 0 ? '#b32632' : '#4d6a3a', 1),
      );
      leaf.position.set(x + dx - 0.56 + k * 0.14, 3.9 + 0.06 * chance(k * 3), face - side * 0.18);
      scene.add(leaf);
    }
  }
  block(scene, black, [0.16, 0.34, 0.16], [x + door * 0.05, 2.7, face - side * 0.1]);
};

const MORNING: Sky = {
  zenith: [0.16, 0.34, 0.66],
  middle: [0.52, 0.68, 0.88],
  horizon: [0.95, 0.93, 0.9],
  sun: [0.7, 0.5, 0.5],
  glow: [0.4, 0.34, 0.24],
  far: [0.5, 0.55, 0.6],
  near: [0.3, 0.32, 0.34],
  ridge: 0.02,
  clouds: 0.8,
  ground: [0.3, 0.3, 0.29],
};

/** A mews of white houses with black doors in the morning, and a small red car. */
export const mewsMorning = (kit: Kit): SceneSet => {
  const scene = new THREE.Scene();
  scene.add(domeOf(MORNING));
  const around = new THREE.Scene();
  around.add(domeOf(MORNING));
  lightFrom(kit, scene, around, 0.8);
  sun(scene, [14, 16, -6], '#fff0da', 3.1, 14);
  for (let i = 0; i < 12; i += 1) mewsHouse(scene, i, 8.2, 1);
  for (let i = 3; i < 12; i += 1) mewsHouse(scene, i, -9.6, -1);
  const car = park(kit, scene, 'city', '#b3101c', [0, 0, 0], 0);
  const setts = `vec3 ground(vec2 p, out float rough) {
    vec2 cell = vec2(p.x / 0.2 + 0.5 * step(0.5, fract(p.y / 0.26)), p.y / 0.13);
    vec2 g = abs(fract(cell) - 0.5);
    float joint = smoothstep(0.4, 0.49, max(g.x, g.y));
    float tint = 0.7 + 0.5 * hash21(floor(cell));
    rough = 0.6 + 0.2 * noise2(p * 3.0);
    vec3 stone = vec3(0.2, 0.195, 0.19) * tint * (0.85 + 0.3 * noise2(p * 60.0));
    float kerb = smoothstep(4.3, 4.32, abs(p.y + 0.7)) * (1.0 - smoothstep(4.6, 4.62, abs(p.y + 0.7)));
    return mix(stone * (1.0 - 0.6 * joint), vec3(0.42, 0.41, 0.39), kerb);
  }`;
  groundOf(scene, setts, [car]);
  return { scene, camera: aim(kit, [6.6, 1.15, -4.4], [0, 0.95, 0.1], 36, [-0.34, 0.06]) };
};

/** A mountain pass above the tree line in clear air, and a blue saloon. */
export const mountainPass = (kit: Kit): SceneSet => {
  const { scene } = drive(kit, {
    sky: {
      zenith: [0.07, 0.2, 0.5],
      middle: [0.36, 0.56, 0.84],
      horizon: [0.84, 0.9, 0.97],
      sun: [0.4, 0.5, -0.7],
      glow: [0.42, 0.4, 0.34],
      far: [0.5, 0.6, 0.74],
      near: [0.14, 0.19, 0.24],
      ridge: 0.3,
      clouds: 0.85,
      ground: [0.16, 0.18, 0.17],
    },
    haze: '#c6d6e6',
    thick: 0.0042,
    car: ['saloon', '#1250b8'],
    verge:
      'mix(vec3(0.11, 0.13, 0.065), vec3(0.24, 0.235, 0.22), smoothstep(0.4, 0.62, fbm(p * 0.45))) * (0.6 + 0.8 * noise2(p * 8.0))',
    asphalt: 'vec3(0.1, 0.102, 0.108)',
    line: 'vec3(0.86, 0.86, 0.85)',
    sunFrom: [12, 17, -16],
    sunColour: '#fff4e4',
    sunlight: 3.3,
    light: 0.9,
  });
  wood(scene, 160, '#33493f', OFFSET, 26, 9);
  posts(scene, OFFSET);
  return { scene, camera: aim(kit, [7.2, 0.9, -4.7], [0, 0.92, 0.1], 38, [-0.35, 0.08]) };
};
