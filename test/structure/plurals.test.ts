import { expect, test } from '@jest/globals';
import { missingForms, wrongPlurals } from '../../bin/doctor/plurals.ts';
import { loadLibrary } from '../../sandbox/content/library.ts';
import { DICTIONARY } from '../../src/contracts/dictionary/dictionary.ts';
import { fillIn } from '../../src/contracts/page/fillIn.ts';

/** Labels with a number are right for every number, in every language. */

const { phrases } = await loadLibrary();

/** Words after a number that are the same for every number, and nouns whose label has another key for one (`oneCarFound`). */
const SAME_FOR_ALL = {
  en: 'out of selected cars locations suggestions s',
  sv: 'av valda val förslag mån engelska s bilar anläggningar',
  nb: 'av valgt forslag mnd engelske s biler forhandlere filene',
  da: 'af valgt forslag md engelske s biler afdelinger',
  fi: 'kk valittu s autoa toimipistettä kuukaudeksi',
  sk: 'z mes s',
} as const;

/** Returns labels that are wrong for a number, and labels with a word after a number that no test knows. */
function wrongLabels(labels: Readonly<Record<string, string>>, language: string): string[] {
  const known = SAME_FOR_ALL[language as keyof typeof SAME_FOR_ALL].split(' ');
  const unknown = Object.entries(labels).flatMap(([key, label]) =>
    [...label.matchAll(/\{(\w+)\}[ \u00a0](\p{L}+)/gu)]
      .filter(
        ([, name = '', word = '']) =>
          /^(?:count|months|shown|seconds|days|minutes)$/.test(name) && !known.includes(word),
      )
      .map(([match]) => `${key}: ${match}`),
  );
  const wrong = Object.entries(labels).flatMap(([key, label]) => {
    if (!label.includes(', plural,')) return [];
    return Array.from({ length: 131 }, (_, count) => {
      // A list of terms is never one.
      const values = {
        ...Object.fromEntries([...label.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, count])),
        terms: '12, 24',
      };
      return wrongPlurals(fillIn(label, values, language), language).map((found) => `${key}: ${found}`);
    }).flat();
  });
  const incomplete = Object.entries(labels).flatMap(([key, label]) =>
    missingForms(label, language).map((category) => `${key} lacks ${category}`),
  );
  return [...unknown, ...wrong, ...incomplete];
}

test.each(Object.keys(SAME_FOR_ALL))(
  'the labels in %s are in the plural form of every number from 0 to 130',
  (language) => {
    const labels = language === 'en' ? DICTIONARY : phrases('', language);
    expect(Object.keys(labels).length).toBeGreaterThan(900);
    expect(wrongLabels(labels, language)).toEqual([]);
  },
);
