/**
 * The image studio: renders interiors and scenes of `sandbox/media/images` from geometry, in a headless Chromium with software GL.
 * The cars from outside are rendered by `cars.ts`.
 *
 *     node studio/render.ts                            everything; half an hour on two idle cores
 *     node studio/render.ts --body cabin --view cockpit         one view
 *     node studio/render.ts --scene coast-road                  one scene
 *     node studio/render.ts --draft var/drafts --body cabin     writes small PNGs to check, and no images of the sandbox
 *
 * Chromium is at CHROMIUM_PATH or /usr/bin/chromium. Run this only after changing the studio; check the images and commit them.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch, type Page } from 'puppeteer';
import { paintFromHex } from '../sandbox/media/compose.ts';
import { COCKPIT_SIZE, isScene, PANORAMA, PANORAMA_SIZE, SCENES, sceneSize } from '../sandbox/media/images.ts';
import { FLAGS } from './flags.ts';
import { type Pixels, startServer } from './serve.ts';
import { buildTiny } from './tiny.ts';
import { draftCar, draftScene, writeCar, writeScene } from './writeImages.ts';

const { values } = parseArgs({
  options: {
    body: { type: 'string', multiple: true },
    view: { type: 'string', multiple: true },
    scene: { type: 'string', multiple: true },
    paint: { type: 'string', default: '9a1420' },
    draft: { type: 'string' },
    width: { type: 'string', default: '960' },
    over: { type: 'string', default: '1' },
  },
});

/** Bodies with a view from inside. */
const INTERIORS = ['cabin', 'motorcycle'];

const isComplete = values.body === undefined && values.scene === undefined && values.view === undefined;
const bodies = values.body ?? (values.scene === undefined ? INTERIORS : []);
const scenes = values.scene ?? (isComplete ? SCENES : []);

/** Returns size and oversampling of an image; those of drafts are options. */
const sizeOf = (
  full: { width: number; height: number },
  over: number,
): { width: number; height: number; over: number } => {
  if (values.draft === undefined) return { ...full, over };
  const width = Number(values.width);
  return { width, height: Math.round((width * full.height) / full.width), over: Number(values.over) };
};

const detail =
  values.draft === undefined ? { cell: 0.0135, sheet: 680, floor: 160 } : { cell: 0.016, sheet: 720, floor: 96 };

/** Less detail than for single cars: cars in scenes are further away. */
const sceneDetail = { cell: 0.016, sheet: 640, floor: 96 };
/** Even less detail: cars in front of a dealer are furthest away. */
const dealerDetail = { cell: 0.032, sheet: 300, floor: 72 };

const shots: Pixels[] = [];

/** Renders a job in the page and returns the pixels. */
const shoot = async (
  page: Page,
  job: Readonly<Record<string, unknown>>,
  quality = detail,
): Promise<readonly Pixels[]> => {
  shots.length = 0;
  const startedAt = performance.now();
  await page.evaluate(`shoot(${JSON.stringify(job)}, ${JSON.stringify(quality)})`);
  console.log(`${job.body ?? 'scene'} ${job.view} ${Math.round(performance.now() - startedAt)} ms`);
  return [...shots];
};

const renderCar = async (page: Page, body: string, view: string): Promise<void> => {
  const full = view === PANORAMA ? PANORAMA_SIZE : COCKPIT_SIZE;
  const size = sizeOf(full, 1);
  const [black, white] = await shoot(page, { body, view, ...size });
  if (black === undefined || white === undefined) throw new Error(`no pixels of ${body} ${view}`);
  if (values.draft === undefined) return writeCar(body, view, black, white);
  for (const paint of values.paint.split(',')) {
    await draftCar(join(values.draft, `${body}-${view}-${paint}.png`), paintFromHex(paint), black, white);
  }
};

/** Returns the views of a body from inside. */
const viewsOf = (body: string): readonly string[] =>
  values.view ?? (body === 'cabin' ? ['cockpit', 'cockpit-right', PANORAMA] : ['cockpit']);

const renderScene = async (page: Page, name: string): Promise<void> => {
  if (!isScene(name)) throw new Error(`no scene ${name}`);
  const quality = name.startsWith('dealer-') ? dealerDetail : sceneDetail;
  const [shot] = await shoot(page, { view: name, ...sizeOf(sceneSize(name), 1) }, quality);
  if (shot === undefined) throw new Error(`no pixels of ${name}`);
  if (values.draft === undefined) return writeScene(name, shot);
  await draftScene(join(values.draft, `scene-${name}.png`), shot);
};

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
  for (const body of bodies) {
    for (const view of viewsOf(body)) await renderCar(page, body, view);
    await page.evaluate('disposeModels()');
  }
  for (const name of scenes) await renderScene(page, name);
  if (values.draft === undefined) await buildTiny();
} finally {
  await browser.close();
  server.close();
}
