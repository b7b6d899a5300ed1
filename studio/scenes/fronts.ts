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
import { domeOf, type Sky } from './sky.ts';

/** The appearance of a dealer's building. */
export type House = {
  readonly sky: Sky;
  readonly name: string;
  readonly font: string;
  readonly ink: string;
  readonly fascia: string;
  readonly wall: string;
  readonly accent: string;
  readonly slats: boolean;
  readonly warm: string;
  readonly glowing: number;
  readonly cars: readonly (readonly [string, string])[];
  readonly sunFrom: readonly [number, number, number];
  readonly sunColour: string;
  readonly sunlight: number;
  readonly light: number;
  /** Colour of the trees around; green by default. */
  readonly leaf?: string;
};

/** Positions of the camera, its target, the sign and the cars. */
export type Standpoint = {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
  readonly lens: number;
  readonly sign: number;
  /** Of each car: across, towards the street, degrees. */
  readonly cars: readonly (readonly [number, number, number])[];
};

const FROM_THE_LEFT: Standpoint = {
  from: [-5.2, 1.5, 13.2],
  to: [-0.6, 2.55, -6],
  lens: 40,
  sign: -6.2,
  cars: [
    [-7.0, 1.6, -64],
    [-1.8, 1.4, -64],
    [3.4, 1.2, -64],
  ],
};

/** Text on a wall: bright letters on a transparent background. */
const sign = (
  scene: THREE.Object3D,
  words: string,
  font: string,
  ink: string,
  light: number,
  height: number,
  at: readonly [number, number, number],
): void => {
  const canvas = document.createElement('canvas');
  canvas.width = 2048;
  canvas.height = 256;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.font = font;
  context.fillStyle = '#fff';
  context.textBaseline = 'middle';
  context.fillText(words, 10, 132);
  const width = context.measureText(words).width + 20;
  const texture = new THREE.CanvasTexture(canvas);
  texture.repeat.set(width / 2048, 1);
  texture.anisotropy = 4;
  const colour = new THREE.Color(ink).multiplyScalar(light);
  const material = new THREE.MeshBasicMaterial({ alphaMap: texture, color: colour, alphaTest: 0.45 });
  // The letters are the green channel of the canvas.
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry((height * width) / 256, height), material);
  mesh.position.set(at[0], at[1], at[2]);
  scene.add(mesh);
};

/** GLSL of a forecourt: slabs of a tone, a kerb, the street, and meadow around. */
export const paving = (tone: string): string => /* glsl */ `
vec3 ground(vec2 p, out float rough) {
  vec2 slab = vec2(p.x / 1.2 + 0.5 * step(0.5, fract(p.y / 1.2)), p.y / 0.6);
  vec2 g = abs(fract(slab) - 0.5);
  float joint = smoothstep(0.475, 0.497, max(g.x * 1.0, g.y * 0.985));
  float tint = 0.86 + 0.2 * hash21(floor(slab)) ;
  vec3 stone = ${tone} * tint * (0.9 + 0.2 * fbm(p * 5.0));
  rough = 0.55 + 0.3 * fbm(p * 0.6);
  float tarmac = smoothstep(9.9, 10.0, p.y);
  vec3 tar = vec3(0.07, 0.07, 0.073) * (0.8 + 0.4 * noise2(p * 30.0));
  float kerb = smoothstep(9.7, 9.72, p.y) * (1.0 - tarmac);
  float meadow = smoothstep(0.0, 1.0, step(70.0, abs(p.x)) + step(p.y, -26.0));
  vec3 grass = vec3(0.09, 0.12, 0.045) * (0.7 + 0.6 * noise2(p * 3.0));
  vec3 colour = mix(mix(stone * (1.0 - 0.55 * joint), vec3(0.36), kerb), tar, tarmac);
  return mix(colour, grass, meadow);
}`;

/** The outline of a car in profile, dark against the room. */
const silhouette = (scene: THREE.Scene, x: number, z: number, glow: number): void => {
  const shape = new THREE.Shape();
  shape.moveTo(-2.15, 0.35);
  shape.lineTo(-2.2, 0.75);
  shape.bezierCurveTo(-2.1, 1.0, -1.4, 0.95, -1.05, 1.02);
  shape.bezierCurveTo(-0.5, 1.4, -0.2, 1.5, 0.5, 1.5);
  shape.bezierCurveTo(1.2, 1.5, 1.7, 1.3, 2.0, 1.0);
  shape.bezierCurveTo(2.2, 0.9, 2.2, 0.5, 2.1, 0.35);
  const car = new THREE.Mesh(new THREE.ShapeGeometry(shape, 16), shining('#3b3f42', 0.6 * glow));
  car.position.set(x, 0, z);
  scene.add(car);
  for (const dx of [-1.35, 1.3]) {
    const wheel = new THREE.Mesh(new THREE.CircleGeometry(0.34, 28), shining('#111213', glow));
    wheel.position.set(x + dx, 0.34, z + 0.02);
    scene.add(wheel);
  }
};

