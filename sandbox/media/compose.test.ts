import { describe, expect, test } from '@jest/globals';
import { composePixels, displayByte, linearOf, paintFromHex, RANGE } from './compose.ts';

const light = (base: number, gain: number, albedo: number): number => linearOf(base) + albedo * linearOf(gain);

describe('paint mixing', () => {
  test('byte 255 means 1.5 of linear light and byte 0 means none', () => {
    expect(RANGE).toBe(1.5);
    expect(linearOf(255)).toBe(1.5);
    expect(linearOf(0)).toBe(0);
  });

  test('white paint gives base plus gain, black paint gives the base', () => {
    const base = Uint8Array.of(40, 80, 120);
    const gain = Uint8Array.of(150, 100, 60);
    const white = composePixels(base, gain, paintFromHex('ffffff'));
    const black = composePixels(base, gain, paintFromHex('000000'));
    base.forEach((value, at) => {
      const expected = displayByte(light(value, gain[at] ?? 0, 1));
      expect(Math.abs((white[at] ?? 0) - expected)).toBeLessThanOrEqual(1);
      expect(Math.abs((black[at] ?? 0) - displayByte(linearOf(value)))).toBeLessThanOrEqual(1);
    });
  });

  test('each channel is linear in its albedo for every pair of bytes', () => {
    const albedo = paintFromHex('9a1420');
    for (let base = 0; base < 256; base += 15) {
      for (let gain = 0; gain < 256; gain += 15) {
        const mixed = composePixels(Uint8Array.of(base, base, base), Uint8Array.of(gain, gain, gain), albedo);
        albedo.forEach((part, at) => {
          expect(Math.abs((mixed[at] ?? 0) - displayByte(light(base, gain, part)))).toBeLessThanOrEqual(1);
        });
      }
    }
  });

  test('paint albedo is the linear light of the sRGB colour', () => {
    expect(paintFromHex('ff0080')).toEqual([1, 0, expect.closeTo(0.2158, 3)]);
  });

  test('the display curve rises without a break and keeps highlights below clipping until late', () => {
    const curve = Array.from({ length: 300 }, (_, step) => displayByte(step / 100));
    curve.slice(1).forEach((value, at) => {
      expect(value).toBeGreaterThanOrEqual(curve[at] ?? 0);
    });
    expect(displayByte(0)).toBe(0);
    expect(displayByte(1)).toBeLessThan(255);
    expect(displayByte(3)).toBe(255);
  });
});
