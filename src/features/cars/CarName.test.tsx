import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { CarName } from './CarName.tsx';
import { Facts } from './Facts.tsx';

const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

test.each([
  ['Mercedes-Benz C-Class', ['Mercedes-Benz', 'C-Class']],
  ['Mazda MX-5', ['MX-5']],
  ['Volvo XC60', []],
])('%s breaks between words only', (name, whole) => {
  const html = renderOnPage(<CarName name={name} />);
  expect(textOf(html)).toBe(name);
  expect([...html.matchAll(/<span class="[^"]+">([^<]+)</g)].map(([, part]) => part)).toEqual(whole);
});

test('facts are told apart when they are read or copied', () => {
  expect(textOf(renderOnPage(<Facts facts={['2021', '4 500 mil', 'El']} />))).toBe('2021 4 500 mil El ');
});