/** The rooms behind the glass: lit floor, back wall, ceiling lights, cars as dark shapes. */
const inside = (scene: THREE.Scene, house: House): void => {
  const glow = house.glowing;
  block(scene, wallWash(house.warm, 0.8 * glow), [35.6, 4.4, 0.2], [0, 2.3, -19]);
  block(scene, shining('#8d8a84', 0.42 * glow), [35.6, 0.1, 11], [0, 0.06, -13.5]);
  block(scene, shining('#57534d', 0.4 * glow), [35.6, 0.1, 11], [0, 4.55, -13.5]);
  for (let i = 0; i < 9; i += 1) {
    block(scene, shining('#fff3df', 1.5 * glow), [2.4, 0.06, 0.16], [-16 + i * 4, 4.46, -10.5]);
    block(scene, shining('#fff3df', 1.4 * glow), [2.4, 0.06, 0.16], [-15 + i * 4, 4.46, -14.5]);
  }
  for (const [x, colour] of [
    [-12, house.accent],
    [-3, house.wall],
    [6, house.accent],
  ] as const) {
    block(scene, wallWash(colour, 0.75 * glow), [3.4, 2.6, 0.3], [x, 1.7, -18.6]);
  }
  // Cars on show, as the outline they are from here.
  for (const x of [-13.5, -6.5, 1.5, 9.5]) silhouette(scene, x, -12.4, glow);
  // Desks and planters.
  for (let i = 0; i < 6; i += 1)
    block(scene, shining('#2b2723', 0.7 * glow), [1.8, 0.78, 0.8], [-15 + i * 6 + chance(i), 0.45, -16.4]);
};

const facade = (scene: THREE.Scene, house: House): void => {
  const frame = solid('#15171a', 0.4, 0.6);
  const wall = solid(house.wall, 0.85);
  const fascia = solid(house.fascia, 0.5, 0.1);
  block(scene, fascia, [40, 1.9, 12.6], [0, 5.55, -13.2]);
  block(scene, solid('#d9d6cf', 0.7), [40, 0.14, 3.4], [0, 4.58, -7.2]);
  block(scene, fascia, [40, 0.3, 3.5], [0, 4.78, -7.2]);
  block(scene, wall, [7.6, 6.5, 12], [21.2, 3.25, -13.4]);
  block(scene, wall, [1, 4.6, 12], [-19.4, 2.3, -13.4]);
  const glass = new THREE.MeshPhysicalMaterial({
    color: '#dfe8e6',
    roughness: 0.02,
    metalness: 0,
    transparent: true,
    opacity: 0.16,
    envMapIntensity: 1.6,
  });
  const pane = new THREE.Mesh(new THREE.PlaneGeometry(36.6, 4.5), glass);
  pane.position.set(-0.9, 2.3, -8.1);
  scene.add(pane);
  for (let i = 0; i <= 14; i += 1) block(scene, frame, [0.09, 4.5, 0.16], [-18.9 + i * 2.6, 2.3, -8.1]);
  block(scene, frame, [36.6, 0.1, 0.16], [-0.9, 3.35, -8.1]);
  block(scene, frame, [36.6, 0.16, 0.2], [-0.9, 0.1, -8.1]);
  for (let i = 0; i < 4; i += 1) block(scene, frame, [0.22, 4.6, 0.22], [-15 + i * 10, 2.3, -5.8]);
  if (house.slats) {
    const timber = solid('#7b5a3c', 0.75);
    for (let i = 0; i < 30; i += 1) block(scene, timber, [0.12, 6.3, 0.1], [17.6 + i * 0.245, 3.25, -7.3]);
  }
  block(scene, shining(house.accent, 0.9), [0.32, 1.9, 0.06], [-18.8, 5.55, -6.86]);
};

const trees = (scene: THREE.Scene, colour = '#46573a'): void => {
  const bark = solid('#4b4038', 0.9);
  const leaf = new THREE.MeshStandardMaterial({ color: colour, roughness: 1, flatShading: true });
  for (const [x, z] of [
    [-27, -16],
    [-33, -9],
    [30, -14],
    [37, -7],
    [-40, -20],
    [44, -18],
  ] as const) {
    block(scene, bark, [0.24, 3, 0.24], [x, 1.5, z]);
    for (let i = 0; i < 26; i += 1) {
      const size = 0.9 + chance(i + x) * 1.1;
      const puff = new THREE.Mesh(new THREE.IcosahedronGeometry(size, 1), leaf);
      puff.position.set(
        x + (chance(i * 3 + x) - 0.5) * 3.6,
        3.6 + chance(i * 5 + x) * 3.4,
        z + (chance(i * 7 + x) - 0.5) * 3.6,
      );
      puff.castShadow = true;
      scene.add(puff);
    }
  }
};

