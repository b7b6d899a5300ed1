/**
 * The image studio: renders the cars and scenes of `sandbox/media/images` from geometry, in a headless Chromium with software GL.
 *
 *     node studio/render.ts                            everything; half an hour on two idle cores
 *     node studio/render.ts --body suv                 one body
 *     node studio/render.ts --body suv --view side     one view of it
 *     node studio/render.ts --scene coast-road         one scene
 *     node studio/render.ts --draft var/drafts --body suv --view front-left --paint 9a1420
 *                                                                    writes small PNGs to check, and no images of the sandbox
 *
 * Chromium is at CHROMIUM_PATH or /usr/bin/chromium. Run this only after changing the studio; check the images and commit them.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch, type Page } from 'puppeteer';
import { paintFromHex } from '../sandbox/media/compose.ts';
import {
  BODIES,
  FRAME_SIZE,
  FRAME_VIEWS,
  hasView,
  isBody,
  isFrame,
  isScene,
  PANORAMA,
  PANORAMA_SIZE,
  SCENES,
  STILL_SIZE,
  STILL_VIEWS,
  sceneSize,
  sourceOf,
} from '../sandbox/media/images.ts';
import { azimuthOfFrame } from './azimuth.ts';
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

const isComplete = values.body === undefined && values.scene === undefined && values.view === undefined;
const bodies = values.body ?? (values.scene === undefined ? [...BODIES, 'cabin'] : []);
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

/** Returns an image mirrored horizontally. */
const mirrored = (shot: Pixels): Pixels => {
  const data = new Float32Array(shot.data.length);
  for (let y = 0; y < shot.height; y += 1) {
    for (let x = 0; x < shot.width; x += 1) {
      const from = (y * shot.width + x) * 3;
      data.set(shot.data.subarray(from, from + 3), (y * shot.width + shot.width - 1 - x) * 3);
    }
  }
  return { ...shot, data };
};

/** Returns the view whose mirrored image is the given frame. Cars and light are symmetric, so only one side is rendered. */
const twinOf = (body: string, view: string): string | undefined => {
  if (!isFrame(view) || body === 'motorcycle') return undefined;
  const azimuth = azimuthOfFrame(view);
  const twin = FRAME_VIEWS.find((other) => azimuthOfFrame(other) === (360 - azimuth) % 360);
  return twin === view ? undefined : twin;
};

const renderCar = async (page: Page, body: string, view: string): Promise<void> => {
  const twin = twinOf(body, view);
  if (twin !== undefined && isFrame(view) && azimuthOfFrame(view) > 180) return;
  const full = view === PANORAMA ? PANORAMA_SIZE : isFrame(view) ? FRAME_SIZE : STILL_SIZE;
  const size = sizeOf(full, 1);
  const [black, white] = await shoot(page, { body, view, ...size });
  if (black === undefined || white === undefined) throw new Error(`no pixels of ${body} ${view}`);
  if (values.draft === undefined) {
    await writeCar(body, view, black, white);
    if (twin !== undefined) await writeCar(body, twin, mirrored(black), mirrored(white));
    return;
  }
  for (const paint of values.paint.split(',')) {
    await draftCar(join(values.draft, `${body}-${view}-${paint}.png`), paintFromHex(paint), black, white);
  }
};

/** Returns the views of a body. The shared cabin is a body with three views; cars have no cockpit of their own. */
const viewsOf = (body: string): readonly string[] => {
  if (values.view !== undefined) return values.view;
  if (body === 'cabin') return ['cockpit', 'cockpit-right', PANORAMA];
  return [
    ...STILL_VIEWS.filter((view) => isBody(body) && sourceOf(body, view) === body && hasView(body, view)),
    ...FRAME_VIEWS,
  ];
};

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
