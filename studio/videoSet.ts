import * as THREE from 'three';
import type { Picture } from './scenes/kit.ts';

/** A set with its camera on a long arm that turns around the middle, where the car stands. */
export type FilmSet = Picture & { readonly arm: THREE.Group; readonly at: THREE.Vector3 };

/** Radians from the middle of the way to either end: little enough that words over the image keep still. */
const SWEEP = THREE.MathUtils.degToRad(3.2);
/** Share of the distance by which the camera comes nearer over the whole way. */
const PUSH = 0.07;

export const filmSetOf = ({ scene, camera }: Picture): FilmSet => {
  const arm = new THREE.Group();
  arm.add(camera);
  scene.add(arm);
  return { scene, camera, arm, at: camera.position.clone() };
};

/** Puts the camera on its way: -1 is its beginning, 1 its end. */
export const stand = ({ camera, arm, at }: FilmSet, along: number): void => {
  arm.rotation.y = SWEEP * along;
  camera.position.copy(at).multiplyScalar(1 - (PUSH * along) / 2);
  camera.position.y = at.y;
  arm.updateMatrixWorld(true);
};
