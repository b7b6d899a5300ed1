/** Floats of a pixel from `blender/render.py`: base (3), gain, alpha, part, its square, normal (3), place (3), sharp. */
export const CHANNELS = 14;
export const PART = 5;
export const SQUARE = 6;
/** Values that are filtered: base, gain, alpha. */
export const FILTERED = 5;

export type Raster = { readonly width: number; readonly height: number };

/** Whether a pixel shows one part only: the mean of squares is the square of the mean. */
const isWhole = (pixels: Float32Array, id: number): boolean => {
  const part = pixels[id * CHANNELS + PART] as number;
  return Math.abs((pixels[id * CHANNELS + SQUARE] as number) - part * part) < 0.02;
};

/** Mean light of the neighbours of a part, and the part. */
class Side {
  part = 0;
  count = 0;
  readonly light = new Float64Array(FILTERED);

  /** Adds a neighbour; one of a part that is nearer to that of the pixel replaces those of others. */
  add(part: number, isNearer: boolean, light: Float32Array): void {
    if (this.count === 0 || part !== this.part) {
      if (this.count > 0 && !isNearer) return;
      this.part = part;
      this.count = 0;
      this.light.fill(0);
    }
    this.count += 1;
    for (let c = 0; c < FILTERED; c += 1) this.light[c] = (this.light[c] as number) + (light[c] as number);
  }
}

/** Gives a pixel the light of the two parts around it, in the shares that they have of it. */
const mixEdge = (pixels: Float32Array, width: number, out: Float32Array, id: number, sides: [Side, Side]): void => {
  const [below, above] = sides;
  const part = pixels[id * CHANNELS + PART] as number;
  below.count = 0;
  above.count = 0;
  for (let at = 0; at < 9; at += 1) {
    const near = id + (Math.floor(at / 3) - 1) * width + (at % 3) - 1;
    if (!isWhole(pixels, near)) continue;
    const light = out.subarray(near * FILTERED, near * FILTERED + FILTERED);
    const whole = Math.round(pixels[near * CHANNELS + PART] as number);
    if (whole < part) below.add(whole, whole > below.part, light);
    else above.add(whole, whole < above.part, light);
  }
  if (below.count === 0 || above.count === 0) return;
  const share = (part - below.part) / (above.part - below.part);
  for (let c = 0; c < FILTERED; c += 1)
    out[id * FILTERED + c] =
      ((below.light[c] as number) / below.count) * (1 - share) + ((above.light[c] as number) / above.count) * share;
};

/** Mixes the pixels on the edges between parts from the parts: their own few samples are noise. */
export const mixEdges = (pixels: Float32Array, { width, height }: Raster, out: Float32Array): void => {
  const sides: [Side, Side] = [new Side(), new Side()];
  for (let y = 1; y < height - 1; y += 1)
    for (let id = y * width + 1; id < (y + 1) * width - 1; id += 1)
      if (!isWhole(pixels, id)) mixEdge(pixels, width, out, id, sides);
};
