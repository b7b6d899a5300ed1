import { describe, expect, test } from '@jest/globals';
import { composePixels, displayByte, drawnAlbedo, linearOf, paintFromHex, RANGE } from './compose.ts';
import { PAINTS } from './paints.ts';

const light = (base: number, gain: number, albedo: number): number => linearOf(base) + albedo * linearOf(gain);

describe('paint mixing', () => {
  test('byte 255 means 1.5 of linear light and byte 0 means none', () => {
    expect(RANGE).toBe(1.5);
    expect(linearOf(255)).toBe(1.5);
    expect(linearOf(0)).toBe(0);
  });

  test('white paint gives base plus gain, black paint gives the base and a little of the gain', () => {
    const base = Uint8Array.of(40, 80, 120);
    const gain = Uint8Array.of(150, 100, 60);
    const white = composePixels(base, gain, paintFromHex('ffffff'));
    const black = composePixels(base, gain, paintFromHex('000000'));
    base.forEach((value, at) => {
      const expected = displayByte(light(value, gain[at] ?? 0, 1));
      expect(Math.abs((white[at] ?? 0) - expected)).toBeLessThanOrEqual(1);
      expect(Math.abs((black[at] ?? 0) - displayByte(light(value, gain[at] ?? 0, 0.02)))).toBeLessThanOrEqual(1);
    });
  });

  test('black paint has a lighter tone in the light than in the shade', () => {
    const black = composePixels(Uint8Array.of(0, 0), Uint8Array.of(140, 200), paintFromHex('0b0c0e'));
    expect((black[1] ?? 0) - (black[0] ?? 0)).toBeGreaterThanOrEqual(8);
  });

  test('dark paints are drawn lighter and keep their order, others are drawn as they are', () => {
    const sum = (albedo: readonly number[]) => albedo.reduce((total, part) => total + part, 0);
    const albedos = PAINTS.map(({ hex }) => paintFromHex(hex)).sort((a, b) => sum(a) - sum(b));
    const drawn = albedos.map((albedo) => sum(drawnAlbedo(albedo)));
    expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
    expect(sum(drawnAlbedo(paintFromHex('0b0c0e')))).toBeGreaterThan(3 * sum(paintFromHex('0b0c0e')));
    expect(drawnAlbedo(paintFromHex('9a1420'))).toEqual(paintFromHex('9a1420'));
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
