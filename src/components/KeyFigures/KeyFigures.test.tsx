import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { KeyFigures } from './KeyFigures.tsx';

const figure = (Value: unknown, Unit: string, Label: string) => ({
  fields: { Value: { value: Value }, Unit: { value: Unit }, Label: { value: Label } },
});
const show = (Figures: unknown, Columns = '3') =>
  renderOnPage(
    <KeyFigures
      rendering={{}}
      fields={{ Title: { value: 'Siffror' }, Figures }}
      params={{ Columns }}
      data={undefined}
    />,
  );

test('the label is the term, the figure with its unit the description', () => {
  const html = show([figure('130', 'punkter', 'kontrolleras'), figure(0, '', 'anmärkningar')]);
  expect(html).toMatch(/<dt[^>]*>kontrolleras<\/dt><dd[^>]*>130<small[^>]*> punkter<\/small><\/dd>/);
  expect(html).toMatch(/<dt[^>]*>anmärkningar<\/dt><dd[^>]*>0<\/dd>/);
});

test.each([
  ['2', '2'],
  ['3', '3'],
  ['4', '4'],
  ['9', '3'],
])('columns %s are %s', (icon, name) => {
  expect(show([figure('1', '', 'a')], icon)).toContain(`data-columns="${name}"`);
});

test.each([[[]], [null], [undefined], [[figure('', 'st', 'tom')]], [[null, 'x', {}]]])(
  'nothing, not even the title, for %j',
  (figures) => {
    expect(show(figures)).toBe('');
  },
);
