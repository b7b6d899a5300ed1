import { expect, test } from '@jest/globals';
import { mailHref, mapSearchHref, phoneHref } from './contactHref.ts';

test.each([
  ['08-465 004 10', 'tel:0846500410'],
  ['+46 (0)8 465', 'tel:+468465'],
  ['"><script>', 'tel:'],
])('F024 the link of the number %s is %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

test.each([
  ['hej@norrvag-se.example', 'mailto:hej@norrvag-se.example'],
  ['a+b@c.example', 'mailto:a+b@c.example'],
  ['a@b.example?bcc=x@y.example', 'mailto:a@b.example%3Fbcc%3Dx@y.example'],
  ['\ud83da@b.example', 'mailto:%EF%BF%BDa@b.example'],
])('F024 the link of the mail address %s is %s', (email, href) => {
  expect(mailHref(email)).toBe(href);
});

test('a subject is encoded, so that it cannot add other parameters', () => {
  expect(mailHref('a@b.example', 'Fråga om & ?bcc=x\r\n#')).toBe(
    'mailto:a@b.example?subject=Fr%C3%A5ga%20om%20%26%20%3Fbcc%3Dx%0D%0A%23',
  );
});

test.each([
  ['Hamngatan 1, 111 47 Stockholm', 'Hamngatan%201%2C%20111%2047%20Stockholm'],
  ['Å&O #1 "x" <y>', '%C3%85%26O%20%231%20%22x%22%20%3Cy%3E'],
])('F117 the map search for %s', (place, query) => {
  expect(mapSearchHref(place)).toBe(`https://www.google.com/maps/search/?api=1&query=${query}`);
});
