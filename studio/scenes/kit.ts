import * as THREE from 'three';
import { carOf, type Detail, FLOOR_SPAN, type Model } from '../car.ts';
import { type Shared, sharedOf } from '../materials.ts';
import { specNamed } from '../specs.ts';

/** A scene with its camera. */
export type SceneSet = { readonly scene: THREE.Scene; readonly camera: THREE.PerspectiveCamera };

/** What the function that builds a set gets. */
export type Kit = { readonly renderer: THREE.WebGLRenderer; readonly detail: Detail; readonly aspect: number };

export type Parked = { readonly model: Model; readonly shared: Shared; readonly pose: THREE.Group };

/** Returns a number from 0 to 1 that depends only on the seed. */
export const chance = (seed: number): number => {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
};

/** Puts a car on the ground of a set: `turn` in radians, 0 faces +x; `paint` as `#rrggbb`. */
export const park = (
  kit: Kit,
  scene: THREE.Scene,
  body: string,
  paint: string,
  at: readonly [number, number, number],
  turn: number,
): Parked => {
  const spec = specNamed(body);
  if (spec === undefined) throw new Error(`no body ${body}`);
  const shared = sharedOf();
  const model = carOf(spec, shared, kit.detail);
  shared.floor.value = model.floor;
  shared.span.value = FLOOR_SPAN;
  shared.paint.value.set(paint);
  shared.home.value.set(...at);
  shared.unturn.value.setFromMatrix4(new THREE.Matrix4().makeRotationY(-turn));
  const pose = new THREE.Group();
  pose.position.set(...at);
  pose.rotation.y = turn;
  pose.add(model.group);
  model.group.traverse((node) => {
    node.castShadow = true;
  });
  scene.add(pose);
  return { model, shared, pose };
};

/** The sun, with a shadow over `reach` metres around the middle of the set. */
export const sun = (
  scene: THREE.Scene,
  from: readonly [number, number, number],
  colour: string,
  strength: number,
  reach: number,
): void => {
  const light = new THREE.DirectionalLight(colour, strength);
  light.position.set(...from);
  light.castShadow = true;
  light.shadow.mapSize.set(2048, 2048);
  light.shadow.radius = 5;
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = 0.03;
  Object.assign(light.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: 120 });
  scene.add(light);
};

/** Point of the set at which the environment light is captured: the place of the cars. */
const EYE = new THREE.Vector3(0, 1.1, 0);

/** Uses a dome and other emissive objects as the light of a set. */
export const lightFrom = (kit: Kit, scene: THREE.Scene, sources: THREE.Scene, strength = 1): void => {
  const generator = new THREE.PMREMGenerator(kit.renderer);
  scene.environment = generator.fromScene(sources, 0.003, 0.1, 1000, { size: 256, position: EYE }).texture;
  scene.environmentIntensity = strength;
};

export const solid = (colour: string, roughness = 0.8, metalness = 0): THREE.MeshStandardMaterial =>
  new THREE.MeshStandardMaterial({ color: colour, roughness, metalness });

/** Creates an emissive material; `light` 1 is paper white. */
export const shining = (colour: string, light: number): THREE.MeshBasicMaterial =>
  new THREE.MeshBasicMaterial({ color: new THREE.Color(colour).multiplyScalar(light) });

/** Creates a box by its centre and full sizes. */
export const block = (
  scene: THREE.Object3D,
  material: THREE.Material,
  size: readonly [number, number, number],
  at: readonly [number, number, number],
): THREE.Mesh => {
  const mesh = new THREE.Mesh(new THREE.BoxGeometry(...size), material);
  mesh.position.set(...at);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  scene.add(mesh);
  return mesh;
};

