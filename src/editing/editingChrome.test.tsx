import { describe, expect, test } from '@jest/globals';
import { EditingChromeContext } from '../content/EditingChromeContext.ts';
import { imageValue, isEmptyField } from '../content/fields.ts';
import { Text } from '../content/Text.tsx';
import { renderOnPage } from '../testing/renderOnPage.tsx';
import { editingChrome, markEditableFields } from './editingChrome.tsx';

const metadata = { fieldId: 'f', fieldType: 'image' };
const edited = <T,>(field: T): T => {
  markEditableFields({ inside: [field] });
  return field;
};

describe('F003 field readers on a page for editors', () => {
  test.each([
    [{ value: '', metadata }, false],
    [{ jsonValue: { value: '', metadata } }, false],
    [{ value: '' }, true],
    [{ value: '', metadata: 'x' }, true],
    [null, true],
    [[], true],
  ])('%j is empty: %j; for visitors it is always empty', (field, empty) => {
    expect(isEmptyField(field)).toBe(true);
    expect(isEmptyField(edited(structuredClone(field)))).toBe(empty);
    expect(isEmptyField(field)).toBe(true);
  });

  test('an empty image field has a placeholder; fields of videos and files have none', () => {
    const field = { value: {}, metadata };
    expect(imageValue(edited({ ...field }))?.src).toMatch(/^data:image\/svg\+xml,/);
    expect(imageValue(edited({ ...field, metadata: { fieldType: 'file' } }))).toBeNull();
    expect(imageValue(field)).toBeNull();
  });

  test('only a page for editors has chrome', () => {
    const field = { value: 'a', metadata };
    const text = <Text field={edited(field)} />;
    expect(renderOnPage(<EditingChromeContext value={editingChrome}>{text}</EditingChromeContext>)).toContain('<code');
    expect(renderOnPage(text)).toBe('a');
  });
});
