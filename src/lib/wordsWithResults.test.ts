import { expect, test } from '@jest/globals';
import { wordsWithResults } from './wordsWithResults.ts';

const TEXTS = ['volvo lund verkstad', 'kia borås'];
const count = async (keyphrase: string) =>
  TEXTS.filter((text) => keyphrase.split(' ').every((word) => text.includes(word))).length;

test.each([
  ['bmw borås', 'borås'],
  ['volvo borås', 'volvo'],
  ['bmw', ''],
  ['bmw lund volvo kia', 'lund volvo'],
  ['a b c d e f g h volvo', ''],
])('of %p the words with results are %p', async (keyphrase, expected) => {
  const words = keyphrase.split(' ').map((word) => (word.length === 1 ? `${word}${word}` : word));
  expect((await wordsWithResults(words, count)).join(' ')).toBe(expected);
});
