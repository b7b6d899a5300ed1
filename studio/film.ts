/**
 * Makes the film `sandbox/media/videos/turntable.mp4`: one turn of a car, from the frames of its 360° view.
 *
 *     node studio/film.ts
 *
 * Needs `ffmpeg` with libx264 on the PATH. The format is H.264 in MP4 with the index at the start, so that every browser plays it
 * and starts before the download is complete.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { encodeImage } from '../sandbox/media/encoder.ts';
import { FRAME_SIZE, FRAME_VIEWS } from '../sandbox/media/images.ts';

const FILM = fileURLToPath(new URL('../sandbox/media/videos/turntable.mp4', import.meta.url));
const CAR = { kind: 'car', shape: 'estate', paint: '23443a' } as const;
const GROUND = '#e7e3dc';
/** Frames a second: a turn takes three seconds. */
const RATE = 12;

const { width, height } = FRAME_SIZE;
const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(RATE), '-i', '-'];
const codec = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryslow', '-tune', 'animation', '-crf', '24'];
const file = ['-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-map_metadata', '-1', '-y', FILM];
const ffmpeg = spawn('ffmpeg', ['-v', 'error', ...input, '-an', ...codec, ...file], {
  stdio: ['pipe', 'inherit', 'inherit'],
});
for (const view of FRAME_VIEWS) {
  const frame = await encodeImage({ ...CAR, view }, width, 'webp');
  const pixels = await sharp(frame).flatten({ background: GROUND }).removeAlpha().raw().toBuffer();
  if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
}
ffmpeg.stdin.end();
const [code] = await once(ffmpeg, 'exit');
if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
