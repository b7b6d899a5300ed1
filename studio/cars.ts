/**
 * Renders the cars of `sandbox/media/images/cars` by path tracing: builds each model in Node, renders it in Blender (Cycles on the
 * processor), removes the noise and writes base and gain with a transparent ground.
 *
 *     node studio/cars.ts                                        every shape and view; some hours on two idle cores
 *     node studio/cars.ts --shape suv --view side                one view of one shape
 *     node studio/cars.ts --shape suv --draft var/drafts --paint 9a1420 --width 720      PNGs to check
 *
 * Needs `blender` 3.4 with python3-numpy. Run this only after changing the studio; check the images and commit them.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isFrame } from '../sandbox/media/images.ts';
import { isMotorcycle, SHAPES, type ShapeName } from '../sandbox/media/shapes.ts';
import { cameraOf, STILLS, sizeOf } from './cameras.ts';
import { denoised } from './denoise.ts';
import { FILTERED } from './edges.ts';
import { carParts, motorcycleParts, writeParts } from './exportModel.ts';
import { type CarShape, specOf } from './shapes.ts';
import { shrunk } from './shrink.ts';
import { writeCutOut, writeDraft } from './writeCutOut.ts';

const { values } = parseArgs({
  options: {
    shape: { type: 'string', multiple: true },
    view: { type: 'string', multiple: true },
    out: { type: 'string', default: join(import.meta.dirname, '../sandbox/media/images/cars') },
    draft: { type: 'string' },
    paint: { type: 'string', default: '9a1420' },
    width: { type: 'string' },
    samples: { type: 'string', default: '8' },
    cell: { type: 'string', default: '0.0135' },
  },
});

/** Images are rendered and freed of noise larger by this factor, then made smaller: edges become smooth. */
const SHARPNESS = 1.25;

/** How far the front wheels of stills are turned, in radians. Those of a 360° view are straight: it is mirrored. */
const STEERING = 0.36;

/** Cells of the body in metres; coarser for drafts. */
const CELL = Number(values.cell);

const shapes = (values.shape ?? Object.keys(SHAPES)) as ShapeName[];
const views = values.view ?? STILLS;
const scratch = mkdtempSync(join(tmpdir(), 'studio-'));

const renderShape = async (name: ShapeName): Promise<void> => {
  const startedAt = performance.now();
  const model = join(scratch, 'model.bin');
  const parts = isMotorcycle(name)
    ? motorcycleParts(name, CELL)
    : carParts(specOf(name as CarShape), CELL, views.every(isFrame) ? 0 : STEERING);
  writeParts(model, parts);
  const jobs = views.map((view) => {
    const { width, height } = sizeOf(view, values.width === undefined ? undefined : Number(values.width));
    const camera = cameraOf(name, view);
    return {
      ...camera,
      view,
      width: Math.round(width * SHARPNESS),
      height_px: Math.round(height * SHARPNESS),
      to: { width, height },
      samples: Number(values.samples),
      out: join(scratch, `${view}.f32`),
    };
  });
  const job = join(scratch, 'job.json');
  writeFileSync(job, JSON.stringify({ model, scratch, views: jobs }));
  execFileSync('blender', ['-b', '-P', join(import.meta.dirname, 'blender/render.py'), '--', job], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const { view, width, height_px: height, to, out } of jobs) {
    const bytes = readFileSync(out);
    const pixels = denoised(new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4), { width, height });
    const raster = shrunk({ pixels, width, height }, FILTERED, to);
    if (values.draft === undefined) await writeCutOut(join(values.out, name), view, raster);
    else
      for (const paint of values.paint.split(','))
        await writeDraft(join(values.draft, `${name}-${view}-${paint}.png`), raster, paint);
  }
  console.log(`${name}: ${jobs.length} views, ${Math.round((performance.now() - startedAt) / 1000)} s`);
};

try {
  if (values.draft !== undefined) mkdirSync(values.draft, { recursive: true });
  for (const name of shapes) await renderShape(name);
} finally {
  rmSync(scratch, { recursive: true });
}
