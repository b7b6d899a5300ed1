import { describe, expect, test } from '@jest/globals';
import { AHEAD, between, dragged, gazeAt, gazeByKey, lensOf, sideOf, turned } from './panorama.ts';

describe('F064 the inside all around', () => {
  test('goes around without an end, and neither over the roof nor under the floor', () => {
    expect([gazeAt(-10, 0).yaw, gazeAt(370, 0).yaw, gazeAt(0, 90).pitch, gazeAt(0, -90).pitch]).toEqual([
      350, 10, 60, -60,
    ]);
  });

  test('what is held follows the pointer: dragged to the left, the right comes into sight', () => {
    const gaze = dragged(AHEAD, -100, 50, 800, 500);
    expect(gaze.yaw).toBeGreaterThan(0);
    expect(gaze.yaw).toBeLessThan(45);
    expect(gaze.pitch).toBeGreaterThan(AHEAD.pitch);
    expect(dragged(gaze, 100, -50, 800, 500).yaw).toBeCloseTo(AHEAD.yaw);
  });

  test('a narrow window sees less to the sides, none sees more than the lens gives', () => {
    const [wide, narrow] = [lensOf(1600, 500), lensOf(300, 500)];
    expect(narrow.x).toBeLessThan(wide.x);
    expect((Math.atan(wide.x) * 360) / Math.PI).toBeCloseTo(84);
    expect((Math.atan(narrow.y) * 360) / Math.PI).toBeCloseTo(68);
  });

  test.each([
    ['ArrowLeft', { yaw: 330, pitch: -8 }],
    ['ArrowRight', { yaw: 30, pitch: -8 }],
    ['ArrowUp', { yaw: 0, pitch: 7 }],
    ['ArrowDown', { yaw: 0, pitch: -23 }],
    ['PageDown', { yaw: 90, pitch: -8 }],
    ['PageUp', { yaw: 270, pitch: -8 }],
    ['End', { yaw: 180, pitch: -8 }],
    ['Home', AHEAD],
    ['Enter', null],
    ['constructor', null],
  ])('%s', (key, gaze) => expect(gazeByKey(key, AHEAD)).toEqual(gaze));

  test('says which side is in sight', () => {
    expect([0, 44, 46, 180, 270, 316].map((yaw) => sideOf(gazeAt(yaw, 0)))).toEqual([
      'panoramaAhead',
      'panoramaAhead',
      'panoramaRight',
      'panoramaBehind',
      'panoramaLeft',
      'panoramaAhead',
    ]);
  });

  test('the shorter way around', () => {
    expect(between(gazeAt(350, 0), gazeAt(20, 0), 0.5).yaw).toBe(5);
    expect(between(gazeAt(20, 0), gazeAt(350, 0), 1).yaw).toBe(350);
    expect(turned(gazeAt(350, 0), 'right').yaw).toBe(20);
  });
});
