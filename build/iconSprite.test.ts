import { expect, test } from '@jest/globals';
import { ICON_NAMES } from '../src/ui/icon/namedIcons.ts';
import { spriteOf } from './iconSprite.ts';

const symbols = [...spriteOf(ICON_NAMES).matchAll(/<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/g)];

test('F117 every name has an icon on a grid of 24, made of lines only', () => {
  expect(symbols.map(([, id]) => id)).toEqual([...ICON_NAMES]);
  for (const [, id, attributes, lines = ''] of symbols) {
    expect([id, attributes]).toEqual([id, expect.stringContaining('viewBox="0 0 24 24"')]);
    expect([id, lines]).toEqual([
      id,
      expect.stringMatching(/^(?:<(?:path|circle|rect|line|polyline|polygon|ellipse) [^<>]*\/>)+$/),
    ]);
  }
});

test('F117 icons have the current text colour', () => {
  const colours = [...spriteOf(ICON_NAMES).matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
  expect(new Set(colours)).toEqual(new Set(['currentColor', 'none']));
});

test('a name without an icon stops the build', () => {
  expect(() => spriteOf(['phone', 'no-such-drawing'])).toThrow('no-such-drawing');
});
