import * as THREE from 'three';
import { bakeOpenness, floorLight, type Occluder } from './occlusion.ts';

/** A model that is seen from inside. */
export type Model = {
  readonly group: THREE.Group;
  /** Light on the floor around the model, over `FLOOR_SPAN` metres. */
  readonly floor: THREE.DataTexture;
};

/** A model with the camera of its cockpit view. Metres, and degrees for the lens. */
export type Cockpit = Model & {
  readonly eye: {
    readonly from: readonly [number, number, number];
    readonly to: readonly [number, number, number];
    readonly lens: number;
  };
};

/** Level of detail: cells of the surfaces in metres, size of the floor map in pixels. */
export type Detail = { readonly cell: number; readonly floor: number };

/** Width and length of the floor map in metres. */
export const FLOOR_SPAN = 9;

/** Bakes occlusion into all meshes of a group and returns the light on the floor as a texture. */
export const bake = (group: THREE.Group, occluder: Occluder, size: number): THREE.DataTexture => {
  group.updateMatrixWorld(true);
  const seen = new Set<THREE.BufferGeometry>();
  group.traverse((node) => {
    if (!(node instanceof THREE.Mesh)) return;
    if (seen.has(node.geometry)) node.geometry = node.geometry.clone();
    seen.add(node.geometry);
    bakeOpenness(node.geometry, node.matrixWorld, occluder, (data) => new THREE.BufferAttribute(data, 1));
  });
  const texture = new THREE.DataTexture(floorLight(occluder, size, FLOOR_SPAN), size, size, THREE.RedFormat);
  texture.magFilter = THREE.LinearFilter;
  texture.minFilter = THREE.LinearFilter;
  texture.unpackAlignment = 1;
  texture.needsUpdate = true;
  return texture;
};
