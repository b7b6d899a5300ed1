import { describe, expect, test } from '@jest/globals';
import { Item } from '../tree/item.ts';
import { Templates } from '../tree/templates.ts';
import { rawDate, rawValue } from './rawValue.ts';

describe('raw field values', () => {
  test.each([
    [{ value: 'Word' }, 'Word'],
    [{ value: true }, '1'],
    [{ value: false }, ''],
    [{ value: 1.21 }, '1.21'],
    [{ value: 0 }, '0'],
    [{ value: '2026-01-15T08:00:00Z' }, '20260115T080000Z'],
    [{ value: '0001-01-01T00:00:00Z' }, ''],
    [{ value: { href: '' } }, ''],
    [{ value: { href: '/a?b&c', text: '"A"' } }, '<link text="&quot;A&quot;" url="/a?b&amp;c" />'],
    [{ value: {} }, ''],
    [null, ''],
    ['raw', 'raw'],
  ])('%j is %j', (value, raw) => {
    expect(rawValue(value)).toBe(raw);
  });

  test('an image is its media id, references are ids in braces', () => {
    expect(rawValue({ value: { src: '/-/media/a.jpg', alt: 'A' } })).toMatch(
      /^<image mediaid="\{[0-9A-F-]{36}\}" alt="A" \/>$/,
    );
    const item = new Item(null, 'a', new Templates().folder);
    expect(rawValue([item, item])).toBe(`{${item.id.toUpperCase()}}|{${item.id.toUpperCase()}}`);
  });

  test('a text that is not a date is unchanged', () => {
    expect(rawDate('2026-01-15')).toBeNull();
  });
});
