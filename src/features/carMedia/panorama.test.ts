import { describe, expect, test } from '@jest/globals';
import {
  directionAfterDrag,
  directionAt,
  directionByKey,
  interpolate,
  lensTangents,
  rotated,
  STRAIGHT_AHEAD,
  sideLabel,
} from './panorama.ts';

describe('F064 the interior view', () => {
  test('yaw wraps around, pitch stops before roof and floor', () => {
    expect([
      directionAt(-10, 0).yaw,
      directionAt(370, 0).yaw,
      directionAt(0, 90).pitch,
      directionAt(0, -90).pitch,
    ]).toEqual([350, 10, 60, -60]);
  });

  test('the image follows the pointer: a drag to the left shows the right side', () => {
    const direction = directionAfterDrag(STRAIGHT_AHEAD, -100, 50, 800, 500);
    expect(direction.yaw).toBeGreaterThan(0);
    expect(direction.yaw).toBeLessThan(45);
    expect(direction.pitch).toBeGreaterThan(STRAIGHT_AHEAD.pitch);
    expect(directionAfterDrag(direction, 100, -50, 800, 500).yaw).toBeCloseTo(STRAIGHT_AHEAD.yaw);
  });

  test('a narrow window has a smaller field of view, none exceeds the maximum', () => {
    const [wide, narrow] = [lensTangents(1600, 500), lensTangents(300, 500)];
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
    ['Home', STRAIGHT_AHEAD],
    ['Enter', null],
    ['constructor', null],
  ])('%s', (key, direction) => expect(directionByKey(key, STRAIGHT_AHEAD)).toEqual(direction));

  test('names the visible side', () => {
    expect([0, 44, 46, 180, 270, 316].map((yaw) => sideLabel(directionAt(yaw, 0)))).toEqual([
      'panoramaAhead',
      'panoramaAhead',
      'panoramaRight',
      'panoramaBehind',
      'panoramaLeft',
      'panoramaAhead',
    ]);
  });

  test('interpolates along the shorter rotation', () => {
    expect(interpolate(directionAt(350, 0), directionAt(20, 0), 0.5).yaw).toBe(5);
    expect(interpolate(directionAt(20, 0), directionAt(350, 0), 1).yaw).toBe(350);
    expect(rotated(directionAt(350, 0), 'right').yaw).toBe(20);
  });
});
