/**
 * Draws the views from inside of `sandbox/media/images/cars/{cabin,motorcycle}` as `cars.ts` does the others.
 *
 *     node studio/interiors.ts                                       every view; some minutes on two idle cores
 *     node studio/interiors.ts --view cockpit --draft var/drafts --width 720       PNGs to check
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PANORAMA } from '../sandbox/media/images.ts';
import { renderShots } from './blender.ts';
import { interiorCamera, sizeOf } from './cameras.ts';
import { interiorParts } from './exportModel.ts';
import { writeOpaque, writeOpaqueDraft } from './writeOpaque.ts';

const { values } = parseArgs({
  options: {
    of: { type: 'string', multiple: true, default: ['cabin', 'motorcycle'] },
    view: { type: 'string', multiple: true },
    out: { type: 'string', default: join(import.meta.dirname, '../sandbox/media/images/cars') },
    draft: { type: 'string' },
    paint: { type: 'string', default: '9a1420' },
    width: { type: 'string' },
    samples: { type: 'string', default: '8' },
    cell: { type: 'string', default: '0.01' },
  },
});

type Interior = 'cabin' | 'motorcycle';
const VIEWS = { cabin: ['cockpit', 'cockpit-right', PANORAMA], motorcycle: ['cockpit'] } as const;

const renderView = async (of: Interior, view: (typeof VIEWS)[Interior][number]): Promise<void> => {
  const { width, height } = sizeOf(view, values.width === undefined ? undefined : Number(values.width));
  // Interior views are of British cars.
  const side = view === 'cockpit' ? -1 : 1;
  const parts = interiorParts(of, Number(values.cell), side);
  const shot = { view, width, height, samples: Number(values.samples), camera: interiorCamera(of, view, side) };
  const [image] = await renderShots(parts, [shot]);
  if (image === undefined) throw new Error(`no pixels of ${of} ${view}`);
  if (values.draft === undefined) await writeOpaque(join(values.out, of), view, image);
  else await writeOpaqueDraft(join(values.draft, `${of}-${view}.png`), image, values.paint);
};

if (values.draft !== undefined) mkdirSync(values.draft, { recursive: true });
for (const of of values.of as Interior[])
  for (const view of VIEWS[of]) if (values.view === undefined || values.view.includes(view)) await renderView(of, view);
