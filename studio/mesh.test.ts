import { expect, test } from '@jest/globals';
import { ellipsoid } from './field.ts';
import { type Box, meshOf } from './mesh.ts';

test('a body that is the same on both sides has the same mesh when one side is computed', () => {
  const body = ellipsoid([0.1, 0.5, 0], [0.39, 0.29, 0.24]);
  const box: Box = { min: [-0.5, 0, -0.35], max: [0.7, 1, 0.35] };
  const mesh = (isEven: boolean) => {
    const geometry = meshOf(body, box, 0.05, isEven);
    return [geometry.getAttribute('position').array, geometry.getIndex()?.array ?? []].map((values) => [...values]);
  };
  const [points = [], index = []] = mesh(true);
  const [wholePoints = [], wholeIndex = []] = mesh(false);
  expect(index).toEqual(wholeIndex);
  expect(points.every((value, at) => Math.abs(value - (wholePoints[at] ?? 9)) < 1e-6)).toBe(true);
  expect(points.length).toBeGreaterThan(300);
});
