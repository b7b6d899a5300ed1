import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Part } from './cut.ts';
import { writeParts } from './exportModel.ts';
import { SCREENS } from './screens.ts';

/** An image of floats, six for each pixel: base (3), gain, alpha and roof, in linear light. All but alpha are multiplied by alpha. */
export type FloatImage = { readonly pixels: Float32Array; readonly width: number; readonly height: number };

/** A view for `blender/render.py`: its size in pixels, and a camera of `cameras.ts`. */
export type Shot = {
  readonly view: string;
  readonly width: number;
  readonly height: number;
  /** Rays for each pixel. */
  readonly samples: number;
  readonly camera: object;
};

/** Draws views of a model in Blender. */
export const renderShots = async (
  parts: readonly [string, Part][],
  shots: readonly Shot[],
): Promise<readonly FloatImage[]> => {
  const scratch = mkdtempSync(join(tmpdir(), 'studio-'));
  try {
    const model = join(scratch, 'model.bin');
    writeParts(model, parts);
    for (const [name, svg] of Object.entries(SCREENS))
      await sharp(Buffer.from(svg))
        .png()
        .toFile(join(scratch, `${name}.png`));
    const fileOf = (view: string) => join(scratch, `${view}.f32`);
    const views = shots.map(({ camera, view, width, height, samples }) => ({
      ...camera,
      width,
      height_px: height,
      samples,
      out: fileOf(view),
    }));
    const job = join(scratch, 'job.json');
    writeFileSync(job, JSON.stringify({ model, scratch, views }));
    execFileSync('blender', ['-b', '-P', join(import.meta.dirname, 'blender/render.py'), '--', job], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return shots.map(({ view, width, height }) => {
      const bytes = readFileSync(fileOf(view));
      const floats = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
      return { pixels: floats, width, height };
    });
  } finally {
    rmSync(scratch, { recursive: true });
  }
};
