import { expect, test } from '@jest/globals';
import { LAW_RULES } from '../../../config/law/lawRules.ts';
import { DICTIONARY } from '../../../src/contracts/dictionary/dictionary.ts';

test('the texts that rules name are labels of the dictionary', () => {
  const named = LAW_RULES.flatMap(({ id, dictionary }) => dictionary.map((key) => [id, key] as const));
  expect(named.filter(([, key]) => !Object.hasOwn(DICTIONARY, key))).toEqual([]);
});
