/** Runs in the browser: builds a model once, then renders what `render.ts` asks for and posts the pixels back. */
import * as THREE from 'three';
import { cabinOf } from './cabin.ts';
import { carOf, type Detail, FLOOR_SPAN, type Model } from './car.ts';
import { cockpitOf } from './cockpit.ts';
import { type FilmSet, filmSetOf, stand } from './filmSet.ts';
import { type Shared, sharedOf } from './materials.ts';
import { motorcycleOf } from './motorcycle.ts';
import { sidesAt, surroundings, unrolled } from './panorama.ts';
import type { Picture } from './scenes/kit.ts';
import { SCENE_SETS } from './scenes/table.ts';
import { backdropOf, studioLight, sweepOf } from './set.ts';
import { SPECS } from './specs.ts';
import { frameView, type ViewName } from './views.ts';

export type Job = {
  readonly body?: string;
  readonly view: string;
  readonly width: number;
  readonly height: number;
  readonly over: number;
  /** Of a video: where the camera stands on its way through a set, -1 to 1. The set is kept for the next frame. */
  readonly along?: number;
};

type Stage = {
  readonly renderer: THREE.WebGLRenderer;
  readonly light: THREE.Texture;
  readonly models: Map<string, { model: Model; shared: Shared }>;
  readonly films: Map<string, FilmSet>;
};

const makeStage = (): Stage => {
  const renderer = new THREE.WebGLRenderer({ antialias: false, powerPreference: 'high-performance' });
  renderer.toneMapping = THREE.NoToneMapping;
  renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
  return { renderer, light: studioLight(renderer), models: new Map(), films: new Map() };
};

let stage: Stage | undefined;

/** View and model of the cockpit whose driver sits on the right. */
const RIGHT = 'cockpit-right';

/** Names of the passes, and the paint's albedo in them. */
const PASSES = [
  ['black', 0],
  ['white', 1],
] as const;

const build = (body: string, shared: Shared, detail: Detail): Model => {
  if (body === 'cabin') return cockpitOf(shared, detail, -1);
  if (body === RIGHT) return cockpitOf(shared, detail, 1);
  if (body === 'inside') return cabinOf(shared, detail);
  if (body === 'motorcycle') return motorcycleOf(shared, detail);
  const spec = SPECS[body];
  if (spec === undefined) throw new Error(`no body ${body}`);
  return carOf(spec, shared, detail);
};

const modelOf = (on: Stage, body: string, detail: Detail): { model: Model; shared: Shared } => {
  const known = on.models.get(body);
  if (known !== undefined) return known;
  const shared = sharedOf();
  const model = build(body, shared, detail);
  shared.floor.value = model.floor;
  shared.span.value = FLOOR_SPAN;
  on.models.set(body, { model, shared });
  return { model, shared };
};

const readBack = (renderer: THREE.WebGLRenderer, target: THREE.WebGLRenderTarget): Uint16Array => {
  const pixels = new Uint16Array(target.width * target.height * 4);
  renderer.readRenderTargetPixels(target, 0, 0, target.width, target.height, pixels);
  return pixels;
};

/** Every half float as a number, capped where a glint would outshine its whole pixel. */
const HALVES = Float32Array.from({ length: 65536 }, (_, bits) => Math.min(6, THREE.DataUtils.fromHalfFloat(bits) || 0));

