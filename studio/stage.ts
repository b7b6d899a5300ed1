/** Runs in the browser: builds models, renders the jobs of `render.ts`, and posts the pixels to its server. */
import * as THREE from 'three';
import { cabinOf } from './cabin.ts';
import { cockpitOf } from './cockpit.ts';
import { type Shared, sharedOf } from './materials.ts';
import { type Cockpit, type Detail, FLOOR_SPAN, type Model } from './model.ts';
import { motorcycleOf } from './motorcycle.ts';
import { sidesAt, surroundings, unrolled } from './panorama.ts';
import { backdropOf, studioLight, sweepOf } from './set.ts';
import { COCKPIT_TURN, cockpitCamera } from './views.ts';

type Job = {
  readonly body: string;
  readonly view: string;
  readonly width: number;
  readonly height: number;
  readonly over: number;
};

type Stage = {
  readonly renderer: THREE.WebGLRenderer;
  readonly light: THREE.Texture;
};

const createStage = (): Stage => {
  const renderer = new THREE.WebGLRenderer({ antialias: false, powerPreference: 'high-performance' });
  renderer.toneMapping = THREE.NoToneMapping;
  renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
  return { renderer, light: studioLight(renderer) };
};

let stage: Stage | undefined;

/** Names of the passes with the paint's albedo. */
const PASSES = [
  ['black', 0],
  ['white', 1],
] as const;

/** Returns the model of a cockpit view. */
const cockpitFor = ({ body, view }: Job, shared: Shared, detail: Detail): Cockpit => {
  if (body === 'motorcycle') return motorcycleOf(shared, detail);
  if (body !== 'cabin') throw new Error(`no body ${body}`);
  return cockpitOf(shared, detail, view === 'cockpit-right' ? 1 : -1);
};

/** Builds a model; its materials have its light on the floor. */
const built = <M extends Model>(build: (shared: Shared) => M): { model: M; shared: Shared } => {
  const shared = sharedOf();
  const model = build(shared);
  shared.floor.value = model.floor;
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

/** Viewpoint of the interior view, between the front seats. */
const INTERIOR_EYE = [-0.24, 1.1, 0] as const;

/** Renders the interior view with black and with white paint. */
const renderPanorama = async ({ renderer, light }: Stage, job: Job, detail: Detail): Promise<void> => {
  const { model, shared } = built((uniforms) => cabinOf(uniforms, detail));
  const scene = new THREE.Scene();
  scene.environment = light;
  scene.add(model.group, surroundings());
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
    await post(`/pixels/${name}?width=${job.width}&height=${job.height}`, unrolled(shots, sides, edge, job.width));
  }
  target.dispose();
  disposeMeshes(model.group);
};

/** Renders a cockpit with black and with white paint. */
const renderCockpit = async ({ renderer, light }: Stage, job: Job, detail: Detail): Promise<void> => {
  const { model, shared } = built((uniforms) => cockpitFor(job, uniforms, detail));
  const scene = new THREE.Scene();
  scene.environment = light;
  const camera = cockpitCamera(model.eye, job.width / job.height);
  const pose = new THREE.Group();
  pose.rotation.y = COCKPIT_TURN;
  pose.add(model.group);
  const reflection = pose.clone();
  reflection.scale.y = -1;
  shared.unturn.value.setFromMatrix4(new THREE.Matrix4().makeRotationY(-COCKPIT_TURN));
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
  disposeMeshes(model.group);
};

/** Frees meshes, which are large. Materials stay: compiling their programs again takes half a minute with software GL. */
const disposeMeshes = (group: THREE.Group): void => {
  group.traverse((node) => {
    if (node instanceof THREE.Mesh) (node.geometry as THREE.BufferGeometry).dispose();
  });
};

/** Renders one view. */
const shoot = async (job: Job, detail: Detail): Promise<void> => {
  stage ??= createStage();
  if (job.view === 'panorama') return renderPanorama(stage, job, detail);
  return renderCockpit(stage, job, detail);
};

Object.assign(globalThis, { shoot });
