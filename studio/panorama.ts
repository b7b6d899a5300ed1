import * as THREE from 'three';

/**
 * Creates an equirectangular image of everything around a point. Its middle is straight ahead (+x), its right half is to the right
 * (+z). It is sampled by direction from six square images towards the sides of a cube.
 */

/** Directions of the six sides, with their up vectors. */
const SIDES = [
  [1, 0, 0, 0, 1, 0],
  [-1, 0, 0, 0, 1, 0],
  [0, 0, 1, 0, 1, 0],
  [0, 0, -1, 0, 1, 0],
  [0, 1, 0, 1, 0, 0],
  [0, -1, 0, 1, 0, 0],
] as const;

interface Side {
  readonly look: THREE.Vector3;
  readonly up: THREE.Vector3;
  readonly right: THREE.Vector3;
  readonly camera: THREE.PerspectiveCamera;
}

/** Slightly more than 90 degrees, so that adjacent images have no seam. */
const LENS = 91;
const SPREAD = Math.tan(THREE.MathUtils.degToRad(LENS / 2));

/** The six cameras at a point. */
export const sidesAt = (eye: readonly [number, number, number]): Side[] =>
  SIDES.map(([lx, ly, lz, ux, uy, uz]) => {
    const look = new THREE.Vector3(lx, ly, lz);
    const up = new THREE.Vector3(ux, uy, uz);
    const camera = new THREE.PerspectiveCamera(LENS, 1, 0.02, 80);
    camera.position.set(...eye);
    camera.up.copy(up);
    camera.lookAt(camera.position.clone().add(look));
    camera.updateMatrixWorld(true);
    return { look, up, right: look.clone().cross(up), camera };
  });

/** Samples across a pixel of the panorama, in both directions. */
const FINE = 2;

/** Puts shots, linear RGB of `edge` x `edge` pixels with rows from the top, together: `width` x `width / 2` pixels. */
export const unrolled = (shots: readonly Float32Array[], sides: readonly Side[], edge: number, width: number) => {
  const height = width / 2;
  const out = new Float32Array(width * height * 3);
  const ray = new THREE.Vector3();
  const share = 1 / (FINE * FINE);
  for (let row = 0; row < height * FINE; row += 1) {
    const lift = (0.5 - (row + 0.5) / (height * FINE)) * Math.PI;
    for (let column = 0; column < width * FINE; column += 1) {
      const turn = ((column + 0.5) / (width * FINE) - 0.5) * 2 * Math.PI;
      ray.set(Math.cos(lift) * Math.cos(turn), Math.sin(lift), Math.cos(lift) * Math.sin(turn));
      const at = sideOf(ray);
      const side = sides[at] as Side;
      const far = ray.dot(side.look) * SPREAD;
      const x = (ray.dot(side.right) / far + 1) / 2;
      const y = (1 - ray.dot(side.up) / far) / 2;
      const to = (Math.floor(row / FINE) * width + Math.floor(column / FINE)) * 3;
      addSample(out, to, shots[at] as Float32Array, edge, x, y, share);
    }
  }
  return out;
};

const sideOf = ({ x, y, z }: THREE.Vector3): number => {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  if (ax >= ay && ax >= az) return x > 0 ? 0 : 1;
  if (az >= ay) return z > 0 ? 2 : 3;
  return y > 0 ? 4 : 5;
};

/** Adds what lies at a place of a shot, 0 to 1 across and down, mixed from its four neighbours. */
const addSample = (
  out: Float32Array,
  to: number,
  shot: Float32Array,
  edge: number,
  x: number,
  y: number,
  share: number,
): void => {
  const px = Math.min(edge - 1.001, Math.max(0, x * edge - 0.5));
  const py = Math.min(edge - 1.001, Math.max(0, y * edge - 0.5));
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - left, py - top];
  const from = (top * edge + left) * 3;
  const below = from + edge * 3;
  for (let c = 0; c < 3; c += 1) {
    const upper = (shot[from + c] as number) * (1 - fx) + (shot[from + 3 + c] as number) * fx;
    const lower = (shot[below + c] as number) * (1 - fx) + (shot[below + 3 + c] as number) * fx;
    out[to + c] = (out[to + c] as number) + (upper * (1 - fy) + lower * fy) * share;
  }
};

/** The studio around the car: a floor and a wall without corners, brightest where they meet. */
export const surroundings = (): THREE.Mesh =>
  new THREE.Mesh(
    new THREE.SphereGeometry(30, 48, 32),
    new THREE.ShaderMaterial({
      side: THREE.BackSide,
      vertexShader:
        'varying vec3 d; void main() { d = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
      fragmentShader: /* glsl */ `
        varying vec3 d;
        void main() {
          vec3 n = normalize(d);
          vec3 ground = mix(vec3(0.760, 0.746, 0.726), vec3(0.500, 0.492, 0.480), smoothstep(0.0, 0.9, -n.y));
          vec3 wall = mix(vec3(0.830, 0.818, 0.800), vec3(0.620, 0.614, 0.604), smoothstep(0.0, 0.8, n.y));
          gl_FragColor = vec4(mix(ground, wall, smoothstep(-0.12, 0.06, n.y)), 1.0);
        }`,
    }),
  );
