import { front, type House, MARLOW, NORRVAG, paving, RULLANDE, type Standpoint } from './fronts.ts';
import type { Kit, SceneSet } from './kit.ts';
import type { Sky } from './sky.ts';

/** The houses of `fronts.ts` on other days and from other sides: no two neighbours in a list of dealers look the same. */

const CLEAR: Sky = {
  zenith: [0.13, 0.33, 0.68],
  middle: [0.45, 0.65, 0.9],
  horizon: [0.86, 0.91, 0.95],
  sun: [0.6, 0.6, 0.5],
  glow: [0.34, 0.3, 0.24],
  far: [0.36, 0.46, 0.52],
  near: [0.09, 0.15, 0.09],
  ridge: 0.07,
  clouds: 1.1,
  ground: [0.3, 0.3, 0.29],
};
const SNOWY: Sky = {
  zenith: [0.34, 0.44, 0.6],
  middle: [0.66, 0.72, 0.82],
  horizon: [0.96, 0.88, 0.84],
  sun: [-0.7, 0.2, -0.5],
  glow: [0.6, 0.42, 0.3],
  far: [0.58, 0.63, 0.72],
  near: [0.26, 0.31, 0.36],
  ridge: 0.1,
  clouds: 1,
  ground: [0.72, 0.76, 0.84],
};
const DUSK: Sky = {
  zenith: [0.05, 0.09, 0.22],
  middle: [0.2, 0.22, 0.38],
  horizon: [0.86, 0.46, 0.34],
  sun: [-0.8, 0.06, -0.6],
  glow: [0.9, 0.4, 0.2],
  far: [0.14, 0.15, 0.22],
  near: [0.02, 0.025, 0.035],
  ridge: 0.035,
  clouds: 0.9,
  ground: [0.09, 0.09, 0.1],
};

/** From the street's other end: the end wall is near, the row of windows runs away from it. */
const FROM_THE_RIGHT: Standpoint = {
  from: [14.5, 1.6, 9.5],
  to: [4.2, 2.5, -6],
  lens: 44,
  sign: 4.4,
  cars: [
    [10.6, 0.2, -122],
    [5.2, 0.6, -118],
    [-0.4, 1, -114],
  ],
};
/** Near the entrance, from below. */
const NEAR: Standpoint = {
  from: [-1.6, 1.25, 8.4],
  to: [2.4, 2.7, -6],
  lens: 46,
  sign: -0.6,
  cars: [
    [-2.6, -0.6, -52],
    [3.4, -1.6, -60],
    [8.3, -2.3, -66],
  ],
};

/** GLSL of a forecourt that has been cleared of snow, with banks of it at the edges. */
const SNOW = /* glsl */ `
vec3 ground(vec2 p, out float rough) {
  float tracks = smoothstep(0.4, 0.62, fbm(vec2(p.x * 0.22, p.y * 0.7)));
  float cleared = smoothstep(70.0, 50.0, abs(p.x)) * smoothstep(-8.4, -7.4, p.y) * smoothstep(16.0, 13.0, p.y);
  vec3 snow = vec3(0.8, 0.84, 0.91) * (0.86 + 0.2 * fbm(p * 0.7));
  vec3 trodden = mix(vec3(0.5, 0.53, 0.58), vec3(0.66, 0.7, 0.77), fbm(p * 1.7));
  rough = 0.85;
  return mix(snow, mix(snow, trodden, tracks), cleared);
}`;

const day = (house: House, cars: House['cars']): House => ({
  ...house,
  cars,
  sky: CLEAR,
  glowing: 0.85,
  sunFrom: [18, 26, 24],
  sunColour: '#fff3e2',
  sunlight: 2.6,
  light: 0.75,
});
const winter = (house: House, cars: House['cars']): House => ({
  ...house,
  cars,
  sky: SNOWY,
  leaf: '#8d9a9c',
  glowing: 1.15,
  sunFrom: [-20, 12, 22],
  sunColour: '#ffe3c8',
  sunlight: 1.1,
  light: 0.85,
});
const dusk = (house: House, cars: House['cars']): House => ({
  ...house,
  cars,
  sky: DUSK,
  glowing: 1.5,
  sunFrom: [-26, 10, 16],
  sunColour: '#ffbb8a',
  sunlight: 0.7,
  light: 0.95,
});

const LIGHT_STONE = paving('vec3(0.33, 0.325, 0.31)');
const DARK_STONE = paving('vec3(0.24, 0.235, 0.23)');

export const dealerNorrvagDay = (kit: Kit): SceneSet => {
  const house = day(NORRVAG, [
    ['hatchback', '#8c1f24'],
    ['suv', '#dfe2e3'],
    ['van', '#c9cdd0'],
  ]);
  return front(kit, house, LIGHT_STONE, FROM_THE_RIGHT);
};
export const dealerNorrvagWinter = (kit: Kit): SceneSet => {
  const house = winter(NORRVAG, [
    ['estate', '#2c4a6e'],
    ['suv', '#7c2a1d'],
    ['hatchback', '#d9dcdd'],
  ]);
  return front(kit, house, SNOW, NEAR);
};
export const dealerRullandeDusk = (kit: Kit): SceneSet => {
  const house = dusk(RULLANDE, [
    ['hatchback', '#1f4f8c'],
    ['estate', '#c8ccce'],
    ['city', '#b3201f'],
  ]);
  return front(kit, house, DARK_STONE, NEAR);
};
export const dealerRullandeCorner = (kit: Kit): SceneSet => {
  const house = day(RULLANDE, [
    ['suv', '#2b2f33'],
    ['city', '#dfe2e3'],
    ['estate', '#23443a'],
  ]);
  return front(kit, house, LIGHT_STONE, FROM_THE_RIGHT);
};
export const dealerMarlowDusk = (kit: Kit): SceneSet => {
  const house = dusk(MARLOW, [
    ['suv', '#1b2430'],
    ['saloon', '#aeb3b6'],
    ['coupe', '#7a1620'],
  ]);
  return front(kit, house, DARK_STONE, NEAR);
};
export const dealerMarlowCorner = (kit: Kit): SceneSet => {
  const house = day(MARLOW, [
    ['coupe', '#23443a'],
    ['suv', '#c9cdd0'],
    ['hatchback', '#1f3f6e'],
  ]);
  return front(kit, house, LIGHT_STONE, FROM_THE_RIGHT);
};
