/** Runs in the browser: builds models, renders the jobs of `render.ts` and `video.ts`, and posts the pixels to their server. */
import * as THREE from 'three';
import { cabinOf } from './cabin.ts';
import { carOf, type Detail, FLOOR_SPAN, type Model } from './car.ts';
import { cockpitOf } from './cockpit.ts';
import { type Shared, sharedOf } from './materials.ts';
import { motorcycleOf } from './motorcycle.ts';
import { sidesAt, surroundings, unrolled } from './panorama.ts';
import type { SceneSet } from './scenes/kit.ts';
import { SCENE_SETS } from './scenes/table.ts';
import { backdropOf, studioLight, sweepOf } from './set.ts';
import { specNamed } from './specs.ts';
import { placeCamera, type VideoSet, videoSetOf } from './videoSet.ts';
import { frameView, type ViewName } from './views.ts';

export type Job = {
  readonly body?: string;
  readonly view: string;
  readonly width: number;
  readonly height: number;
  readonly over: number;
  /** For videos: position of the camera on its path, -1 to 1. The set is reused for the next frame. */
  readonly along?: number;
};

type Stage = {
  readonly renderer: THREE.WebGLRenderer;
  readonly light: THREE.Texture;
  readonly models: Map<string, { model: Model; shared: Shared }>;
  readonly videoSets: Map<string, VideoSet>;
};

const createStage = (): Stage => {
  const renderer = new THREE.WebGLRenderer({ antialias: false, powerPreference: 'high-performance' });
  renderer.toneMapping = THREE.NoToneMapping;
  renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
  return { renderer, light: studioLight(renderer), models: new Map(), videoSets: new Map() };
};

let stage: Stage | undefined;

/** View and model of the cockpit with the driver on the right. */
const COCKPIT_RIGHT = 'cockpit-right';

/** Name of the model for the interior view. */
const INTERIOR = 'interior';

/** Names of the passes with the paint's albedo. */
const PASSES = [
  ['black', 0],
  ['white', 1],
] as const;

const build = (body: string, shared: Shared, detail: Detail): Model => {
  if (body === 'cabin') return cockpitOf(shared, detail, -1);
  if (body === COCKPIT_RIGHT) return cockpitOf(shared, detail, 1);
  if (body === INTERIOR) return cabinOf(shared, detail);
  if (body === 'motorcycle') return motorcycleOf(shared, detail);
  const spec = specNamed(body);
  if (spec === undefined) throw new Error(`no body ${body}`);
  return carOf(spec, shared, detail);
};

const modelOf = (on: Stage, body: string, detail: Detail): { model: Model; shared: Shared } => {
  const existing = on.models.get(body);
  if (existing !== undefined) return existing;
  const shared = sharedOf();
  const model = build(body, shared, detail);
  shared.floor.value = model.floor;
  shared.span.value = FLOOR_SPAN;
  on.models.set(body, { model, shared });
  return { model, shared };
};

const readPixels = (renderer: THREE.WebGLRenderer, target: THREE.WebGLRenderTarget): Uint16Array => {
  const pixels = new Uint16Array(target.width * target.height * 4);
  renderer.readRenderTargetPixels(target, 0, 0, target.width, target.height, pixels);
  return pixels;
};

/** Values of all half floats, limited so that one highlight does not dominate its pixel. */
const HALVES = Float32Array.from({ length: 65536 }, (_, bits) => Math.min(6, THREE.DataUtils.fromHalfFloat(bits) || 0));

/** Averages `over` x `over` pixels to one, flips the image vertically and drops alpha. */
const shrink = (pixels: Uint16Array, width: number, height: number, over: number): Float32Array => {
  const out = new Float32Array(width * height * 3);
  const sourceWidth = width * over;
  const share = 1 / (over * over);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 3;
      for (let sy = 0; sy < over; sy += 1) {
        for (let sx = 0; sx < over; sx += 1) {
          const from = (((height - 1 - y) * over + sy) * sourceWidth + x * over + sx) * 4;
          for (let c = 0; c < 3; c += 1)
            out[to + c] = (out[to + c] as number) + (HALVES[pixels[from + c] as number] as number) * share;
        }
      }
    }
  }
  return out;
};

const post = async (path: string, pixels: Float32Array): Promise<void> => {
  await fetch(path, { method: 'POST', body: pixels as Float32Array<ArrayBuffer> });
};

/** Returns the set of a scene. For videos it is built once, and the camera is moved. */
const setOf = ({ renderer, videoSets }: Stage, job: Job, detail: Detail): SceneSet => {
  const build = SCENE_SETS[job.view];
  if (build === undefined) throw new Error(`no scene ${job.view}`);
  const kit = { renderer, detail, aspect: job.width / job.height };
  if (job.along === undefined) return build(kit);
  const set = videoSets.get(job.view) ?? videoSetOf(build(kit));
  videoSets.set(job.view, set);
  placeCamera(set, job.along);
  return set;
};

