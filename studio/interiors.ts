/**
 * Draws the views from inside of `sandbox/media/images/cars/{cabin,motorcycle}` as `cars.ts` does the others.
 *
 *     node studio/interiors.ts                                       every view; some minutes on two idle cores
 *     node studio/interiors.ts --view cockpit --draft var/drafts --width 720       PNGs to check
 */
import { isCutOut, PANORAMA } from '../sandbox/media/images.ts';
import { renderShots } from './blender.ts';
import { interiorCamera, sizeOf } from './cameras.ts';
import { interiorParts } from './exportModel.ts';
import { readOptions } from './options.ts';
import { cutOut, onGround } from './writeImages.ts';

const options = readOptions('of', '0.01');

type Interior = 'cabin' | 'motorcycle';
const VIEWS = { cabin: ['cockpit', 'cockpit-right', PANORAMA], motorcycle: ['cockpit'] } as const;

const renderView = async (of: Interior, view: (typeof VIEWS)[Interior][number]): Promise<void> => {
  const { cell, samples } = options;
  // Interior views are of British cars.
  const side = view === 'cockpit' ? -1 : 1;
  const parts = interiorParts(of, cell, side);
  const shot = { view, ...sizeOf(view, options.width), samples, camera: interiorCamera(of, view, side) };
  const [image] = await renderShots(parts, [shot]);
  if (image === undefined) throw new Error(`no pixels of ${of} ${view}`);
  await options.write(of, view, image, isCutOut(view) ? cutOut : onGround);
};

for (const name of (options.names ?? Object.keys(VIEWS)) as Interior[])
  for (const view of VIEWS[name])
    if (options.views === undefined || options.views.includes(view)) await renderView(name, view);
