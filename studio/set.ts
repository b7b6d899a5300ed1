import * as THREE from 'three';

/** A soft box: bright in the middle, fading to its edges, seen only in reflections. */
const panel = (
  scene: THREE.Scene,
  size: readonly [number, number],
  place: readonly [number, number, number],
  light: number,
  soft: number,
): void => {
  const material = new THREE.ShaderMaterial({
    side: THREE.DoubleSide,
    transparent: true,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    uniforms: { light: { value: light }, soft: { value: soft } },
    vertexShader:
      'varying vec2 at; void main() { at = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: /* glsl */ `
      varying vec2 at; uniform float light; uniform float soft;
      void main() {
        vec2 d = min(at, 1.0 - at);
        float glow = smoothstep(0.0, soft, d.x) * smoothstep(0.0, soft, d.y);
        gl_FragColor = vec4(vec3(1.0, 0.985, 0.96) * light * glow, 1.0);
      }`,
  });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(size[0], size[1]), material);
  mesh.position.set(...place);
  mesh.lookAt(0, 0.8, 0);
  scene.add(mesh);
};

const dome = (scene: THREE.Scene): void => {
  const material = new THREE.ShaderMaterial({
    side: THREE.BackSide,
    vertexShader:
      'varying vec3 d; void main() { d = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: /* glsl */ `
      varying vec3 d;
      void main() {
        vec3 n = normalize(d);
        vec3 floor3 = vec3(0.60, 0.585, 0.565) * (0.82 + 0.18 * smoothstep(0.0, 0.7, -n.y));
        vec3 wall = mix(vec3(0.30, 0.295, 0.287), vec3(0.045, 0.047, 0.052), smoothstep(0.0, 0.34, n.y));
        gl_FragColor = vec4(n.y < 0.0 ? floor3 : wall, 1.0);
      }`,
  });
  scene.add(new THREE.Mesh(new THREE.SphereGeometry(40, 48, 32), material));
};

/** The studio's light as a prefiltered environment. Camera side is +z, its left is -x. */
export const studioLight = (renderer: THREE.WebGLRenderer): THREE.Texture => {
  const scene = new THREE.Scene();
  dome(scene);
  panel(scene, [11, 6.5], [0, 7, 0], 5.2, 0.22);
  panel(scene, [15, 2.2], [0, 3.9, 8.5], 3.4, 0.3);
  panel(scene, [15, 2.6], [-9, 2.3, -0.5], 2.4, 0.42);
  panel(scene, [15, 2.6], [9, 2.3, -0.5], 2.4, 0.42);
  panel(scene, [14, 1.6], [0, 4.0, -9], 3.6, 0.3);
  const generator = new THREE.PMREMGenerator(renderer);
  const target = generator.fromScene(scene, 0.004, 0.1, 100, { size: 512 });
  return target.texture;
};

const BACKDROP = /* glsl */ `
vec3 backdrop(vec2 screen) {
  // Warm light grey, brightest behind the car, falling off towards the corners.
  vec2 p = (screen - vec2(0.5, 0.56)) * vec2(1.0, 1.15);
  float fall = smoothstep(0.0, 0.85, length(p));
  vec3 lit = vec3(0.820, 0.806, 0.786);
  vec3 dim = vec3(0.560, 0.552, 0.540);
  return mix(lit, dim, fall);
}
`;

/** The backdrop alone, for the image the floor mirrors. */
export const backdropOf = (size: THREE.Vector2): THREE.Mesh => {
  const back = new THREE.Mesh(
    new THREE.PlaneGeometry(2, 2),
    new THREE.ShaderMaterial({
      depthTest: false,
      depthWrite: false,
      uniforms: { size: { value: size } },
      vertexShader: 'void main() { gl_Position = vec4(position.xy, 1.0, 1.0); }',
      fragmentShader: `uniform vec2 size; ${BACKDROP} void main() { gl_FragColor = vec4(backdrop(gl_FragCoord.xy / size), 1.0); }`,
    }),
  );
  back.frustumCulled = false;
  back.renderOrder = -10;
  return back;
};

/** Returns floor and backdrop without an edge between them. The floor has the car's shade and a weak reflection. */
export const sweepOf = (
  floor: { value: THREE.Texture | null },
  unturn: { value: THREE.Matrix3 },
  span: number,
  size: THREE.Vector2,
  image: THREE.Texture,
): THREE.Group => {
  const group = new THREE.Group();
  const back = backdropOf(size);
  const plane = new THREE.Mesh(
    new THREE.PlaneGeometry(60, 60),
    new THREE.ShaderMaterial({
      uniforms: { image: { value: image }, size: { value: size }, floorMap: floor, unturn, span: { value: span } },
      vertexShader:
        'varying vec3 w; void main() { w = (modelMatrix * vec4(position, 1.0)).xyz; gl_Position = projectionMatrix * viewMatrix * vec4(w, 1.0); }',
      fragmentShader: /* glsl */ `
        varying vec3 w; uniform vec2 size; uniform sampler2D floorMap; uniform sampler2D image; uniform mat3 unturn; uniform float span;
        ${BACKDROP}
        void main() {
          vec3 local = unturn * w;
          vec2 uv = local.xz / span + 0.5;
          float light = all(lessThan(abs(uv - 0.5), vec2(0.499))) ? texture2D(floorMap, uv).r : 1.0;
          float edge = 1.0 - smoothstep(0.3, 0.5, max(abs(uv.x - 0.5), abs(uv.y - 0.5)));
          light = mix(1.0, light, edge);
          vec3 sweep = backdrop(gl_FragCoord.xy / size);
          vec3 ray = normalize(cameraPosition - w);
          float mirror = 0.04 + 0.2 * pow(1.0 - ray.y, 5.0);
          mirror *= 1.0 - smoothstep(1.5, 6.0, length(w.xz));
          mirror *= mix(0.3, 1.0, light);
          vec2 at = gl_FragCoord.xy / size;
          vec3 seen = vec3(0.0);
          for (int i = 0; i < 7; i++) {
            float step7 = float(i) - 3.0;
            seen += texture2D(image, at + vec2(step7 * 0.0007, mod(step7 * 2.0, 5.0) * 0.0011)).rgb;
          }
          vec3 ground = sweep * mix(vec3(0.03, 0.029, 0.028), vec3(1.0), pow(light, 0.9));
          gl_FragColor = vec4(mix(ground, seen / 7.0, mirror), 1.0);
        }`,
    }),
  );
  plane.rotation.x = -Math.PI / 2;
  plane.renderOrder = 5;
  group.add(back, plane);
  return group;
};