/** Creates a camera at a point that looks at another; `shift` moves the image sideways, in halves of its width. */
export const aim = (
  kit: Kit,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  lens: number,
  shift: readonly [number, number] = [0, 0],
): THREE.PerspectiveCamera => {
  const camera = new THREE.PerspectiveCamera(lens, kit.aspect, 0.3, 2000);
  camera.position.set(...from);
  camera.lookAt(...to);
  camera.updateProjectionMatrix();
  camera.projectionMatrix.elements[8] = (camera.projectionMatrix.elements[8] as number) + shift[0];
  camera.projectionMatrix.elements[9] = (camera.projectionMatrix.elements[9] as number) + shift[1];
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  return camera;
};

/** GLSL for ground and sky of all sets: value noise and its sums. */
export const NOISE = /* glsl */ `
float hash21(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
float noise2(vec2 p) {
  vec2 i = floor(p); vec2 f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash21(i), hash21(i + vec2(1.0, 0.0)), f.x), mix(hash21(i + vec2(0.0, 1.0)), hash21(i + vec2(1.0, 1.0)), f.x), f.y);
}
float fbm(vec2 p) {
  float sum = 0.0; float part = 0.5;
  for (int i = 0; i < 5; i++) { sum += part * noise2(p); p = p * 2.03 + 17.0; part *= 0.5; }
  return sum;
}
`;

/** Ground whose colour is GLSL (`vec3 ground(vec2 xz, out float rough)`) and which takes the cars' contact shade. */
export const groundOf = (scene: THREE.Scene, glsl: string, cars: readonly Parked[], size = 900): THREE.Mesh => {
  const material = new THREE.MeshStandardMaterial({ roughness: 1 });
  const shadedCars = cars.slice(0, 4);
  material.onBeforeCompile = (shader) => {
    shadedCars.forEach(({ shared }, i) => {
      shader.uniforms[`floor${i}`] = shared.floor;
      shader.uniforms[`unturn${i}`] = shared.unturn;
      shader.uniforms[`home${i}`] = shared.home;
    });
    const declare = shadedCars
      .map((_, i) => `uniform sampler2D floor${i}; uniform mat3 unturn${i}; uniform vec3 home${i};`)
      .join('\n');
    const shade = shadedCars
      .map(
        (_, i) =>
          `{ vec2 uv = (unturn${i} * (vWorld - home${i})).xz / ${FLOOR_SPAN.toFixed(1)} + 0.5; if (all(lessThan(abs(uv - 0.5), vec2(0.49)))) { float edge = 1.0 - smoothstep(0.32, 0.49, max(abs(uv.x - 0.5), abs(uv.y - 0.5))); contact *= mix(1.0, texture2D(floor${i}, uv).r, edge); } }`,
      )
      .join('\n');
    shader.vertexShader = shader.vertexShader.replace(
      'void main() {',
      'varying vec3 vWorld;\nvoid main() {\nvWorld = (modelMatrix * vec4(position, 1.0)).xyz;',
    );
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', `varying vec3 vWorld;\n${declare}\n${NOISE}\n${glsl}\nvoid main() {`)
      .replace(
        '#include <map_fragment>',
        `float rough1 = 0.9; float contact = 1.0; diffuseColor.rgb = ground(vWorld.xz, rough1); ${shade}`,
      )
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = rough1;')
      .replace(
        '#include <aomap_fragment>',
        'reflectedLight.indirectDiffuse *= mix(0.04, 1.0, contact); reflectedLight.indirectSpecular *= contact; reflectedLight.directDiffuse *= mix(0.35, 1.0, contact);',
      );
  };
  material.customProgramCacheKey = () => glsl + shadedCars.length;
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(size, size), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.receiveShadow = true;
  scene.add(mesh);
  return mesh;
};

/** A wall washed by lamps from above. */
export const wallWash = (colour: string, light: number): THREE.ShaderMaterial =>
  new THREE.ShaderMaterial({
    uniforms: { tone: { value: new THREE.Color(colour).multiplyScalar(light) } },
    vertexShader:
      'varying vec2 at; void main() { at = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader:
      'varying vec2 at; uniform vec3 tone; void main() { gl_FragColor = vec4(tone * mix(0.35, 1.25, at.y * at.y) * (0.8 + 0.2 * cos(at.x * 75.0)), 1.0); }',
  });
