import { readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const FOLDER = fileURLToPath(new URL('../sandbox/media/images/', import.meta.url));
const CAR = { width: 12, height: 8 } as const;

const shrink = async (path: string): Promise<string> => {
  const image = sharp(`${FOLDER}${path}`).resize(CAR.width, CAR.height, { fit: 'fill', kernel: 'cubic' });
  return (await image.removeAlpha().raw().toBuffer()).toString('base64');
};

const names = async (folder: string): Promise<string[]> => (await readdir(`${FOLDER}${folder}`)).sort();

/** Share of a cell that a car must cover, with the cells around it. */
const COVERED = 0.9;

/**
 * Returns where a placeholder is opaque: inside of the car only, so that the car covers it when it has loaded. Undefined for images
 * without transparency.
 */
const insideOf = async (path: string): Promise<string | undefined> => {
  const image = sharp(`${FOLDER}${path}`);
  if (!(await image.metadata()).hasAlpha) return undefined;
  const { width, height } = CAR;
  const alpha = await image.extractChannel('alpha').threshold(248).toBuffer();
  const cells = await sharp(alpha).resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  const isCovered = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (cells[y * width + x] ?? 0) > COVERED * 255;
  const inside = Uint8Array.from({ length: width * height }, (_, id) => {
    const x = id % width;
    const y = Math.floor(id / width);
    const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => isCovered(x + column, y + row)));
    return around.every(Boolean) ? 255 : 0;
  });
  return Buffer.from(inside).toString('base64');
};

/** Writes the table of tiny images that `sandbox/media/blur.ts` reads, from the rendered images. */
export const buildTiny = async (): Promise<void> => {
  const cars: Record<string, { base: string; gain: string; inside?: string }> = {};
  for (const body of await names('cars')) {
    for (const file of await names(`cars/${body}`)) {
      if (!file.endsWith('.base.webp')) continue;
      const view = file.replace('.base.webp', '');
      const [base, gain, inside] = await Promise.all([
        shrink(`cars/${body}/${view}.base.webp`),
        shrink(`cars/${body}/${view}.gain.webp`),
        insideOf(`cars/${body}/${view}.base.webp`),
      ]);
      cars[`${body}/${view}`] = { base, gain, ...(inside !== undefined && { inside }) };
    }
  }
  await writeFile(`${FOLDER}tiny.json`, `${JSON.stringify({ car: CAR, cars })}\n`);
};
