import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'puppeteer-core';
import sharp from 'sharp';
import { launchBrowser, openPage, waitForHydration } from '../test/support/browser.ts';

/**
 * `npm run screenshot`: starts the built product with its sandbox on a free port, opens the start page and the car list
 * of norrvag-se in Chromium, and writes the two side by side to `docs/screenshot.png`. Fails when a page makes a noise.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILE = join(ROOT, 'docs', 'screenshot.png');
const PATHS = ['/', '/kop-bil/alla-bilar-i-lager'];
const VIEW = { width: 1280, height: 960 };
/** Width of one page in the image and of the gap between two, in pixels. */
const SHOWN = 900;
const GAP = 20;
const MAX_BYTES = 400_000;
/** Colours of the palette, until the file is small enough. */
const COLOURS = [256, 192, 128, 96, 64];
/** Milliseconds until the product must be ready. */
const PATIENCE = 60_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the product as a stranger would, with nothing of our environment but the path. Returns what stops it. */
async function startProduct(port: number): Promise<() => Promise<void>> {
  const env = { PATH: process.env.PATH ?? '', PORT: String(port), NODE_ENV: 'development', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['server.ts'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + PATIENCE;
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}; is there a build?`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The product was not ready within ${PATIENCE} ms`);
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

/** The top of a page as PNG, once its images and fonts are there. */
async function shoot(browser: Browser, url: string): Promise<Buffer> {
  const { page, consoleErrors, close } = await openPage(browser, { viewport: VIEW });
  try {
    await page.goto(url, { waitUntil: 'networkidle0', timeout: PATIENCE });
    await waitForHydration(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight);
      await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
    });
    const taken = await page.screenshot({ type: 'png' });
    if (consoleErrors.length > 0) throw new Error(`${url} is not quiet:\n${consoleErrors.join('\n')}`);
    return sharp(taken).resize({ width: SHOWN }).png().toBuffer();
  } finally {
    await close();
  }
}

/** Side by side, in as many colours as the limit allows. */
async function compose(shots: readonly Buffer[]): Promise<Buffer> {
  const height = Math.round((SHOWN * VIEW.height) / VIEW.width);
  const width = shots.length * (SHOWN + GAP) - GAP;
  const layers = shots.map((input, position) => ({ input, left: position * (SHOWN + GAP), top: 0 }));
  const ground = { r: 255, g: 255, b: 255, alpha: 0 };
  const fullPage = await sharp({ create: { width, height, channels: 4, background: ground } })
    .composite(layers)
    .png()
    .toBuffer();
  for (const colours of COLOURS) {
    const png = await sharp(fullPage).png({ palette: true, colours, effort: 10, compressionLevel: 9 }).toBuffer();
    if (png.length <= MAX_BYTES) return png;
  }
  throw new Error(`The picture stays above ${MAX_BYTES} bytes`);
}

const port = await freePort();
const stop = await startProduct(port);
try {
  const browser = await launchBrowser();
  try {
    const shots: Buffer[] = [];
    for (const path of PATHS) shots.push(await shoot(browser, `http://norrvag-se.localhost:${port}${path}`));
    const png = await compose(shots);
    writeFileSync(FILE, png);
    console.log(`docs/screenshot.png: ${Math.round(png.length / 1000)} kB`);
  } finally {
    await browser.close();
  }
} finally {
  await stop();
}
