import * as THREE from 'three';

const NAMES = [
  'paint',
  'roof',
  'rubber',
  'sidewall',
  'rim',
  'rimShade',
  'rimDark',
  'rimDarkShade',
  'rimDarkLip',
  'alloy',
  'alloyDark',
  'chrome',
  'gloss',
  'black',
  'mirror',
  'barrel',
  'disc',
  'calliper',
  'well',
  'leather',
  'engine',
  'steel',
  'headlight',
  'redLamp',
  'amber',
] as const;

const named = (name: string): THREE.Material => new THREE.MeshBasicMaterial({ name });

/** Materials that carry only a name: `blender/drawing.py` has what they look like. */
export type Palette = Readonly<Record<(typeof NAMES)[number], THREE.Material>>;

export const palette = Object.fromEntries(NAMES.map((name) => [name, named(name)])) as unknown as Palette;

/** Returns a material of one colour. @param colour `#` and six hex digits, sRGB */
export const matte = (colour: string): THREE.Material => named(colour);

/** Returns the material of a lit screen. @param name of a picture of `screens.ts` */
export const screen = (name: string): THREE.Material => named(`screen/${name}`);
