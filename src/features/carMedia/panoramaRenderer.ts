import { lensTangents, type ViewDirection } from './panorama.ts';

const VERTEX_SHADER = /* glsl */ `#version 300 es
in vec2 corner;
out vec2 position;
void main() {
  position = corner;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** Computes the direction of each pixel and samples the image there: longitude is horizontal, latitude vertical. */
const FRAGMENT_SHADER = /* glsl */ `#version 300 es
precision highp float;
in vec2 position;
out vec4 color;
uniform sampler2D image;
uniform vec2 lens;
uniform vec2 direction;
const float PI = 3.141592653589793;
void main() {
  vec3 ray = normalize(vec3(position * lens, 1.0));
  float c = cos(direction.y);
  float s = sin(direction.y);
  ray = vec3(ray.x, c * ray.y + s * ray.z, c * ray.z - s * ray.y);
  float longitude = atan(ray.x, ray.z) + direction.x;
  color = texture(image, vec2(longitude / (2.0 * PI) + 0.5, 0.5 - asin(ray.y) / PI));
}`;

/** Draws an equirectangular image in perspective, seen from the camera's position. Its centre is straight ahead. */
export interface PanoramaRenderer {
  /** Replaces the image. Returns whether the graphics card accepts its size. */
  load: (image: HTMLImageElement) => boolean;
  draw: (direction: ViewDirection) => void;
  dispose: () => void;
}

/** Creates a renderer on a canvas; null without WebGL 2. */
export function createPanoramaRenderer(canvas: HTMLCanvasElement): PanoramaRenderer | null {
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false });
  const program = gl && createProgram(gl);
  if (!gl || !program) return null;
  const [lensUniform, directionUniform] = [
    gl.getUniformLocation(program, 'lens'),
    gl.getUniformLocation(program, 'direction'),
  ];
  return {
    load: (image) => {
      const maxTextureSize: number = gl.getParameter(gl.MAX_TEXTURE_SIZE);
      if (Math.max(image.naturalWidth, image.naturalHeight) > maxTextureSize) return false;
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, image);
      return gl.getError() === gl.NO_ERROR;
    },
    draw: ({ yaw, pitch }) => {
      const { width, height } = canvas;
      const { x, y } = lensTangents(width, height);
      gl.viewport(0, 0, width, height);
      gl.uniform2f(lensUniform, x, y);
      gl.uniform2f(directionUniform, (yaw * Math.PI) / 180, (pitch * Math.PI) / 180);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    // Browsers limit the number of WebGL contexts.
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

function createProgram(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, FRAGMENT_SHADER],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, 'corner');
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: a WebGL call, not a hook
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  // The image repeats horizontally at the seam behind the visitor, not vertically.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return program;
}
