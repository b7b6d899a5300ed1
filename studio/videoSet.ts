import * as THREE from 'three';
import type { SceneSet } from './scenes/kit.ts';

/** A set whose camera rotates around its middle, where the car is. */
export type VideoSet = SceneSet & { readonly arm: THREE.Group; readonly at: THREE.Vector3 };

/** Radians from the middle of the path to either end: small, because pages place text over the video. */
const SWEEP = THREE.MathUtils.degToRad(3.2);
/** Share of the distance by which the camera approaches along the path. */
const PUSH = 0.07;

export const videoSetOf = ({ scene, camera }: SceneSet): VideoSet => {
  const arm = new THREE.Group();
  arm.add(camera);
  scene.add(arm);
  return { scene, camera, arm, at: camera.position.clone() };
};

/** Places the camera on its path: -1 is the start, 1 the end. */
export const placeCamera = ({ camera, arm, at }: VideoSet, along: number): void => {
  arm.rotation.y = SWEEP * along;
  camera.position.copy(at).multiplyScalar(1 - (PUSH * along) / 2);
  camera.position.y = at.y;
  arm.updateMatrixWorld(true);
};
