import * as THREE from 'three';
import { azimuthOfFrame } from './azimuth.ts';
import type { Model } from './car.ts';

export type ViewName = string;

/** A camera for a view, with the rotation of the car and of its front wheels in radians. */
export type Framing = { readonly camera: THREE.PerspectiveCamera; readonly turn: number; readonly steer: number };

/** `azimuth`: degrees between the car's front and the camera, growing towards the car's left side. */
type View = {
  readonly azimuth: number;
  readonly height: number;
  readonly lens: number;
  readonly fill: number;
  readonly steer: number;
  readonly low?: number;
};

const STILLS: Readonly<Record<string, View>> = {
  'front-left': { azimuth: 38, height: 1.25, lens: 21, fill: 0.84, steer: -0.36 },
  side: { azimuth: 90, height: 0.95, lens: 15, fill: 0.86, steer: 0 },
  rear: { azimuth: 218, height: 1.3, lens: 21, fill: 0.82, steer: 0 },
  front: { azimuth: 0, height: 1.05, lens: 18, fill: 0.58, steer: 0 },
};

const viewOf = (name: string): View => {
  const still = STILLS[name];
  if (still !== undefined) return still;
  return { azimuth: azimuthOfFrame(name), height: 1.45, lens: 20, fill: 0.8, steer: 0 };
};

/** Returns the points of the model's outline with its rotation. */
const corners = (model: Model, turn: number): THREE.Vector3[] => {
  const axis = new THREE.Vector3(0, 1, 0);
  return model.hull.map((point) => point.clone().applyAxisAngle(axis, turn));
};

const bounds = (points: readonly THREE.Vector3[], camera: THREE.PerspectiveCamera): THREE.Box2 => {
  const box = new THREE.Box2();
  for (const point of points) {
    const p = point.clone().project(camera);
    box.expandByPoint(new THREE.Vector2(p.x, p.y));
  }
  return box;
};

/** Returns a camera at one point in the car's coordinates that looks at another. */
const fixed = (
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  lens: number,
  turn: number,
  aspect: number,
  steer: number,
): Framing => {
  const camera = new THREE.PerspectiveCamera(lens, aspect, 0.02, 80);
  const axis = new THREE.Vector3(0, 1, 0);
  camera.position.set(...from).applyAxisAngle(axis, turn);
  camera.lookAt(new THREE.Vector3(...to).applyAxisAngle(axis, turn));
  camera.updateMatrixWorld(true);
  return { camera, turn, steer };
};

const detailView = (model: Model, aspect: number): Framing => {
  const turn = THREE.MathUtils.degToRad(-90 - 46);
  const [x, y, z] = model.focus;
  const away = new THREE.Vector3(0, 0.35, 5).applyAxisAngle(new THREE.Vector3(0, 1, 0), -turn);
  return fixed([x + away.x, y + away.y, z + away.z], [x, y, z], 12.5, turn, aspect, -0.3);
};

/** Places the camera on +z so that the car fills a share of the width, its middle slightly below that of the image. */
export const frameView = (name: ViewName, model: Model, aspect: number): Framing => {
  if (name === 'detail') return detailView(model, aspect);
  if (name.startsWith('cockpit'))
    return fixed(model.eye.from, model.eye.to, model.eye.lens, THREE.MathUtils.degToRad(90), aspect, 0);
  const view = viewOf(name);
  const turn = THREE.MathUtils.degToRad(-90 - view.azimuth);
  const camera = new THREE.PerspectiveCamera(view.lens, aspect, 0.5, 80);
  const frames = name.startsWith('turn-');
  // All frames have the distance of the widest one.
  const widest = frames ? Math.PI : turn;
  let distance = 12;
  const aim = (away: number, points: readonly THREE.Vector3[]): THREE.Box2 => {
    camera.position.set(0, view.height, away);
    camera.lookAt(0, model.height * 0.47, 0);
    camera.clearViewOffset();
    camera.updateMatrixWorld(true);
    camera.updateProjectionMatrix();
    return bounds(points, camera);
  };
  const fitted = corners(model, widest);
  for (let round = 0; round < 12; round += 1) {
    const box = aim(distance, fitted);
    const share = Math.max((box.max.x - box.min.x) / 2 / view.fill, (box.max.y - box.min.y) / 2 / 0.66);
    distance *= share;
  }
  const box = aim(distance, corners(model, turn));
  const shiftX = frames ? 0 : (box.max.x + box.min.x) / 2;
  const shiftY = (box.max.y + box.min.y) / 2 + 0.07;
  camera.projectionMatrix.elements[8] = (camera.projectionMatrix.elements[8] as number) + shiftX;
  camera.projectionMatrix.elements[9] = (camera.projectionMatrix.elements[9] as number) + shiftY;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  return { camera, turn, steer: view.steer };
};
