/**
 * Draws the cars of `sandbox/media/images/cars`: builds each model in Node, draws it in Blender, and writes base and gain with a
 * transparent ground.
 *
 *     node studio/cars.ts                                        every still, and every frame of `TURNTABLES`; half an hour
 *     node studio/cars.ts --shape suv --view turn-00             a frame of the 360° view
 *     node studio/cars.ts --shape suv --view side                one view of one shape
 *     node studio/cars.ts --shape suv --draft var/drafts --paint 9a1420 --width 720      PNGs to check
 *
 * Needs `blender` 3.4 with python3-numpy. Run this only after changing the studio; check the images and commit them.
 */
import { type CarView, FRAME_VIEWS, filesOf, type ImageSize, TURNTABLES } from '../sandbox/media/images.ts';
import { isMotorcycle, SHAPES, type ShapeName } from '../sandbox/media/shapes.ts';
import { type FloatImage, renderShots } from './blender.ts';
import { cameraOf, STILLS, sizeOf } from './cameras.ts';
import { carParts, motorcycleParts } from './exportModel.ts';
import { readOptions } from './options.ts';
import { type CarShape, specOf } from './shapes.ts';
import { buildTiny } from './tiny.ts';
import { cutOut } from './writeImages.ts';

const options = readOptions('shape', '0.022');
const shapes = (options.names ?? Object.keys(SHAPES)) as ShapeName[];

/** Frames that are drawn; the others are mirrored. */
const FRAMES = FRAME_VIEWS.filter((view) => !filesOf(view).mirrored);

const viewsOf = (name: ShapeName): readonly CarView[] =>
  (options.views ?? [...STILLS, ...(TURNTABLES.has(name) ? FRAMES : [])]) as readonly CarView[];

const renderShape = async (name: ShapeName): Promise<void> => {
  const startedAt = performance.now();
  const { cell, width, samples } = options;
  const parts = isMotorcycle(name) ? motorcycleParts(name, cell) : carParts(specOf(name as CarShape), cell);
  const views = viewsOf(name);
  const sizes = views.map((view) => sizeOf(view, width));
  const shots = views.map((view, at) => ({ view, camera: cameraOf(name, view), ...(sizes[at] as ImageSize), samples }));
  const images = await renderShots(parts, shots);
  for (const [at, view] of views.entries()) await options.write(name, view, images[at] as FloatImage, cutOut);
  console.log(`${name}: ${views.length} views, ${Math.round((performance.now() - startedAt) / 1000)} s`);
};

for (const name of shapes) await renderShape(name);
if (!options.isDraft) await buildTiny();
