import * as THREE from 'three';
import { paving } from './fronts.ts';
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
import { domeOf, type Sky } from './sky.ts';

const SHOPS = ['#b6cdf2', '#ffc07a'] as const;

/** One house: a shop below, windows above, some of them lit. */
const house = (scene: THREE.Scene, wall: THREE.Material, i: number, side: number): void => {
  const x = 26 - i * 12;
  const z = side * (side > 0 ? 15 : 12.5);
  const tall = 12 + Math.floor(chance(i * 3 + side) * 4) * 3;
  const face = z - side * 4.03;
  const shop = chance(i * 9 + side) > 0.7 ? SHOPS[0] : SHOPS[1];
  block(scene, wall, [11.8, tall, 8], [x, tall / 2, z]);
  block(scene, wallWash(shop, 0.45 + 0.35 * chance(i * 4 + side)), [10.6, 2.3, 0.05], [x, 1.75, face]);
  for (let k = 0; k < 5; k += 1) {
    block(scene, solid('#141210', 0.7), [0.2, 2.4, 0.12], [x - 5 + k * 2.5, 1.75, face - side * 0.03]);
  }
  block(scene, solid('#1d1a18', 0.7), [11.4, 0.5, 0.5], [x, 3.2, face - side * 0.2]);
  const rows = Math.ceil(tall / 3 - 2);
  for (let at = 0; at < rows * 5; at += 1) {
    const row = Math.floor(at / 5);
    const k = at % 5;
    const lit = chance(i * 131 + row * 17 + k * 7 + side) > 0.58;
    const pane = lit ? wallWash('#ffb872', 0.25 + 0.4 * chance(k + row + i)) : solid('#12151b', 0.12, 0.4);
    block(scene, pane, [1.2, 1.6, 0.05], [x - 4.6 + k * 2.3, 5.2 + row * 3, face]);
  }
};

/** Two rows of houses along the street, with lamps on both pavements. */
const streets = (scene: THREE.Scene): void => {
  const walls = ['#4a4038', '#3b3f45', '#55473b', '#33373b', '#4b453f'].map((colour) => solid(colour, 0.9));
  for (const side of [1, -1]) {
    for (let i = 0; i < 16; i += 1) house(scene, walls[(i + (side > 0 ? 2 : 0)) % 5] as THREE.Material, i, side);
    for (let i = 0; i < 9; i += 1) {
      const x = 12 - i * 16;
      block(scene, solid('#17181a', 0.5, 0.5), [0.12, 5.6, 0.12], [x, 2.8, side * 5.7]);
      block(scene, shining('#ffe3b8', 3.4), [0.9, 0.1, 0.24], [x, 5.6, side * 5.3]);
    }
  }
};

/** A house at dusk, a wall box, and a car that is charging. */
export const chargingHome = (kit: Kit): SceneSet => {
  const scene = new THREE.Scene();
  const sky: Sky = {
    zenith: [0.07, 0.12, 0.26],
    middle: [0.26, 0.32, 0.46],
    horizon: [0.85, 0.62, 0.5],
    sun: [0.5, 0.08, -0.8],
    glow: [0.7, 0.36, 0.2],
    far: [0.16, 0.18, 0.25],
    near: [0.03, 0.045, 0.05],
    ridge: 0.12,
    clouds: 0.7,
    ground: [0.1, 0.1, 0.1],
  };
  scene.add(domeOf(sky));
  const around = new THREE.Scene();
  around.add(domeOf(sky));
  block(around, shining('#ffd9a8', 3), [7, 3, 0.2], [-3, 2.4, -5]);
  lightFrom(kit, scene, around, 0.95);
  sun(scene, [14, 12, 14], '#ffd0a4', 0.9, 10);
  const board = solid('#26302e', 0.8);
  for (let i = 0; i < 62; i += 1)
    block(scene, board, [0.145, 3.5, 0.06 + 0.02 * (i % 2)], [-9 + i * 0.158, 1.75, -3.4]);
  block(scene, solid('#222b29', 0.85), [9.84, 3.5, 4.6], [-4.12, 1.75, -5.75]);
  block(scene, solid('#17191b', 0.6), [10.6, 0.24, 6.6], [-4.2, 3.6, -5.6]);
  block(scene, solid('#3a2f26', 0.7), [10.4, 0.05, 1.6], [-4.2, 3.45, -2.6]);
  block(scene, shining('#ffca8a', 1.0), [2.5, 1.5, 0.04], [-6.6, 1.95, -3.34]);
  for (const x of [-7.86, -6.6, -5.34]) block(scene, solid('#0f1011', 0.5), [0.07, 1.6, 0.08], [x, 1.95, -3.31]);
  for (const y of [1.17, 2.73]) block(scene, solid('#0f1011', 0.5), [2.6, 0.07, 0.08], [-6.6, y, -3.31]);
  for (const x of [-3.6, -1.2, 0.4]) block(scene, shining('#ffe2b8', 2.2), [0.1, 0.2, 0.1], [x, 2.5, -3.26]);
  block(scene, solid('#eceae4', 0.4), [0.26, 0.4, 0.13], [0.3, 1.62, -3.25]);
  block(scene, shining('#49d695', 1.1), [0.16, 0.02, 0.01], [0.3, 1.73, -3.18]);
  const lamp = new THREE.PointLight('#ffcf98', 26, 14, 1.8);
  lamp.position.set(-1.6, 2.6, -2.2);
  scene.add(lamp);
  const car = park(kit, scene, 'hatchback', '#3f6c93', [0.2, 0, 0], THREE.MathUtils.degToRad(0));
  const cable = new THREE.CatmullRomCurve3(
    [
      [0.3, 1.44, -3.2],
      [0.28, 0.7, -2.9],
      [0.0, 0.08, -2.2],
      [-0.9, 0.06, -1.5],
      [-1.32, 0.4, -1.1],
      [-1.3, 0.86, -0.92],
    ].map(([x = 0, y = 0, z = 0]) => new THREE.Vector3(x, y, z)),
  );
  const rubber = new THREE.Mesh(new THREE.TubeGeometry(cable, 90, 0.016, 10), solid('#101112', 0.6));
  rubber.castShadow = true;
  scene.add(rubber);
  groundOf(scene, paving('vec3(0.2, 0.19, 0.18)'), [car]);
  return { scene, camera: aim(kit, [7.6, 1.35, 6.0], [-0.7, 1.15, -0.6], 30, [-0.14, 0]) };
};