/** A house with cars before it; `ground` is GLSL of what it stands on. */
export const front = (kit: Kit, house: House, ground: string, stand: Standpoint = FROM_THE_LEFT): SceneSet => {
  const scene = new THREE.Scene();
  scene.add(domeOf(house.sky));
  const around = new THREE.Scene();
  around.add(domeOf(house.sky));
  lightFrom(kit, scene, around, house.light);
  sun(scene, house.sunFrom, house.sunColour, house.sunlight, 26);
  inside(scene, house);
  facade(scene, house);
  trees(scene, house.leaf);
  const cars = house.cars.map(([body, paint], i) => {
    const [x, z, turn] = stand.cars[i] ?? [0, 0, 0];
    return park(kit, scene, body, paint, [x, 0, z], THREE.MathUtils.degToRad(turn));
  });
  sign(scene, house.name, house.font, house.ink, house.glowing > 0.9 ? 1.5 : 1, 1.35, [stand.sign, 5.82, -6.84]);
  groundOf(scene, ground, cars);
  return { scene, camera: aim(kit, stand.from, stand.to, stand.lens, [0, 0.03]) };
};

/** Norrväg: timber and deep green, evening light in the rooms. */
export const NORRVAG: House = {
  sky: {
    zenith: [0.1, 0.17, 0.32],
    middle: [0.36, 0.4, 0.5],
    horizon: [0.92, 0.66, 0.5],
    sun: [0.8, 0.1, -0.6],
    glow: [0.8, 0.42, 0.22],
    far: [0.2, 0.22, 0.28],
    near: [0.03, 0.045, 0.05],
    ridge: 0.09,
    clouds: 0.8,
    ground: [0.12, 0.12, 0.115],
  },
  name: 'Norrväg',
  font: '700 172px Archivo, Helvetica, Arial, sans-serif',
  ink: '#f4f1e8',
  fascia: '#10231f',
  wall: '#22352f',
  accent: '#3f7a5f',
  slats: true,
  warm: '#c9b49a',
  glowing: 1.35,
  cars: [
    ['suv', '#23443a'],
    ['estate', '#b4b8ba'],
    ['saloon', '#14171d'],
  ],
  sunFrom: [26, 14, 18],
  sunColour: '#ffcf9e',
  sunlight: 1.2,
  light: 0.8,
};
const NORRVAG_STONE = paving('vec3(0.26, 0.25, 0.235)');
export const dealerNorrvag = (kit: Kit): SceneSet => front(kit, NORRVAG, NORRVAG_STONE);

/** Rullande: white and signal yellow under a clear sky. */
export const RULLANDE: House = {
  sky: {
    zenith: [0.1, 0.3, 0.7],
    middle: [0.42, 0.64, 0.92],
    horizon: [0.84, 0.9, 0.96],
    sun: [-0.6, 0.7, 0.4],
    glow: [0.4, 0.36, 0.3],
    far: [0.4, 0.5, 0.55],
    near: [0.12, 0.18, 0.12],
    ridge: 0.03,
    clouds: 1,
    ground: [0.3, 0.3, 0.29],
  },
  name: 'RULLANDE',
  font: '800 172px Archivo, Helvetica, Arial, sans-serif',
  ink: '#101010',
  fascia: '#f2b90c',
  wall: '#eeeeea',
  accent: '#f2b90c',
  slats: false,
  warm: '#d9d4c8',
  glowing: 0.8,
  cars: [
    ['city', '#e8b80f'],
    ['hatchback', '#eceeed'],
    ['suv', '#9a1420'],
  ],
  sunFrom: [-24, 30, 24],
  sunColour: '#fff4e2',
  sunlight: 3,
  light: 0.75,
};
const RULLANDE_STONE = paving('vec3(0.36, 0.355, 0.345)');
export const dealerRullande = (kit: Kit): SceneSet => front(kit, RULLANDE, RULLANDE_STONE);

/** Marlow: navy and pale stone, soft daylight. */
export const MARLOW: House = {
  sky: {
    zenith: [0.36, 0.44, 0.56],
    middle: [0.62, 0.68, 0.76],
    horizon: [0.88, 0.88, 0.87],
    sun: [-0.5, 0.4, 0.6],
    glow: [0.3, 0.26, 0.2],
    far: [0.45, 0.5, 0.5],
    near: [0.11, 0.15, 0.1],
    ridge: 0.035,
    clouds: 1.2,
    ground: [0.3, 0.3, 0.3],
  },
  name: 'Marlow',
  font: '400 184px Newsreader, Georgia, serif',
  ink: '#f6f2e8',
  fascia: '#14213d',
  wall: '#c9beac',
  accent: '#b08d4f',
  slats: false,
  warm: '#d6c5ab',
  glowing: 0.95,
  cars: [
    ['saloon', '#0b0c0e'],
    ['coupe', '#1f3f6e'],
    ['estate', '#4b5158'],
  ],
  sunFrom: [-20, 26, 24],
  sunColour: '#fff3e4',
  sunlight: 1.5,
  light: 0.85,
};
const MARLOW_STONE = paving('vec3(0.34, 0.32, 0.29)');
export const dealerMarlow = (kit: Kit): SceneSet => front(kit, MARLOW, MARLOW_STONE);
