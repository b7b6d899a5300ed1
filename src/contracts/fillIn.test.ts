import { expect, test } from '@jest/globals';
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
