import { describe, expect, test } from '@jest/globals';
import { DICTIONARY } from '../../src/contracts/dictionary/dictionary.ts';
import { loadLibrary } from './library.ts';

/** Names of placeholders, also of those with plural forms: `{count, plural, one {# car} other {# cars}}`. */
const marksOf = (phrase: string): string[] =>
  [...new Set([...phrase.matchAll(/\{(\w+)(?:\}|, plural,)/g)].map(([, name = '']) => name))].sort();
const english: Readonly<Record<string, string>> = DICTIONARY;
const { phrases, sites } = await loadLibrary();
const languages = new Set(sites.map(({ language }) => language));
/** Phrases of a language, without those of any site. */
const of = (language: string) => phrases('', language);

describe.each([...languages].filter((language) => language !== 'en'))('the labels in %s (F001)', (language) => {
  const dictionary = of(language);

  test('have exactly the keys of the contract', () => {
    const keys = Object.keys(english);
    expect(keys.filter((key) => !dictionary[key]?.trim())).toEqual([]);
    expect(Object.keys(dictionary).filter((key) => !(key in english))).toEqual([]);
  });

  test('have the placeholders of the English text', () => {
    const wrong = Object.entries(dictionary).filter(
      ([key, phrase]) => String(marksOf(phrase)) !== String(marksOf(english[key] ?? '')),
    );
    expect(wrong).toEqual([]);
  });

  test('are not English', () => {
    const same = Object.entries(dictionary).filter(([key, phrase]) => phrase === english[key] && phrase.includes(' '));
    expect(same.filter(([key]) => !['car_acceleration', 'rangeUnit'].includes(key))).toEqual([]);
  });
});

test('F023 the Swedish warning about credit is the text of the authority', () => {
  const sv = of('sv');
  expect(`${sv.debtWarningTitle} ${sv.debtWarningText}`).toBe(
    'Att låna kostar pengar! Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån. För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.',
  );
});
