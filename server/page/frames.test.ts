import { describe, expect, test } from '@jest/globals';
import { readFrame } from './frames.ts';

const imageUrl = (src: string, onRefused?: (host: string) => void) => {
  if (!src.includes('evil')) return src;
  onRefused?.('evil.example');
  return null;
};
const read = (params: Record<string, unknown>, ids: string[] = [], componentName = 'RichText') =>
  readFrame({ componentName, params, imageUrl, ids: new Set(ids) });

describe('rendering parameters', () => {
  test('become a checked frame; parameters of views are unchanged', () => {
    const { frame, params, notes } = read({
      Styles: 'indent-top container-gray-background',
      CSSStyles: { Value: { value: 'position-center' } },
      GridParameters: { value: 'col-12 col-lg-6' },
      RenderingIdentifier: 'kontakt',
      BackgroundImage: '<image mediaid="{A}" mediaurl="/-/media/a.jpg?h=1&amp;w=2" />',
      styles: 'col-12 col-lg-6 indent-top',
      FieldNames: 'Default',
      DynamicPlaceholderId: '3',
    });
    expect(frame).toEqual({
      id: 'kontakt',
      styles: ['indent-top', 'background-tint', 'position-center'],
      columns: { spans: [12, 12, 12, 6, 6, 6], offsets: [0, 0, 0, 0, 0, 0] },
      background: '/-/media/a.jpg?h=1&w=2',
    });
    expect(params).toEqual({ FieldNames: 'Default', DynamicPlaceholderId: '3' });
    expect(notes).toEqual([]);
  });

  test('a background may have a space in its URL', () => {
    const { frame } = read({ BackgroundImage: '<image mediaurl="/-/media/Project/a b.jpg" />' });
    expect(frame).toEqual({ background: '/-/media/Project/a%20b.jpg' });
  });

  test('without a value they give no frame', () => {
    expect(read({ GridParameters: 'col-12', Styles: ' ', BackgroundImage: '' })).toEqual({
      frame: null,
      params: {},
      notes: [],
    });
  });

  test.each([
    ['a name that nobody knows', { Styles: 'acme-wide' }, /acme-wide.* is no style/],
    ['CSS in place of names', { CSSStyles: 'color:red;} body{display:none' }, /color:red;}.* is no style/],
    ['a column of thirteen', { GridParameters: 'col-13' }, /col-13.* is no style/],
    ['of a part of a splitter', { Styles1: 'indent acme' }, /acme.* is no style/],
    ['an anchor with markup', { RenderingIdentifier: '"><script>' }, /cannot be an anchor/],
    ['an anchor of ours', { RenderingIdentifier: 'content' }, /cannot be an anchor/],
    ['an anchor that scripts look for', { RenderingIdentifier: 'dataLayer' }, /cannot be an anchor/],
    ['an anchor for the second time', { RenderingIdentifier: 'taken' }, /on this page already/],
    [
      'a background of another host',
      { BackgroundImage: '<image mediaurl="https://evil.example/a.jpg" />' },
      /evil\.example/,
    ],
    ['a background with CSS in it', { BackgroundImage: '/-/media/a.jpg");color:red' }, /no URL/],
    ['a background that is script', { BackgroundImage: 'javascript:alert(1)' }, /no URL/],
    ['a background without a URL', { BackgroundImage: '<image mediaid="{A}" />' }, /no URL/],
  ])('%s has no effect, and editors get a note', (_what, params, note) => {
    const { frame, notes } = read(params, ['taken']);
    expect(frame).toBeNull();
    expect(notes).toEqual(expect.arrayContaining([expect.stringMatching(note)]));
  });

  test('the number of notes is limited', () => {
    const names = Array.from({ length: 5_000 }, (_, at) => `x${at}`).join(' ');
    expect(read({ Styles: names }).notes).toHaveLength(10);
  });

  test('header and footer have no frame', () => {
    expect(read({ Styles: 'indent' }, [], 'Header').frame).toBeNull();
  });
});
