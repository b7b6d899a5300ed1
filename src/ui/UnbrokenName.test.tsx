import { expect, test } from '@jest/globals';
import { renderOnPage } from '../testing/renderOnPage.tsx';
import { UnbrokenName } from './UnbrokenName.tsx';

const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

test.each([
  ['Mercedes-Benz C-Class', ['Mercedes-Benz', 'C-Class']],
  ['Mazda MX-5', ['MX-5']],
  ['Volvo XC60', []],
])('%s breaks between words only', (name, unbroken) => {
  const html = renderOnPage(<UnbrokenName name={name} />);
  expect(textOf(html)).toBe(name);
  expect([...html.matchAll(/<span class="[^"]+">([^<]+)</g)].map(([, part]) => part)).toEqual(unbroken);
});
