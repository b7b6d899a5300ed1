import { describe, expect, test } from '@jest/globals';
import { fillIn } from './fillIn.ts';

test.each([
  ['Showing {count} of {total}', 'Showing 3 of {total}'],
  ['Pris {price}.', 'Pris 199.900 kr.'],
  ['Pris {price}. Ring {phone}.', 'Pris 199.900 kr. Ring 040-1.'],
  ['{price}/md.', '199.900 kr./md.'],
  ['{count}. {price}...', '3. 199.900 kr....'],
])('%j reads %j', (label, text) => {
  expect(fillIn(label, { count: 3, price: '199.900 kr.', phone: '040-1' })).toBe(text);
});

describe('plural forms', () => {
  const LABEL = '{count, plural, one {# mesiac} few {# mesiace} other {# mesiacov}}, úrok {rate}';
  test.each([
    [0, '0 mesiacov'],
    [1, '1 mesiac'],
    [2, '2 mesiace'],
    [4, '4 mesiace'],
    [5, '5 mesiacov'],
    [22, '22 mesiacov'],
    ['3', '3 mesiace'],
    ['1 002', '1 002 mesiacov'],
    ['1.2', '1.2 mesiacov'],
  ])('of %j: %s', (count, text) => {
    expect(fillIn(LABEL, { count, rate: '5 %' }, 'sk')).toBe(`${text}, úrok 5 %`);
  });

  test('a category without a form has the form of the others', () => {
    expect(fillIn('{count, plural, one {# mil} other {# miles}}', { count: 2 }, 'sk')).toBe('2 miles');
  });

  test('without a value the text stays', () => {
    expect(fillIn(LABEL)).toBe(LABEL);
  });
});
