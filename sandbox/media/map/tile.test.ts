import { describe, expect, test } from '@jest/globals';
import { clipRing, smooth, thin } from './clip.ts';
import { outlines } from './land.ts';
import { pointOf } from './mercator.ts';
import { tileSvg } from './tile.ts';
import { TOWNS } from './towns.ts';

/** The tile of a zoom that a place is on. */
function tileAt(zoom: number, lat: number, lng: number): string {
  const [x, y] = pointOf(lat, lng);
  return tileSvg(zoom, Math.floor(x * 2 ** zoom), Math.floor(y * 2 ** zoom)) ?? '';
}

describe('map tiles', () => {
  test('a town has its name, its streets and land below them', () => {
    const svg = tileAt(12, 55.6, 13.03);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="256" height="256"/);
    expect(svg).toContain('<clipPath');
    expect(svg).toContain('<pattern');
    expect(tileAt(9, 55.58, 13.03)).toContain('>Malmö</text>');
  });

  test('a tile of the open sea has only water', () => {
    expect(tileAt(9, 58, -5.9 - 6)).not.toContain('<path');
  });

  test.each([
    [2, 0, 0],
    [19, 0, 0],
    [5, 32, 0],
    [5, 0, 32],
  ])('%i/%i/%i has no tile', (zoom, column, row) => expect(tileSvg(zoom, column, row)).toBeUndefined());

  test('a tile is the same on every call, and small', () => {
    for (const [zoom, lat, lng] of [
      [5, 61, 7],
      [7, 59, 18],
      [12, 59.3, 18],
    ] as const) {
      expect(tileAt(zoom, lat, lng)).toBe(tileAt(zoom, lat, lng));
      expect(tileAt(zoom, lat, lng).length).toBeLessThan(60_000);
    }
  });

  test('a name across an edge is on both tiles, at the same place', () => {
    const town = TOWNS.find(({ name }) => name === 'Göteborg');
    const [x = 0, y = 0] = town?.at ?? [];
    const places = [Math.floor(x * 256), Math.floor(x * 256) + 1, Math.floor(x * 256) - 1].flatMap((column) => {
      const found = /<text x="(-?[\d.]+)"[^>]*>Göteborg</.exec(tileSvg(8, column, Math.floor(y * 256)) ?? '');
      return found ? [Number(found[1]) + column * 256] : [];
    });
    expect(places.length).toBeGreaterThan(0);
    expect(new Set(places.map(Math.round)).size).toBe(1);
  });

  test('the name of a town is below its dot, because markers are above it', () => {
    const found = /<circle[^>]* cy="(-?[\d.]+)"[^>]*\/><text x="[^"]+" y="(-?[\d.]+)"/.exec(tileAt(7, 59, 18));
    expect(Number(found?.[2])).toBeGreaterThan(Number(found?.[1]) + 8);
  });

  test('outlines are where the towns are', () => {
    const { land, lakes } = outlines();
    expect(land.length).toBeGreaterThan(200);
    expect(lakes.length).toBeGreaterThan(5);
    expect(TOWNS.length).toBeGreaterThan(80);
  });
});

describe('clipping', () => {
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  test('leaves lines inside the tile unchanged', () => {
    const inside = clipRing(square, { left: 0.5, top: 0.5, right: 2, bottom: 2 });
    expect(inside.toSorted()).toEqual([
      [0.5, 0.5],
      [0.5, 1],
      [1, 0.5],
      [1, 1],
    ]);
    expect(clipRing(square, { left: 2, top: 2, right: 3, bottom: 3 })).toEqual([]);
  });
  test('corners are cut, and near points are merged', () => {
    expect(smooth(square, 1)).toHaveLength(8);
    expect(
      thin(
        [
          [0, 0],
          [0.01, 0],
          [1, 0],
        ],
        0.1,
      ),
    ).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
});
