import { type Gaze, lensOf } from './panorama.ts';

const CORNERS = /* glsl */ `#version 300 es
in vec2 corner;
out vec2 place;
void main() {
  place = corner;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** Looks up, for each pixel, the direction in which it lies: longitude across the picture, latitude down it. */
const LOOK = /* glsl */ `#version 300 es
precision highp float;
in vec2 place;
out vec4 colour;
uniform sampler2D picture;
uniform vec2 lens;
uniform vec2 gaze;
const float PI = 3.141592653589793;
void main() {
  vec3 ray = normalize(vec3(place * lens, 1.0));
  float c = cos(gaze.y);
  float s = sin(gaze.y);
  ray = vec3(ray.x, c * ray.y + s * ray.z, c * ray.z - s * ray.y);
  float turn = atan(ray.x, ray.z) + gaze.x;
  colour = texture(picture, vec2(turn / (2.0 * PI) + 0.5, 0.5 - asin(ray.y) / PI));
}`;

/** Draws an equirectangular picture (its middle is straight ahead) as it is seen from where it was taken. */
export interface PanoramaCanvas {
  /** Takes a picture in, in the place of the one before. Answers whether the graphics could. */
  load: (image: HTMLImageElement) => boolean;
  draw: (gaze: Gaze) => void;
  dispose: () => void;
}

/** Null where there are no graphics to draw with. */
export function panoramaOn(canvas: HTMLCanvasElement): PanoramaCanvas | null {
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false });
  const program = gl && programOf(gl);
  if (!gl || !program) return null;
  const [lens, gazeAt] = [gl.getUniformLocation(program, 'lens'), gl.getUniformLocation(program, 'gaze')];
  return {
    load: (image) => {
      const largest: number = gl.getParameter(gl.MAX_TEXTURE_SIZE);
      if (Math.max(image.naturalWidth, image.naturalHeight) > largest) return false;
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, image);
      return gl.getError() === gl.NO_ERROR;
    },
    draw: ({ yaw, pitch }) => {
      const { width, height } = canvas;
      const { x, y } = lensOf(width, height);
      gl.viewport(0, 0, width, height);
      gl.uniform2f(lens, x, y);
      gl.uniform2f(gazeAt, (yaw * Math.PI) / 180, (pitch * Math.PI) / 180);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    // Browsers allow few of them at a time.
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

function programOf(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, CORNERS],
    [gl.FRAGMENT_SHADER, LOOK],
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
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of the graphics, not a hook
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  // Around the seam behind the visitor; above and below there is none.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return program;
}
