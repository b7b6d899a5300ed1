import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FloatImage } from './blender.ts';
import { type Encoded, writeDraft, writeView } from './writeImages.ts';

const FOLDER = join(import.meta.dirname, '../sandbox/media/images/cars');

/** What is drawn, and how finely. */
export type Options = {
  /** The values of `--shape` or `--of`; undefined for all. */
  readonly names: readonly string[] | undefined;
  readonly views: readonly string[] | undefined;
  /** Width of drafts in pixels. */
  readonly width: number | undefined;
  /** Rays for each pixel. */
  readonly samples: number;
  /** Cells of a body in metres; coarser for drafts. */
  readonly cell: number;
  /** Whether the images of the sandbox are left as they are: PNGs are drawn, or images in another folder. */
  readonly isDraft: boolean;
  /** Writes a view: base and gain, or a draft in each paint. */
  readonly write: (
    name: string,
    view: string,
    image: FloatImage,
    encode: (image: FloatImage) => Encoded,
  ) => Promise<void>;
};

/** Reads the options that `cars.ts` and `interiors.ts` share from the command line. @param names the option that names what is drawn */
export const readOptions = (names: 'shape' | 'of', cell: string): Options => {
  const { values } = parseArgs({
    options: {
      [names]: { type: 'string', multiple: true },
      view: { type: 'string', multiple: true },
      out: { type: 'string', default: FOLDER },
      draft: { type: 'string' },
      paint: { type: 'string', default: '9a1420' },
      width: { type: 'string' },
      samples: { type: 'string', default: '7' },
      cell: { type: 'string', default: cell },
    } as const,
  });
  const { draft, out, paint, width } = values;
  if (draft !== undefined) mkdirSync(draft, { recursive: true });
  return {
    names: (values as Readonly<Record<string, unknown>>)[names] as readonly string[] | undefined,
    views: values.view,
    width: width === undefined ? undefined : Number(width),
    samples: Number(values.samples),
    cell: Number(values.cell),
    isDraft: draft !== undefined || out !== FOLDER,
    write: async (name, view, image, encode) => {
      const encoded = encode(image);
      const size = { width: image.width, height: image.height };
      if (draft === undefined) return writeView(join(out, name), view, encoded, size);
      for (const each of paint.split(','))
        await writeDraft(join(draft, `${name}-${view}-${each}.png`), encoded, size, each);
    },
  };
};
