/** An image of floats, some for each pixel. */
export type FloatImage = { readonly pixels: Float32Array; readonly width: number; readonly height: number };

/** Light above this is cut before pixels are mixed, or the edges of bright parts would be stairs. */
const BRIGHTEST = 1.3;

/** First source pixel and the weights of those that a pixel of the result covers, for one axis. */
const coverOf = (size: number, to: number, at: number): { first: number; weights: number[] } => {
  const from = (at * size) / to;
  const end = ((at + 1) * size) / to;
  const first = Math.floor(from);
  const weights: number[] = [];
  for (let id = first; id < end && id < size; id += 1) weights.push(Math.min(end, id + 1) - Math.max(from, id));
  return { first, weights };
};

/** Returns an image in a smaller size: each pixel is the mean of what it covers. @param channels floats of a pixel */
export const shrunk = (image: FloatImage, channels: number, to: { width: number; height: number }): FloatImage => {
  if (to.width === image.width) return image;
  const columns = Array.from({ length: to.width }, (_, x) => coverOf(image.width, to.width, x));
  const pixels = new Float32Array(to.width * to.height * channels);
  for (let y = 0; y < to.height; y += 1) {
    const rows = coverOf(image.height, to.height, y);
    columns.forEach((column, x) => {
      const out = (y * to.width + x) * channels;
      let total = 0;
      rows.weights.forEach((down, row) => {
        column.weights.forEach((across, step) => {
          const at = ((rows.first + row) * image.width + column.first + step) * channels;
          const weight = down * across;
          total += weight;
          for (let c = 0; c < channels; c += 1)
            pixels[out + c] =
              (pixels[out + c] as number) + Math.min(BRIGHTEST, image.pixels[at + c] as number) * weight;
        });
      });
      for (let c = 0; c < channels; c += 1) pixels[out + c] = (pixels[out + c] as number) / total;
    });
  }
  return { pixels, ...to };
};
