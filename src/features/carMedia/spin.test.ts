import { describe, expect, test } from '@jest/globals';
import {
  dragSteps,
  FRAME_INTERVAL_MS,
  frameAt,
  frameByKey,
  framesToPreload,
  nextFrame,
  PIXELS_PER_FRAME,
  PRELOADED_FRAMES,
  visiblePart,
} from './spin.ts';

describe('F065 the 360° view', () => {
  test('a frame every 150 ms, one every 5 px, 5 preloaded on either side', () => {
    expect([FRAME_INTERVAL_MS, PIXELS_PER_FRAME, PRELOADED_FRAMES]).toEqual([150, 5, 5]);
  });

  test.each([
    [4, 0],
    [5, -1],
    [9, -1],
    [10, -2],
    [-4, 0],
    [-5, 1],
    [-180, 36],
  ])('a drag of %i px is %i frames', (pixels, frames) => expect(dragSteps(pixels) + 0).toBe(frames));

  test('wraps around at both ends', () => {
    expect([frameAt(35, 1, 36), frameAt(0, -1, 36), frameAt(3, -80, 36), frameAt(3, 72, 36)]).toEqual([0, 35, 31, 3]);
  });

  test('automatic rotation skips failed frames', () => {
    expect(nextFrame(35, 36, new Set())).toBe(0);
    expect(nextFrame(33, 36, new Set([34, 35, 0]))).toBe(1);
    expect(nextFrame(1, 3, new Set([0, 2]))).toBe(1);
  });

  test('preloads the frame and its neighbours, the nearest first, each once', () => {
    expect(framesToPreload(0, 36)).toEqual([0, 1, 35, 2, 34, 3, 33, 4, 32, 5, 31]);
    expect(framesToPreload(1, 4)).toEqual([1, 2, 0, 3]);
  });

  test.each([
    ['of the canvas’s aspect ratio', [640, 400], [0, 0, 640, 400]],
    ['of 4:3', [640, 480], [0, 40, 640, 400]],
    ['of 16:9', [1280, 720], [64, 0, 1152, 720]],
  ] as const)('a frame %s is drawn without distortion', (_ratio, [width, height], expected) => {
    const part = visiblePart({ width, height }, { width: 1280, height: 800 });
    expect([part.x, part.y, part.width, part.height]).toEqual(expected);
  });

  test.each([
    ['ArrowRight', 1],
    ['ArrowLeft', 35],
    ['PageUp', 9],
    ['PageDown', 27],
    ['Home', 0],
    ['End', 35],
    ['Enter', null],
    ['Tab', null],
  ])('%s moves to %j', (key, frame) => expect(frameByKey(key, 0, 36)).toBe(frame));
});
