import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import { OPEN_END } from '../../src/contracts/search/carSearch.ts';
import type { Facet } from '../../src/contracts/search/search.ts';
import type { InterpretedQuery } from '../../src/contracts/search/suggestions.ts';
import { type CarVocabulary, carVocabulary } from '../../src/features/carSearch/text/carVocabulary.ts';
import { textToFilters } from '../../src/features/carSearch/text/textToFilters.ts';
import { facetsOfSites } from '../support/data/carFacets.ts';

/**
 * F050: search texts of visitors in six languages, with the filters that they mean in each site's stock. The table is
 * `search-texts.txt`. `fuel!=Diesel` are all other values; `unmatched` are parts that no filter expresses, `words` are searched for.
 */

const ROWS = readFileSync(join(import.meta.dirname, 'search-texts.txt'), 'utf8').split('\n');
/** The year from which the table's ages count. */
const YEAR = 2026;

let facets: ReadonlyMap<string, readonly Facet[]>;
const vocabularies = new Map<string, CarVocabulary>();
beforeAll(async () => {
  facets = await facetsOfSites();
  for (const { id, languages, name, distanceUnit } of SITES) {
    const codes = languages.map(({ code }) => code);
    vocabularies.set(id, carVocabulary(facets.get(id) ?? [], codes, { name, distanceUnit }, { currentYear: YEAR }));
  }
}, 60_000);

const plain = (name: string) => name.replace(/^car_/, '');

/** Returns an interpretation as the table writes it. */
function written({ values, ranges = [], sortName, keyphrase, unmatched = [] }: InterpretedQuery, site: string): string {
  const names = [...new Set(values.map(({ name }) => name))];
  const chosen = names.map((name) => {
    const texts = values.filter((value) => value.name === name).map(({ text }) => text);
    const facet = facets.get(site)?.find((one) => one.name === name);
    const all = facet?.type === 'value' ? facet.value.map(({ text }) => text) : [];
    const others = all.filter((text) => !texts.includes(text));
    const isShorter = all.length > 2 && others.length > 0 && others.length < texts.length;
    return `${plain(name)}${isShorter ? '!=' : '='}${(isShorter ? others : texts).toSorted().join(',')}`;
  });
  const spans = ranges.map(
    ({ name, range: [low, high] }) => `${plain(name)}=${low || ''}..${high === OPEN_END ? '' : high}`,
  );
  const words = unmatched
    .reduce((rest, part) => rest.replace(part, ''), keyphrase)
    .trim()
    .replace(/\s+/g, ' ');
  return [
    ...chosen.toSorted(),
    ...spans.toSorted(),
    ...(sortName ? [`sort=${sortName.slice(4)}`] : []),
    ...(words ? [`words=${words}`] : []),
    ...(unmatched.length > 0 ? [`unmatched=${unmatched.join('; ')}`] : []),
  ].join(' & ');
}

const sections = new Map<string, [text: string, expected: string][]>();
for (const row of ROWS) {
  const [text = '', expected = ''] = row.split(' => ');
  if (row.startsWith('# ')) sections.set(row.slice(2), []);
  else if (row !== '') [...sections.values()].at(-1)?.push([text.trim(), expected]);
}

test('F050 the table has at least 500 texts in six languages', () => {
  expect([...sections.values()].flat().length).toBeGreaterThanOrEqual(500);
  expect(new Set([...sections.keys()].map((title) => title.split(' ')[1])).size).toBe(6);
});

describe.each([...sections])('F050 %s', (title, rows) => {
  const site = title.split(' ')[0] ?? '';
  test.each(rows)('%s → %s', (text, expected) => {
    expect(written(textToFilters(text, vocabularies.get(site) as CarVocabulary), site)).toBe(expected);
  });
});
