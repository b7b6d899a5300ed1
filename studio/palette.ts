import * as THREE from 'three';

const NAMES = [
  'paint',
  'rubber',
  'alloy',
  'alloyDark',
  'chrome',
  'gloss',
  'black',
  'mirror',
  'disc',
  'caliper',
  'well',
  'leather',
  'engine',
  'steel',
  'headlight',
  'redLamp',
  'amber',
] as const;

const named = (name: string): THREE.Material => new THREE.MeshBasicMaterial({ name });

/** Materials that carry only a name: `blender/render.py` has what they look like. */
export type Palette = Readonly<Record<(typeof NAMES)[number], THREE.Material>>;

export const palette = Object.fromEntries(NAMES.map((name) => [name, named(name)])) as unknown as Palette;

/** Returns a matte material. @param colour `#` and six hex digits, sRGB */
export const matte = (colour: string, roughness: number): THREE.Material => named(`${colour}/${roughness}`);

/** Returns the material of a lit screen. @param name of a picture of `screens.ts` */
export const screen = (name: string): THREE.Material => named(`screen/${name}`);
