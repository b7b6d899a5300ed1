import * as THREE from 'three';
import { NOISE } from './kit.ts';

/** Colours in linear light, as GLSL reads them. */
type Rgb = readonly [number, number, number];

/** A sky with ridges around the horizon: what is seen behind a set and what lights it. */
export type Sky = {
  readonly zenith: Rgb;
  readonly middle: Rgb;
  readonly horizon: Rgb;
  /** Direction of the glow, and its colour. */
  readonly sun: Rgb;
  readonly glow: Rgb;
  readonly far: Rgb;
  readonly near: Rgb;
  /** Height of the ridges, radians; 0 for none. */
  readonly ridge: number;
  readonly clouds: number;
  readonly ground: Rgb;
  /** 1 puts a calm sea below the horizon. */
  readonly sea?: number;
};

const vec = ([r, g, b]: Rgb): string => `vec3(${r.toFixed(4)}, ${g.toFixed(4)}, ${b.toFixed(4)})`;

const fragment = (sky: Sky): string => /* glsl */ `
varying vec3 vDirection;
${NOISE}
vec3 air(vec3 d) {
  float up = max(d.y, 0.0);
  vec3 colour = mix(${vec(sky.horizon)}, ${vec(sky.middle)}, smoothstep(0.0, 0.16, up));
  colour = mix(colour, ${vec(sky.zenith)}, smoothstep(0.12, 0.75, up));
  float toSun = max(dot(d, normalize(${vec(sky.sun)})), 0.0);
  colour += ${vec(sky.glow)} * (0.55 * pow(toSun, 6.0) + 0.9 * pow(toSun, 40.0) + 3.0 * pow(toSun, 900.0));
  vec2 at = d.xz / (up + 0.12);
  float cloud = smoothstep(0.46, 0.86, fbm(at * vec2(0.5, 1.3) + 3.0)) * smoothstep(0.02, 0.2, up) * ${sky.clouds.toFixed(3)};
  vec3 lit = mix(${vec(sky.horizon)}, vec3(1.0), 0.35) + ${vec(sky.glow)} * pow(toSun, 3.0) * 0.6;
  return mix(colour, lit, cloud * 0.75);
}
void main() {
  vec3 d = normalize(vDirection);
  vec3 colour = air(d);
  float around = atan(d.z, d.x);
  for (int i = 0; i < 5; i++) {
    float layer = float(i) / 4.0;
    float height = ${sky.ridge.toFixed(4)} * (1.0 - 0.62 * layer) * (0.35 + 1.15 * fbm(vec2(around * (2.2 + layer * 5.0) + layer * 13.7, layer * 7.1)));
    height += ${sky.ridge.toFixed(4)} * 0.05 * layer * noise2(vec2(around * (190.0 + 140.0 * layer), 3.0));
    float edge = (1.0 - smoothstep(height, height + 0.0012, d.y));
    vec3 tone = mix(${vec(sky.far)}, ${vec(sky.near)}, layer * layer);
    float mist = (1.0 - smoothstep(height * 0.1 - 0.01, height, d.y));
    tone = mix(tone, ${vec(sky.horizon)} * 0.92, mist * (0.75 - 0.45 * layer));
    colour = mix(colour, tone, edge);
  }
  if (d.y < 0.0) {
    vec3 low = ${vec(sky.ground)};
    ${sky.sea === undefined ? '' : `vec3 up2 = normalize(vec3(d.x, -d.y + 0.02 * (fbm(d.xz / -d.y * 0.6) - 0.5), d.z)); low = mix(${vec(sky.ground)}, air(up2), 0.62) + ${vec(sky.glow)} * 0.25 * pow(max(dot(up2, normalize(${vec(sky.sun)})), 0.0), 30.0);`}
    colour = mix(colour, low, 1.0 - smoothstep(-0.004, 0.0, d.y));
  }
  gl_FragColor = vec4(colour, 1.0);
}`;

/** The dome of a sky, to be added to a set and to its light. */
export const domeOf = (sky: Sky): THREE.Mesh => {
  const material = new THREE.ShaderMaterial({
    side: THREE.BackSide,
    depthWrite: false,
    fog: false,
    vertexShader:
      'varying vec3 vDirection; void main() { vDirection = position; gl_Position = projectionMatrix * mat4(mat3(viewMatrix)) * vec4(position, 1.0); gl_Position.z = gl_Position.w * 0.9999; }',
    fragmentShader: fragment(sky),
  });
  const mesh = new THREE.Mesh(new THREE.SphereGeometry(500, 64, 48), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = -20;
  return mesh;
};
