import { expect, test } from '@jest/globals';
import { encodeUrl, encodeUrlPart } from './urlText.ts';

test.each([
  ['a/b ?&å', 'a%2Fb%20%3F%26%C3%A5', 'a/b%20?&%C3%A5'],
  ['🚗', '%F0%9F%9A%97', '%F0%9F%9A%97'],
  ['x\ud83dy', 'x%EF%BF%BDy', 'x%EF%BF%BDy'],
  ['\ude97', '%EF%BF%BD', '%EF%BF%BD'],
])('%j is encoded as %s', (text, part, url) => {
  expect([encodeUrlPart(text), encodeUrl(text)]).toEqual([part, url]);
});
