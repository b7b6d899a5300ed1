/**
 * Renders the views from inside of `sandbox/media/images` from geometry, in a headless Chromium with software GL.
 * The cars from outside are rendered by `cars.ts`.
 *
 *     node studio/render.ts                            every view; some minutes on two idle cores
 *     node studio/render.ts --body cabin --view cockpit         one view
 *     node studio/render.ts --draft var/drafts --body cabin     writes small PNGs to check, and no images of the sandbox
 *
 * Chromium is at CHROMIUM_PATH or /usr/bin/chromium. Run this only after changing the studio; check the images and commit them.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch, type Page } from 'puppeteer';
import { paintFromHex } from '../sandbox/media/compose.ts';
import { COCKPIT_SIZE, type ImageSize, PANORAMA, PANORAMA_SIZE } from '../sandbox/media/images.ts';
import { FLAGS } from './flags.ts';
import { type Pixels, startServer } from './serve.ts';
import { buildTiny } from './tiny.ts';
import { draftView, writeView } from './writeImages.ts';

const { values } = parseArgs({
  options: {
    body: { type: 'string', multiple: true },
    view: { type: 'string', multiple: true },
    paint: { type: 'string', default: '9a1420' },
    draft: { type: 'string' },
    width: { type: 'string', default: '960' },
    over: { type: 'string', default: '1' },
  },
});

/** Bodies with a view from inside. */
const INTERIORS = ['cabin', 'motorcycle'];

/** Returns size and oversampling of an image; those of drafts are options. */
const sizeOf = (full: ImageSize): ImageSize & { over: number } => {
  if (values.draft === undefined) return { ...full, over: 1 };
  const width = Number(values.width);
  return { width, height: Math.round((width * full.height) / full.width), over: Number(values.over) };
};

const detail = values.draft === undefined ? { cell: 0.0135, floor: 160 } : { cell: 0.016, floor: 96 };

const shots: Pixels[] = [];

/** Renders a view in the page and returns the pixels of its passes. */
const shoot = async (page: Page, body: string, view: string): Promise<readonly Pixels[]> => {
  shots.length = 0;
  const job = { body, view, ...sizeOf(view === PANORAMA ? PANORAMA_SIZE : COCKPIT_SIZE) };
  const startedAt = performance.now();
  await page.evaluate(`shoot(${JSON.stringify(job)}, ${JSON.stringify(detail)})`);
  console.log(`${body} ${view} ${Math.round(performance.now() - startedAt)} ms`);
  return [...shots];
};

const renderView = async (page: Page, body: string, view: string): Promise<void> => {
  const [black, white] = await shoot(page, body, view);
  if (black === undefined || white === undefined) throw new Error(`no pixels of ${body} ${view}`);
  if (values.draft === undefined) return writeView(body, view, black, white);
  for (const paint of values.paint.split(',')) {
    await draftView(join(values.draft, `${body}-${view}-${paint}.png`), paintFromHex(paint), black, white);
  }
};

/** Returns the views of a body from inside. */
const viewsOf = (body: string): readonly string[] =>
  values.view ?? (body === 'cabin' ? ['cockpit', 'cockpit-right', PANORAMA] : ['cockpit']);

const { server, url } = await startServer((pixels) => shots.push(pixels));
const browser = await launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: FLAGS,
  protocolTimeout: 900_000,
});
try {
  if (values.draft !== undefined) await mkdir(values.draft, { recursive: true });
  const page = await browser.newPage();
  page.on('console', (message) => console.log('[page]', message.text()));
  page.on('pageerror', (error) => console.log('[page]', String(error)));
  await page.goto(url);
  await page.waitForFunction('typeof shoot === "function"');
  for (const body of values.body ?? INTERIORS) {
    for (const view of viewsOf(body)) await renderView(page, body, view);
  }
  if (values.draft === undefined) await buildTiny();
} finally {
  await browser.close();
  server.close();
}
