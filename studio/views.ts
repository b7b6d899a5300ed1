import * as THREE from 'three';
import type { Cockpit } from './model.ts';

/** How far a model is turned for its cockpit view, in radians: its front is away from the camera, which looks along -z. */
export const COCKPIT_TURN = THREE.MathUtils.degToRad(90);

/** Returns the camera of a cockpit view. */
export const cockpitCamera = ({ from, to, lens }: Cockpit['eye'], aspect: number): THREE.PerspectiveCamera => {
  const camera = new THREE.PerspectiveCamera(lens, aspect, 0.02, 80);
  const axis = new THREE.Vector3(0, 1, 0);
  camera.position.set(...from).applyAxisAngle(axis, COCKPIT_TURN);
  camera.lookAt(new THREE.Vector3(...to).applyAxisAngle(axis, COCKPIT_TURN));
  camera.updateMatrixWorld(true);
  return camera;
};