/** Renders a scene; returns the milliseconds it took. */
const renderScene = async (on: Stage, job: Job, detail: Detail, startedAt: number): Promise<number> => {
  const { renderer } = on;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.PCFShadowMap;
  const { scene, camera } = setOf(on, job, detail);
  const target = new THREE.WebGLRenderTarget(job.width * job.over, job.height * job.over, {
    type: THREE.HalfFloatType,
    samples: 4,
    colorSpace: THREE.LinearSRGBColorSpace,
  });
  renderer.setRenderTarget(target);
  renderer.clear();
  renderer.render(scene, camera);
  await post(
    `/pixels/scene?width=${job.width}&height=${job.height}`,
    shrink(readPixels(renderer, target), job.width, job.height, job.over),
  );
  target.dispose();
  if (job.along === undefined) dispose(scene);
  return performance.now() - startedAt;
};

/** Viewpoint of the interior view, between the front seats. */
const INTERIOR_EYE = [-0.24, 1.1, 0] as const;

/** Renders the interior view with black and with white paint; returns the milliseconds it took. */
const renderInterior = async (on: Stage, job: Job, detail: Detail, startedAt: number): Promise<number> => {
  const { renderer, light } = on;
  const { model, shared } = modelOf(on, INTERIOR, detail);
  const scene = new THREE.Scene();
  scene.environment = light;
  scene.add(model.group, surroundings());
  shared.unturn.value.identity();
  const edge = Math.ceil((job.width / 4) * 1.3);
  const target = new THREE.WebGLRenderTarget(edge, edge, {
    type: THREE.HalfFloatType,
    samples: 4,
    colorSpace: THREE.LinearSRGBColorSpace,
  });
  const sides = sidesAt(INTERIOR_EYE);
  for (const [name, value] of PASSES) {
    shared.paint.value.setScalar(value);
    const shots = sides.map(({ camera }) => {
      renderer.setRenderTarget(target);
      renderer.clear();
      renderer.render(scene, camera);
      return shrink(readPixels(renderer, target), edge, edge, 1);
    });
    await post(`/pixels/${name}?width=${job.width}&height=${job.width / 2}`, unrolled(shots, sides, edge, job.width));
  }
  target.dispose();
  return performance.now() - startedAt;
};

/** Renders one view with black and with white paint; returns the milliseconds it took. */
const shoot = async (job: Job, detail: Detail): Promise<number> => {
  const startedAt = performance.now();
  stage ??= createStage();
  const { renderer, light } = stage;
  if (job.body === undefined) return renderScene(stage, job, detail, startedAt);
  if (job.view === 'panorama') return renderInterior(stage, job, detail, startedAt);
  const { model, shared } = modelOf(stage, job.view === COCKPIT_RIGHT ? COCKPIT_RIGHT : job.body, detail);
  const scene = new THREE.Scene();
  scene.environment = light;
  const { camera, turn, steer } = frameView(job.view as ViewName, model, job.width / job.height);
  model.steer(steer);
  const pose = new THREE.Group();
  pose.rotation.y = turn;
  pose.add(model.group);
  const reflection = pose.clone();
  reflection.scale.y = -1;
  shared.unturn.value.setFromMatrix4(new THREE.Matrix4().makeRotationY(-turn));
  const size = new THREE.Vector2(job.width * job.over, job.height * job.over);
  const half = size.clone().multiplyScalar(0.34).ceil();
  const reflectionTarget = new THREE.WebGLRenderTarget(half.x, half.y, {
    type: THREE.HalfFloatType,
    colorSpace: THREE.LinearSRGBColorSpace,
  });
  const reflectionScene = new THREE.Scene();
  reflectionScene.environment = light;
  reflectionScene.add(reflection, backdropOf(half));
  scene.add(pose, sweepOf(shared.floor, shared.unturn, FLOOR_SPAN, size, reflectionTarget.texture));
  const target = new THREE.WebGLRenderTarget(size.x, size.y, {
    type: THREE.HalfFloatType,
    samples: 4,
    colorSpace: THREE.LinearSRGBColorSpace,
  });
  for (const [name, value] of PASSES) {
    shared.paint.value.setScalar(value);
    renderer.setRenderTarget(reflectionTarget);
    renderer.clear();
    renderer.render(reflectionScene, camera);
    renderer.setRenderTarget(target);
    renderer.clear();
    renderer.render(scene, camera);
    await post(
      `/pixels/${name}?width=${job.width}&height=${job.height}`,
      shrink(readPixels(renderer, target), job.width, job.height, job.over),
    );
  }
  target.dispose();
  reflectionTarget.dispose();
  return performance.now() - startedAt;
};

/** Frees the models built so far, because their textures and meshes are large. */
const disposeModels = (): void => {
  for (const { model } of stage?.models.values() ?? []) dispose(model.group);
  stage?.models.clear();
};

/** Frees meshes and blueprints. Materials stay: compiling their programs again takes half a minute with software GL. */
const dispose = (group: THREE.Object3D): void => {
  group.traverse((node) => {
    if (!(node instanceof THREE.Mesh)) return;
    (node.geometry as THREE.BufferGeometry).dispose();
    const material = node.material as THREE.Material & { sheets?: THREE.Texture[] };
    for (const sheet of material.sheets ?? []) sheet.dispose();
  });
};

Object.assign(globalThis, { shoot, disposeModels });
