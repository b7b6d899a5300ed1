/**
 * Renders the silent videos of `sandbox/media/videos` from the same sets as the images.
 *
 *     node studio/video.ts                   both; twenty minutes on two idle cores
 *     node studio/video.ts --video turntable  one of them
 *
 * Needs Chromium, as `render.ts` does, and `ffmpeg` with libx264 on the PATH. The format is H.264 in MP4 with the index at the
 * start, so that every browser plays it and starts before the download is complete.
 */
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launch, type Page } from 'puppeteer';
import { composePixels, displayByte, paintFromHex } from '../sandbox/media/compose.ts';
import { VIDEO_SIZE, VIDEOS, type VideoName } from '../sandbox/media/videos.ts';
import { encodeLinear } from './encode.ts';
import { FLAGS } from './flags.ts';
import { type Pixels, startServer } from './serve.ts';

const FOLDER = fileURLToPath(new URL('../sandbox/media/videos/', import.meta.url));
const RATE = 24;
const PAINT = '23443a';

const { values } = parseArgs({ options: { video: { type: 'string', multiple: true }, crf: { type: 'string' } } });
const shots: Pixels[] = [];

const shoot = async (
  page: Page,
  job: Readonly<Record<string, unknown>>,
  detail: object,
): Promise<readonly Pixels[]> => {
  shots.length = 0;
  await page.evaluate(`shoot(${JSON.stringify({ ...job, ...VIDEO_SIZE, over: 1 })}, ${JSON.stringify(detail)})`);
  return [...shots];
};

/** Renders a camera movement there and back, slow at both ends, so that the video loops. */
const driftOf = async (page: Page, scene: string): Promise<Uint8Array[]> => {
  const steps = 4 * RATE;
  const there: Uint8Array[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const along = -Math.cos((Math.PI * step) / steps);
    const [shot] = await shoot(page, { view: scene, along }, { cell: 0.02, sheet: 560, floor: 96 });
    if (shot === undefined) throw new Error(`no pixels of ${scene}`);
    there.push(Uint8Array.from(shot.data, displayByte));
    console.log(`${scene} ${step} of ${steps}`);
  }
  return [...there, ...there.slice(1, -1).toReversed()];
};

/** Returns an image of RGB bytes mirrored horizontally. */
const mirrored = (frame: Uint8Array): Uint8Array => {
  const { width, height } = VIDEO_SIZE;
  const out = new Uint8Array(frame.length);
  for (let at = 0; at < width * height; at += 1) {
    const to = at - (at % width) + width - 1 - (at % width);
    out.set(frame.subarray(at * 3, at * 3 + 3), to * 3);
  }
  return out;
};

/** Renders one rotation around a car from its front left. Cars and light are symmetric, so one side is the mirrored other side. */
const turnOf = async (page: Page, body: string): Promise<Uint8Array[]> => {
  const frames = 10 * RATE;
  const half = frames / 2;
  const side: Uint8Array[] = [];
  for (let step = 0; step <= half; step += 1) {
    const azimuth = (360 * step) / frames;
    const view = `turn-${(azimuth - 40) / 10}`;
    const [black, white] = await shoot(page, { body, view }, { cell: 0.0135, sheet: 680, floor: 160 });
    if (black === undefined || white === undefined) throw new Error(`no pixels of ${body} ${view}`);
    const { base, gain } = encodeLinear(black.data, white.data);
    side.push(composePixels(base, gain, paintFromHex(PAINT)));
    console.log(`${body} ${step} of ${half}`);
  }
  const start = Math.round(frames * (38 / 360));
  return Array.from({ length: frames }, (_, index) => {
    const step = (start + index) % frames;
    return (step <= half ? side[step] : mirrored(side[frames - step] as Uint8Array)) as Uint8Array;
  });
};

const SHOOT: Readonly<Record<VideoName, (page: Page) => Promise<Uint8Array[]>>> = {
  'nordic-dawn': (page) => driftOf(page, 'nordic-dawn'),
  turntable: (page) => turnOf(page, 'estate'),
};
/** Quality, lower is better. Grass needs many bytes, the studio's floor few. */
const CRF: Readonly<Record<VideoName, string>> = { 'nordic-dawn': '32', turntable: '30' };

/** Width in pixels; smaller for the video with more motion. */
const WIDTH: Readonly<Record<VideoName, number>> = { 'nordic-dawn': 1280, turntable: 1024 };

const encode = async (name: VideoName, frames: readonly Uint8Array[]): Promise<void> => {
  const { width, height } = VIDEO_SIZE;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(RATE), '-i', '-'];
  const scale = `scale=${WIDTH[name]}:-2:out_color_matrix=bt709`;
  const image = ['-an', '-vf', scale, '-pix_fmt', 'yuv420p', '-colorspace', 'bt709'];
  const codec = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryslow', '-tune', 'film'];
  const file = ['-crf', values.crf ?? CRF[name], '-movflags', '+faststart', '-map_metadata', '-1', '-y'];
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', ...input, ...image, ...codec, ...file, `${FOLDER}${name}.mp4`], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = new Promise<void>((resolve, reject) => {
    ffmpeg.once('error', reject);
    ffmpeg.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  for (const frame of frames) {
    if (!ffmpeg.stdin.write(frame)) await new Promise((drained) => ffmpeg.stdin.once('drain', drained));
  }
  ffmpeg.stdin.end();
  await done;
};

const names = VIDEOS.filter((name) => values.video === undefined || values.video.includes(name));
const { server, url } = await startServer((pixels) => shots.push(pixels));
const browser = await launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: FLAGS,
  protocolTimeout: 900_000,
});
try {
  await mkdir(FOLDER, { recursive: true });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.log('[page]', String(error)));
  await page.goto(url);
  await page.waitForFunction('typeof shoot === "function"');
  for (const name of names) await encode(name, await SHOOT[name](page));
} finally {
  await browser.close();
  server.close();
}
