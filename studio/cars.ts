/**
 * Draws the cars of `sandbox/media/images/cars`: builds each model in Node, draws it in Blender, and writes base and gain with a
 * transparent ground.
 *
 *     node studio/cars.ts                                        every still; an hour on two idle cores
 *     node studio/cars.ts --shape suv --view turn-00             a frame of the 360° view, for shapes of `TURNTABLES`
 *     node studio/cars.ts --shape suv --view side                one view of one shape
 *     node studio/cars.ts --shape suv --draft var/drafts --paint 9a1420 --width 720      PNGs to check
 *
 * Needs `blender` 3.4 with python3-numpy. Run this only after changing the studio; check the images and commit them.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CarView, ImageSize } from '../sandbox/media/images.ts';
import { isMotorcycle, SHAPES, type ShapeName } from '../sandbox/media/shapes.ts';
import { type FloatImage, renderShots } from './blender.ts';
import { cameraOf, STILLS, sizeOf } from './cameras.ts';
import { carParts, motorcycleParts } from './exportModel.ts';
import { type CarShape, specOf } from './shapes.ts';
import { buildTiny } from './tiny.ts';
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
    cell: { type: 'string', default: '0.011' },
  },
});

/** Cells of the body in metres; coarser for drafts. */
const CELL = Number(values.cell);

const shapes = (values.shape ?? Object.keys(SHAPES)) as ShapeName[];
const views = (values.view ?? STILLS) as CarView[];

const renderShape = async (name: ShapeName): Promise<void> => {
  const startedAt = performance.now();
  const parts = isMotorcycle(name) ? motorcycleParts(name, CELL) : carParts(specOf(name as CarShape), CELL);
  const sizes = views.map((view) => sizeOf(view, values.width === undefined ? undefined : Number(values.width)));
  const shots = views.map((view, at) => ({
    view,
    camera: cameraOf(name, view),
    ...(sizes[at] as ImageSize),
    samples: Number(values.samples),
  }));
  const images = await renderShots(parts, shots);
  for (const [at, view] of views.entries()) {
    const image = images[at] as FloatImage;
    if (values.draft === undefined) await writeCutOut(join(values.out, name), view, image);
    else
      for (const paint of values.paint.split(','))
        await writeDraft(join(values.draft, `${name}-${view}-${paint}.png`), image, paint);
  }
  console.log(`${name}: ${views.length} views, ${Math.round((performance.now() - startedAt) / 1000)} s`);
};

if (values.draft !== undefined) mkdirSync(values.draft, { recursive: true });
for (const name of shapes) await renderShape(name);
if (values.draft === undefined) await buildTiny();
