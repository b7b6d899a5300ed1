import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SITES } from '../../config/sites.ts';
import { formatCarQuery, hasAmounts, OPEN_END } from '../../src/contracts/search/carSearch.ts';
import { MAX_QUERY_LENGTH } from '../../src/contracts/search/suggestions.ts';
import { carCountRequest } from '../../src/features/carSearch/listRequest.ts';
import { applyInterpreted, EMPTY_QUERY } from '../../src/features/carSearch/listState.ts';
import { type CarVocabulary, carVocabulary } from '../../src/features/carSearch/text/carVocabulary.ts';
import { textToFilters } from '../../src/features/carSearch/text/textToFilters.ts';
import { facetsOfSites } from '../support/data/carFacets.ts';

/** F050: amounts in any writing, with any comparison, negation and unit. */

/** What no range of a URL has. */
const BROKEN = /NaN|Infinity|undefined|car_\w+=-|\d--/;
const TABLE_TEXTS = readFileSync(join(import.meta.dirname, 'search-texts.txt'), 'utf8')
  .split('\n')
  .flatMap((row) => (row.includes(' => ') ? [row.split(' => ')[0] ?? ''] : []));

const vocabularies = new Map<string, CarVocabulary>();
beforeAll(async () => {
  const facets = await facetsOfSites();
  for (const { id, languages, name, distanceUnit } of SITES) {
    const codes = languages.map(({ code }) => code);
    vocabularies.set(id, carVocabulary(facets.get(id) ?? [], codes, { name, distanceUnit }, { currentYear: 2026 }));
  }
}, 60_000);
const read = (site: string, text: string) => textToFilters(text, vocabularies.get(site) as CarVocabulary);

/** Words of each site's first language. */
const WORDS = [
  {
    site: 'norrvag-se',
    not: ['inte', 'ej', 'icke'],
    most: ['under', 'dyrare än|least', 'över|least', 'högst', 'mer än|least'],
    money: ['kr', ':-', 'SEK'],
  },
  { site: 'norrvag-no', not: ['ikke'], most: ['under', 'dyrere enn|least', 'over|least', 'maks'], money: ['kr', ',-'] },
  {
    site: 'norrvag-dk',
    not: ['ikke', 'ej'],
    most: ['under', 'dyrere end|least', 'over|least', 'højst'],
    money: ['kr.', ',-'],
  },
  {
    site: 'norrvag-fi',
    not: ['ei'],
    most: ['alle', 'kalliimpi kuin|least', 'yli|least', 'enintään'],
    money: ['€', 'euroa', ',-€'],
  },
  {
    site: 'rullande-sk',
    not: ['nie'],
    most: ['pod', 'drahšie ako|least', 'nad|least', 'najviac'],
    money: ['€', 'eur', ',-€'],
  },
  {
    site: 'marlow-uk',
    not: ['not', 'no'],
    most: ['under', 'dearer than|least', 'over|least', 'at most'],
    money: ['pounds', 'gbp', '£'],
  },
] as const;
const UNITS = ['kg', 'g/km', 'kWh', 'Nm', 'l/100km', 'mph', 'km/h', 'mm', 'cm', '%', 'sek', 'km/l', 'mpg'];

/** Ways to write a whole amount of at least 1,000. */
const WRITINGS: readonly ((amount: number) => string)[] = [
  String,
  (amount) => grouped(amount, ' '),
  (amount) => grouped(amount, '\u00a0'),
  (amount) => grouped(amount, '\u202f'),
  (amount) => grouped(amount, '.'),
  (amount) => grouped(amount, ','),
  (amount) => grouped(amount, '’'),
  (amount) => `${grouped(amount, ',')}.00`,
  (amount) => `${grouped(amount, '.')},00`,
  (amount) => `${grouped(amount, ' ')},50`,
];
const grouped = (amount: number, separator: string) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, separator);

const words = fc.constantFrom(...WORDS);
const amount = fc.integer({ min: 3_000, max: 900_000 });
const writing = fc.constantFrom(...WRITINGS);

