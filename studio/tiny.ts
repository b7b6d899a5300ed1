import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { SHAPES } from '../sandbox/media/shapes.ts';

const FOLDER = fileURLToPath(new URL('../sandbox/media/images/', import.meta.url));
const WIDTH = 12;
const HEIGHT = 8;

const shrink = (path: string): Promise<Buffer> =>
  sharp(path).resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'cubic' }).removeAlpha().raw().toBuffer();

/** Share of a cell that a car must cover, with the cells around it. */
const COVERED = 0.9;

/** Returns where a placeholder is opaque: inside of the car only, so that the car covers it when it has loaded. */
const insideOf = async (path: string): Promise<Buffer> => {
  const alpha = await sharp(path).extractChannel('alpha').threshold(248).toBuffer();
  const cells = await sharp(alpha).resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  const isCovered = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT && (cells[y * WIDTH + x] ?? 0) > COVERED * 255;
  const inside = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, id) => {
    const x = id % WIDTH;
    const y = Math.floor(id / WIDTH);
    const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => isCovered(x + column, y + row)));
    return around.every(Boolean) ? 255 : 0;
  });
  return Buffer.from(inside);
};

/** Writes the table of tiny images that `sandbox/media/blur.ts` reads, from the first views of all shapes. */
export const buildTiny = async (): Promise<void> => {
  const cars: Record<string, { base: string; gain: string }> = {};
  for (const shape of Object.keys(SHAPES)) {
    const stem = join(FOLDER, 'cars', shape, 'front-left');
    const [base, inside, gain] = await Promise.all([
      shrink(`${stem}.base.webp`),
      insideOf(`${stem}.base.webp`),
      shrink(`${stem}.gain.webp`),
    ]);
    const pixels = Array.from(inside, (alpha, id) => [...base.subarray(id * 3, id * 3 + 3), alpha]).flat();
    cars[shape] = { base: Buffer.from(pixels).toString('base64'), gain: gain.toString('base64') };
  }
  await writeFile(join(FOLDER, 'tiny.json'), `${JSON.stringify({ width: WIDTH, height: HEIGHT, cars })}\n`);
};
