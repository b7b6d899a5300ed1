import { describe, expect, test } from '@jest/globals';
import { emptyValue, kindOf, mergeKinds } from './fieldKind.ts';

describe('field kinds', () => {
  test.each([
    [{ value: 'Word' }, 'Text'],
    [{ value: '' }, 'Text'],
    [{ value: '3 < 4 and 5 > 4' }, 'Text'],
    [{ value: '<p>Word</p>' }, 'RichText'],
    [{ value: '2026-01-15T08:00:00Z' }, 'Date'],
    [{ value: true }, 'Checkbox'],
    [{ value: 3 }, 'Integer'],
    [{ value: 1.21 }, 'Number'],
    [{ value: { href: '' } }, 'Link'],
    [{ value: { src: '/-/media/a.jpg' } }, 'Image'],
    [{ value: { src: '/-/media/a.pdf', extension: 'pdf' } }, 'File'],
    [[], 'Multilist'],
    [{ id: '', fields: {} }, 'Lookup'],
    ['raw', 'Text'],
    [{ value: {} }, null],
    [null, null],
  ])('%j is %s', (value, kind) => {
    expect(kindOf(value)).toBe(kind);
  });

  test.each([
    ['Text', 'RichText', 'RichText'],
    ['RichText', 'Text', 'RichText'],
    ['Integer', 'Number', 'Number'],
    [null, 'Link', 'Link'],
    ['Image', null, 'Image'],
  ] as const)('%s merged with %s is %s', (known, seen, merged) => {
    expect(mergeKinds(known, seen)).toBe(merged);
  });

  test('empty values are those of the layout contract', () => {
    expect(emptyValue('Text')).toEqual({ value: '' });
    expect(emptyValue('RichText')).toEqual({ value: '' });
    expect(emptyValue('Image')).toEqual({ value: {} });
    expect(emptyValue('File')).toEqual({ value: {} });
    expect(emptyValue('Link')).toEqual({ value: { href: '' } });
    expect(emptyValue('Date')).toEqual({ value: '0001-01-01T00:00:00Z' });
    expect(emptyValue('Checkbox')).toEqual({ value: false });
    expect(emptyValue('Number')).toEqual({ value: 0 });
    expect(emptyValue('Lookup')).toBeNull();
    expect(emptyValue('Multilist')).toEqual([]);
  });
});
