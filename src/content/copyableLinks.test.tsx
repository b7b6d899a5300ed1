import { expect, test } from '@jest/globals';
import { renderOnPage } from '../testing/renderOnPage.tsx';
import { CopyButton } from '../ui/copy/CopyButton.tsx';
import { copiedValue, withCopyButtons } from './copyableLinks.ts';

const labels = { copyValue: (value: string) => `Copy ${value}`, copied: 'Copied' };
const result = (value: string) => (withCopyButtons({ value }, labels) as { value: string }).value;
const copiedIn = (html: string) => [...html.matchAll(/data-copy="([^"]*)"/g)].map(([, value]) => value);

test('F024 the button is the same as CopyButton', () => {
  const link = '<a href="tel:+468123">08-123 45</a>';
  expect(result(`<p>${link}</p>`)).toBe(`<p>${link}${renderOnPage(<CopyButton value="08-123 45" />)}</p>`);
});

test.each([
  ['<a href="tel:+46846500410">08-465 004 10</a>', '08-465 004 10'],
  ['<a class="x" href="tel:+46846500410">Ring kundservice</a>', '+46846500410'],
  ['<a href="tel:+46846500410"><strong>08-465 004 10</strong></a>', '08-465 004 10'],
  ['<a href="mailto:hej@a.example">hej@a.example</a>', 'hej@a.example'],
  ['<a href="mailto:hej@a.example?subject=Hej%22">Skriv till oss</a>', 'hej@a.example'],
  ['<a href="mailto:a%22b@c.example">Mejla</a>', 'a&quot;b@c.example'],
  ['<a href="mailto:%3Cimg%3E@c.example">Mejla</a>', 'img@c.example'],
  ['<a href="tel:%E0%A4%A">Ring</a>', '%E0%A4%A'],
  ['<a href="TEL:123456">123456</a>', '123456'],
])('F024 %s copies %s', (html, copied) => {
  expect(copiedIn(result(html))).toEqual([copied]);
});

test('F024 each contact link has a button, other links have none', () => {
  const html = result(
    '<a href="tel:12345">12345</a> <a href="/tel:1">a</a> <a href="https://x.example/mailto:b@c.d">b</a> <a href="mailto:b@c.d">b@c.d</a>',
  );
  expect(copiedIn(html)).toEqual(['12345', 'b@c.d']);
});

test.each([{ value: '<p>Nothing</p>' }, null, undefined, [], { value: 7 }])('%j is unchanged', (field) => {
  expect(withCopyButtons(field, labels)).toBe(field);
});

test('a field that is being edited is unchanged', () => {
  const field = { value: '<a href="tel:12345">12345</a>', metadata: { fieldId: 'a' } };
  expect(withCopyButtons(field, labels)).toBe(field);
});

test.each([
  ['tel:+46846500410', '08-465 004 10', '08-465 004 10'],
  ['tel:+46846500410', 'Ring oss', '+46846500410'],
  ['mailto:hej@a.example?subject=Hej', 'Skriv', 'hej@a.example'],
  ['/kontakt', 'Kontakt', null],
  ['https://a.example/tel:1', 'A', null],
])('F024 the link to %s with the text %s copies %s', (href, text, copied) => {
  expect(copiedValue(href, text)).toBe(copied);
});
