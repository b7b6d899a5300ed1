import { expect, test } from '@jest/globals';
import { documentFormat } from './documentFormat.ts';

test.each([
  [undefined, 'html'],
  ['', 'html'],
  ['*/*', 'html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', 'html'],
  ['text/*', 'html'],
  ['application/json', 'html'],
  ['text/markdown', 'markdown'],
  ['TEXT/Markdown;q=0.8', 'markdown'],
  ['text/markdown, text/html, */*', 'markdown'],
  ['text/markdown, text/html;q=0.9', 'markdown'],
  ['text/html;q=0.5, text/markdown;q=0.6', 'markdown'],
  ['text/html, text/markdown', 'html'],
  ['text/html, text/markdown;q=0.9', 'html'],
  ['text/markdown;q=0.4, text/html;q=0.5', 'html'],
  ['text/markdown;q=0', 'html'],
  ['text/markdown;q=0, */*', 'html'],
  ['text/markdownish', 'html'],
])('%j prefers %s', (accept, expected) => {
  expect(documentFormat({ headers: accept === undefined ? {} : { accept } })).toBe(expected);
});
