import { readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const FOLDER = fileURLToPath(new URL('../sandbox/media/images/', import.meta.url));
const CAR = { width: 12, height: 8 } as const;
const SCENE = { width: 12, height: 7 } as const;

const shrink = async (path: string, size: { width: number; height: number }): Promise<string> => {
  const image = sharp(`${FOLDER}${path}`).resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' });
  return (await image.removeAlpha().raw().toBuffer()).toString('base64');
};

const names = async (folder: string): Promise<string[]> => (await readdir(`${FOLDER}${folder}`)).sort();

/** Writes the table of tiny images that `sandbox/media/blur.ts` reads, from the rendered images. */
export const buildTiny = async (): Promise<void> => {
  const cars: Record<string, { base: string; gain: string }> = {};
  for (const body of await names('cars')) {
    for (const file of await names(`cars/${body}`)) {
      if (!file.endsWith('.base.webp')) continue;
      const view = file.replace('.base.webp', '');
      const [base, gain] = await Promise.all([
        shrink(`cars/${body}/${view}.base.webp`, CAR),
        shrink(`cars/${body}/${view}.gain.webp`, CAR),
      ]);
      cars[`${body}/${view}`] = { base, gain };
    }
  }
  const scenes: Record<string, string> = {};
  for (const file of await names('scenes')) scenes[file.replace('.webp', '')] = await shrink(`scenes/${file}`, SCENE);
  await writeFile(`${FOLDER}tiny.json`, `${JSON.stringify({ car: CAR, scene: SCENE, cars, scenes })}\n`);
};
