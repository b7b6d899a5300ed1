import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'puppeteer';
import sharp from 'sharp';
import { DEFAULT_SITE } from '../config/sites.ts';
import { launchBrowser, openPage, waitForHydration } from '../test/support/browser/browser.ts';
import { freePort } from './lib/freePorts.ts';

/**
 * `npm run screenshot`: starts the built product with its sandbox on a free port, opens the start page and the car list
 * of the first site in Chromium, and writes the two side by side to `docs/screenshot.png`. Fails when a page logs a console error.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILE = join(ROOT, 'docs', 'screenshot.png');
const PATHS = ['/', DEFAULT_SITE.paths.carList];
const VIEW = { width: 1280, height: 960 };
/** Width of one page in the image and of the gap between two, in pixels. */
const PAGE_WIDTH = 900;
const GAP = 20;
const MAX_BYTES = 400_000;
/** Numbers of palette colours to try until the file is small enough. */
const COLOURS = [256, 192, 128, 96, 64];
/** Time limit for the start of the product and for loading a page. */
const TIMEOUT_MS = 60_000;

/** Starts the product with an environment that has only PATH and the settings below. Returns a function that stops it. */
async function startProduct(port: number): Promise<() => Promise<void>> {
  const env = { PATH: process.env.PATH ?? '', PORT: String(port), NODE_ENV: 'development', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['server.ts'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}; is there a build?`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The product was not ready within ${TIMEOUT_MS} ms`);
    }
    await new Promise((done) => setTimeout(done, 200));
  }
  return stop;
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Returns a screenshot of the top of a page as PNG, after its images and fonts have loaded. */
async function screenshotOf(browser: Browser, url: string): Promise<Buffer> {
  const { page, consoleErrors, close } = await openPage(browser, { viewport: VIEW });
  try {
    await page.goto(url, { waitUntil: 'networkidle0', timeout: TIMEOUT_MS });
    await waitForHydration(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight);
      await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
    });
    const screenshot = await page.screenshot({ type: 'png' });
    if (consoleErrors.length > 0) throw new Error(`${url} has console errors:\n${consoleErrors.join('\n')}`);
    return sharp(screenshot).resize({ width: PAGE_WIDTH }).png().toBuffer();
  } finally {
    await close();
  }
}

/** Returns the screenshots side by side, with as many colours as the size limit allows. */
async function compose(screenshots: readonly Buffer[]): Promise<Buffer> {
  const height = Math.round((PAGE_WIDTH * VIEW.height) / VIEW.width);
  const width = screenshots.length * (PAGE_WIDTH + GAP) - GAP;
  const layers = screenshots.map((input, position) => ({ input, left: position * (PAGE_WIDTH + GAP), top: 0 }));
  const background = { r: 255, g: 255, b: 255, alpha: 0 };
  const fullPage = await sharp({ create: { width, height, channels: 4, background } })
    .composite(layers)
    .png()
    .toBuffer();
  for (const colours of COLOURS) {
    const png = await sharp(fullPage).png({ palette: true, colours, effort: 10, compressionLevel: 9 }).toBuffer();
    if (png.length <= MAX_BYTES) return png;
  }
  throw new Error(`The image is larger than ${MAX_BYTES} bytes even with ${COLOURS.at(-1)} colours`);
}

const port = await freePort();
const stop = await startProduct(port);
try {
  const browser = await launchBrowser();
  try {
    const screenshots: Buffer[] = [];
    for (const path of PATHS)
      screenshots.push(await screenshotOf(browser, `http://${DEFAULT_SITE.id}.localhost:${port}${path}`));
    const png = await compose(screenshots);
    writeFileSync(FILE, png);
    console.log(`docs/screenshot.png: ${Math.round(png.length / 1000)} kB`);
  } finally {
    await browser.close();
  }
} finally {
  await stop();
}