/** Wet streets and lit windows. */
export const cityEvening = (kit: Kit): SceneSet => {
  const scene = new THREE.Scene();
  const sky: Sky = {
    zenith: [0.03, 0.055, 0.14],
    middle: [0.12, 0.15, 0.28],
    horizon: [0.6, 0.4, 0.36],
    sun: [-0.9, 0.05, 0.1],
    glow: [0.9, 0.42, 0.24],
    far: [0.1, 0.11, 0.17],
    near: [0.03, 0.03, 0.05],
    ridge: 0.05,
    clouds: 0.6,
    ground: [0.05, 0.05, 0.06],
  };
  scene.add(domeOf(sky));
  const around = new THREE.Scene();
  around.add(domeOf(sky));
  for (let i = 0; i < 9; i += 1) {
    block(around, shining('#ffc98c', 3.2), [3.4, 1.4, 0.2], [24 - i * 7, 2.2, -9]);
    block(around, shining(i % 3 === 0 ? '#9cc4ff' : '#ffd6a4', 2.2), [3, 1.2, 0.2], [24 - i * 7, 2.4, 13]);
  }
  block(around, shining('#fff0dc', 2.2), [26, 0.2, 2.4], [0, 9, 0]);
  lightFrom(kit, scene, around, 1.5);
  scene.fog = new THREE.FogExp2(new THREE.Color('#4a4150'), 0.006);
  streets(scene);
  const car = park(kit, scene, 'saloon', '#3c4a5c', [0, 0, 0], 0);
  const wet = `vec3 ground(vec2 p, out float rough) {
    float pool = smoothstep(0.42, 0.62, fbm(p * vec2(0.25, 0.6)));
    rough = mix(0.5, 0.09, pool);
    vec3 tar = vec3(0.045, 0.046, 0.05) * (0.8 + 0.4 * noise2(p * 26.0)) * mix(1.0, 0.55, pool);
    float walk = smoothstep(4.9, 5.0, p.y) + smoothstep(-4.9, -5.0, p.y);
    float line = (1.0 - smoothstep(0.06, 0.07, abs(p.y - 1.7))) * step(0.5, fract(p.x / 7.0));
    tar = mix(tar, vec3(0.42), line * 0.7);
    return mix(tar, vec3(0.12, 0.115, 0.11) * (0.8 + 0.3 * noise2(p * 6.0)), clamp(walk, 0.0, 1.0));
  }`.replace('smoothstep(-4.9, -5.0, p.y)', '(1.0 - smoothstep(-5.0, -4.9, p.y))');
  groundOf(scene, wet, [car]);
  return { scene, camera: aim(kit, [9.2, 1.15, -5.2], [0, 0.98, 0], 28, [-0.26, -0.02]) };
};