/** Averages `over` x `over` pixels to one, turns the image right side up and drops alpha. */
const shrink = (pixels: Uint16Array, width: number, height: number, over: number): Float32Array => {
  const out = new Float32Array(width * height * 3);
  const wide = width * over;
  const share = 1 / (over * over);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 3;
      for (let sy = 0; sy < over; sy += 1) {
        for (let sx = 0; sx < over; sx += 1) {
          const from = (((height - 1 - y) * over + sy) * wide + x * over + sx) * 4;
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

/** The set of a scene: of a video it is built once, and the camera takes its place on its way. */
const setOf = ({ renderer, films }: Stage, job: Job, detail: Detail): Picture => {
  const build = SCENE_SETS[job.view];
  if (build === undefined) throw new Error(`no scene ${job.view}`);
  const kit = { renderer, detail, aspect: job.width / job.height };
  if (job.along === undefined) return build(kit);
  const set = films.get(job.view) ?? filmSetOf(build(kit));
  films.set(job.view, set);
  stand(set, job.along);
  return set;
};

/** Renders a set as it is. */
const shootScene = async (on: Stage, job: Job, detail: Detail, begun: number): Promise<number> => {
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
    shrink(readBack(renderer, target), job.width, job.height, job.over),
  );
  target.dispose();
  if (job.along === undefined) dispose(scene);
  return performance.now() - begun;
};

/** Where a passenger's head would be, between the front seats. */
const INSIDE = [-0.24, 1.1, 0] as const;

/** Renders all that is around the eye in the cabin, with black and with white paint. */
const shootInside = async (on: Stage, job: Job, detail: Detail, begun: number): Promise<number> => {
  const { renderer, light } = on;
  const { model, shared } = modelOf(on, 'inside', detail);
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
  const sides = sidesAt(INSIDE);
  for (const [name, value] of PASSES) {
    shared.paint.value.setScalar(value);
    const shots = sides.map(({ camera }) => {
      renderer.setRenderTarget(target);
      renderer.clear();
      renderer.render(scene, camera);
      return shrink(readBack(renderer, target), edge, edge, 1);
    });
    await post(`/pixels/${name}?width=${job.width}&height=${job.width / 2}`, unrolled(shots, sides, edge, job.width));
  }
  target.dispose();
  return performance.now() - begun;
};

/** Renders one view with black and with white paint; returns the milliseconds it took. */
const shoot = async (job: Job, detail: Detail): Promise<number> => {
  const begun = performance.now();
  stage ??= makeStage();
  const { renderer, light } = stage;
  if (job.body === undefined) return shootScene(stage, job, detail, begun);
  if (job.view === 'panorama') return shootInside(stage, job, detail, begun);
  const { model, shared } = modelOf(stage, job.view === RIGHT ? RIGHT : job.body, detail);
  const scene = new THREE.Scene();
  scene.environment = light;
  const { camera, turn, steer } = frameView(job.view as ViewName, model, job.width / job.height);
  model.steer(steer);
  const pose = new THREE.Group();
  pose.rotation.y = turn;
  pose.add(model.group);
  const image = pose.clone();
  image.scale.y = -1;
  shared.unturn.value.setFromMatrix4(new THREE.Matrix4().makeRotationY(-turn));
  const size = new THREE.Vector2(job.width * job.over, job.height * job.over);
  const half = size.clone().multiplyScalar(0.34).ceil();
  const below = new THREE.WebGLRenderTarget(half.x, half.y, {
    type: THREE.HalfFloatType,
    colorSpace: THREE.LinearSRGBColorSpace,
  });
  const under = new THREE.Scene();
  under.environment = light;
  under.add(image, backdropOf(half));
  scene.add(pose, sweepOf(shared.floor, shared.unturn, FLOOR_SPAN, size, below.texture));
  const target = new THREE.WebGLRenderTarget(size.x, size.y, {
    type: THREE.HalfFloatType,
    samples: 4,
    colorSpace: THREE.LinearSRGBColorSpace,
  });
  for (const [name, value] of PASSES) {
    shared.paint.value.setScalar(value);
    renderer.setRenderTarget(below);
    renderer.clear();
    renderer.render(under, camera);
    renderer.setRenderTarget(target);
    renderer.clear();
    renderer.render(scene, camera);
    await post(
      `/pixels/${name}?width=${job.width}&height=${job.height}`,
      shrink(readBack(renderer, target), job.width, job.height, job.over),
    );
  }
  target.dispose();
  below.dispose();
  return performance.now() - begun;
};

/** Lets go of the models built so far: one body's textures and meshes are large. */
const forget = (): void => {
  for (const { model } of stage?.models.values() ?? []) dispose(model.group);
  stage?.models.clear();
};

/** Frees meshes and blueprints but not materials: compiling their programs again would cost half a minute in software. */
const dispose = (group: THREE.Object3D): void => {
  group.traverse((node) => {
    if (!(node instanceof THREE.Mesh)) return;
    (node.geometry as THREE.BufferGeometry).dispose();
    const material = node.material as THREE.Material & { sheets?: THREE.Texture[] };
    for (const sheet of material.sheets ?? []) sheet.dispose();
  });
};

Object.assign(globalThis, { shoot, forget });
