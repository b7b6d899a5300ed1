import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { KeyFigures } from './KeyFigures.tsx';

const figure = (Value: unknown, Unit: string, Label: string) => ({
  fields: { Value: { value: Value }, Unit: { value: Unit }, Label: { value: Label } },
});
const show = (Figures: unknown, Columns = '3', Layout = '') =>
  renderOnPage(
    <KeyFigures
      rendering={{}}
      fields={{ Title: { value: 'Siffror' }, Figures }}
      params={{ Columns, Layout }}
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

test('bars have the lengths of their numbers, also with a decimal comma and spaces between thousands', () => {
  const bars = (values: unknown[]) => {
    const html = show(
      values.map((value, at) => figure(value, 'mil', `bil ${at}`)),
      '3',
      'Bars',
    );
    return [...html.matchAll(/--share:([\d.]+)/g)].map(([, share]) => Number(share));
  };
  expect(bars(['31', '15,5', 0])).toEqual([1, 0.5, 0]);
  expect(bars(['1\u00a0000', '250'])).toEqual([1, 0.25]);
  expect(bars(['31', 'nästan 15'])).toEqual([]);
  expect(bars([0, 0])).toEqual([]);
});