describe('F050 amounts in search texts', () => {
  test('a comparison has the same bound in every writing, and a negation turns it round once', () => {
    const input = fc.record({
      words,
      amount,
      writing,
      at: fc.nat(),
      not: fc.nat(),
      money: fc.nat(),
      isNegated: fc.boolean(),
    });
    fc.assert(
      fc.property(input, ({ words: { site, not, most, money }, ...chosen }) => {
        const [comparison = '', side] = (most[chosen.at % most.length] ?? '').split('|');
        const unit = money[chosen.money % money.length] ?? '';
        const written = chosen.writing(chosen.amount);
        const text = [chosen.isNegated && not[chosen.not % not.length], comparison, written].filter(Boolean).join(' ');
        const range = (side === 'least') !== chosen.isNegated ? [chosen.amount, OPEN_END] : [0, chosen.amount];
        const { ranges, keyphrase, values } = read(site, unit.startsWith(',') ? `${text}${unit}` : `${text} ${unit}`);
        expect([text, ranges, keyphrase, values]).toEqual([text, [{ name: 'car_price', range }], '', []]);
      }),
      { numRuns: 600, seed: 1 },
    );
  });

  test('an amount in a unit without a filter sets no filter and is named', () => {
    const input = fc.record({
      words,
      amount: fc.integer({ min: 1, max: 400_000 }),
      unit: fc.constantFrom(...UNITS),
      at: fc.nat(),
    });
    fc.assert(
      fc.property(input, ({ words: { site, most }, amount: value, unit, at }) => {
        const text = `${(most[at % most.length] ?? '').split('|')[0]} ${value} ${unit}`;
        if (unit === 'sek' && value >= 100) return;
        const { ranges, values, unmatched } = read(site, text);
        expect([text, ranges, values, unmatched]).toEqual([text, undefined, [], [text]]);
      }),
      { numRuns: 400, seed: 1 },
    );
  });

  test('no text makes a range without two amounts, and reading a keyphrase again changes nothing', () => {
    const part = fc.oneof(
      fc.constantFrom(...WORDS.flatMap(({ not, most }) => [...not, ...most.map((text) => text.split('|')[0] ?? '')])),
      fc.constantFrom(
        '-',
        '–',
        '/',
        '+',
        ',',
        '0',
        '00',
        '1.6.2019',
        '20,000.00',
        '15000,-€',
        '2019-21',
        '€',
        '£',
        '000',
        "'22",
      ),
      fc.constantFrom(
        ...UNITS,
        'k',
        'tkr',
        'mil',
        'km',
        'hk',
        'år',
        'diesel',
        'volvo',
        'eller',
        'xyz',
        '72 plate',
        'och',
      ),
      fc.nat({ max: 1_000_000 }).map(String),
      fc.string({ maxLength: 6 }),
    );
    const input = fc.record({ words, parts: fc.array(part, { maxLength: 8 }), glue: fc.constantFrom(' ', '') });
    fc.assert(
      fc.property(input, ({ words: { site }, parts, glue }) => {
        const text = parts.join(glue);
        const understood = read(site, text);
        for (const { range } of understood.ranges ?? []) {
          expect([text, hasAmounts(range), range.every(Number.isInteger)]).toEqual([text, true, true]);
        }
        expect(formatCarQuery(applyInterpreted(EMPTY_QUERY, { ...understood, keyphrase: '' }))).not.toMatch(
          /NaN|undefined/,
        );
        const again = read(site, understood.keyphrase);
        expect([text, again.keyphrase, again.values, again.ranges]).toEqual([
          text,
          understood.keyphrase,
          [],
          undefined,
        ]);
      }),
      { numRuns: 1_500, seed: 1 },
    );
  });

  test('10,000 texts of words of the table never make a negative, infinite or reversed range in a URL or a request', () => {
    const known = [...new Set(TABLE_TEXTS.flatMap((text) => text.split(' ')))];
    const odd = [
      '-1',
      '-500',
      '1e9',
      '1e400',
      'NaN',
      'Infinity',
      '-0',
      '9999999999999',
      '½',
      '²',
      '１２３',
      '٣٤',
      '1.2.3',
      '->',
    ];
    const part = fc.oneof(fc.constantFrom(...known), fc.constantFrom(...odd), fc.nat({ max: 999_999 }).map(String));
    const parts = fc.array(part, { minLength: 1, maxLength: 9 });
    const input = fc.record({
      site: fc.constantFrom(...vocabularies.keys()),
      parts,
      glue: fc.constantFrom(' ', ' ', ' ', ''),
    });
    fc.assert(
      fc.property(input, ({ site, parts, glue }) => {
        const text = parts.join(glue).slice(0, MAX_QUERY_LENGTH);
        const understood = read(site, text);
        const query = applyInterpreted(EMPTY_QUERY, { ...understood, keyphrase: '' });
        const numbers = (understood.ranges ?? []).flatMap(({ range }) => range);
        const isValid = (value: number) => Number.isSafeInteger(value) && value >= 0 && value <= OPEN_END;
        expect([text, numbers.filter((value) => !isValid(value))]).toEqual([text, []]);
        expect([text, decodeURIComponent(formatCarQuery(query))]).toEqual([text, expect.not.stringMatching(BROKEN)]);
        expect([text, JSON.stringify(carCountRequest(query))]).toEqual([
          text,
          expect.not.stringMatching(/null|:-\d|NaN/),
        ]);
      }),
      { numRuns: 10_000, seed: 1 },
    );
  }, 60_000);

  test('a range with NaN or in reverse is never written to a URL', () => {
    const query = { ...EMPTY_QUERY, ranges: { car_price: [0, Number.NaN], car_year: [2020, 2019] } } as const;
    expect(formatCarQuery(query as never)).toBe('');
  });
});
