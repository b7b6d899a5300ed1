import { describe, expect, test } from '@jest/globals';
import { withEditingChrome } from '../content/editingChrome.ts';
import { imageValue, isEmptyField } from '../content/fields.ts';
import { Text } from '../content/Text.tsx';
import { renderOnPage } from '../testing/renderOnPage.tsx';
import { editingChrome } from './editingChrome.tsx';
import { withEmptyNotes } from './editorParts.tsx';

const edited = <T,>(render: () => T): T => withEditingChrome(editingChrome, render);
const metadata = { fieldId: 'f', fieldType: 'image' };

describe('F003 field readers on a page for editors', () => {
  test.each([
    [{ value: '', metadata }, false],
    [{ jsonValue: { value: '', metadata } }, false],
    [{ value: '' }, true],
    [{ value: '', metadata: 'x' }, true],
    [null, true],
    [[], true],
  ])('%j is empty: %j; for visitors it is always empty', (field, empty) => {
    expect(edited(() => isEmptyField(field))).toBe(empty);
    expect(isEmptyField(field)).toBe(true);
  });

  test('an empty image field has a placeholder; fields of videos and files have none', () => {
    const field = { value: {}, metadata };
    expect(edited(() => imageValue(field))?.src).toMatch(/^data:image\/svg\+xml,/);
    expect(edited(() => imageValue({ ...field, metadata: { fieldType: 'file' } }))).toBeNull();
    expect(imageValue(field)).toBeNull();
  });

  test('the chrome ends with the render, also with one that fails', () => {
    expect(edited(() => renderOnPage(<Text field={{ value: 'a', metadata }} />))).toContain('<code');
    expect(() =>
      edited(() => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(renderOnPage(<Text field={{ value: 'a', metadata }} />)).toBe('a');
  });
});

describe('a component that renders nothing', () => {
  const open = '<code type="text/sitecore" chrometype="rendering" class="scpm" kind="open" id="a"></code>';
  const close = '<code type="text/sitecore" chrometype="rendering" class="scpm" kind="close"></code>';

  test.each([
    [open + close, true],
    [`${open}<!--$--><!--/$-->${close}`, true],
    [`${open}<p></p>${close}`, false],
    [`${open}text${close}`, false],
    [open.replace('rendering', 'field') + close.replace('rendering', 'field'), false],
  ])('%s has a note: %j', (html, noted) => {
    expect(withEmptyNotes(html).includes('data-editor-note')).toBe(noted);
  });
});
