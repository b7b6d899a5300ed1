import { expect, test } from '@jest/globals';
import { safeHref } from './safeHref.ts';

test.each([
  '/a',
  '#a',
  '?a=1',
  'a/b',
  '//cdn.example/a',
  'https://x.example',
  'http://x',
  'mailto:a@b.c',
  'tel:+46',
  'sms:1',
])('accepts %s', (href) => {
  expect(safeHref(href)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'blob:https://x',
  'file:///etc/passwd',
])('refuses %j', (href) => {
  expect(safeHref(href)).toBe('');
});

test.each([undefined, null, 5, {}, []])('%j is no URL', (value) => {
  expect(safeHref(value)).toBe('');
});
