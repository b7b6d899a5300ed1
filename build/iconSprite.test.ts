import { expect, test } from '@jest/globals';
import { ICON_NAMES } from '../src/ui/namedIcons.ts';
import { spriteOf } from './iconSprite.ts';

const symbols = [...spriteOf(ICON_NAMES).matchAll(/<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/g)];

test('F117 every name has a drawing on a grid of 24, of lines alone', () => {
  expect(symbols.map(([, id]) => id)).toEqual([...ICON_NAMES]);
  for (const [, id, attributes, lines = ''] of symbols) {
    expect([id, attributes]).toEqual([id, expect.stringContaining('viewBox="0 0 24 24"')]);
    expect([id, lines]).toEqual([
      id,
      expect.stringMatching(/^(?:<(?:path|circle|rect|line|polyline|polygon|ellipse) [^<>]*\/>)+$/),
    ]);
  }
});

test('F117 drawings have the colour of the words around them', () => {
  const own = [...spriteOf(ICON_NAMES).matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
  expect(new Set(own)).toEqual(new Set(['currentColor', 'none']));
});

test('a name without a drawing stops the build', () => {
  expect(() => spriteOf(['phone', 'no-such-drawing'])).toThrow('no-such-drawing');
});
