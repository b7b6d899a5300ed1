import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Block, SiteContent } from '../../sandbox/content/authoring.ts';
import { loadLibrary } from '../../sandbox/content/library.ts';
import type { Dataset } from '../../sandbox/data/dataset.ts';
import { dealerIndex, SITES, type SiteFacts, vehicleIndex } from '../../sandbox/data/sites.ts';
import { isClosed, parseHours } from '../../src/features/dealers/hours/openingHours.ts';
import { plainText } from '../../src/lib/plainText.ts';
import { datasetOf } from '../support/data/dataset.ts';

/** Figures in the texts of pages equal those in the index. */

let data: Dataset;
beforeAll(async () => {
  data = await datasetOf();
}, 60_000);

const factsOf = (id: string): SiteFacts => SITES.find((site) => site.id === id) as SiteFacts;
const sites = (await loadLibrary()).sites.map(
  (content) => [`${content.site}.${content.language}`, content, factsOf(content.site)] as const,
);

/** Returns every text of a page's fields as its visitor reads it, URLs and ids among them. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [plainText(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** A figure and its unit are separate fields. They are joined here. */
function sentencesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    const fieldText =
      block.component === 'KeyFigures' ? itemsOf(block, 'Figures').map((item) => textsOf(item).join(' ')) : [];
    return [...fieldText, ...textsOf(block.fields)];
  });
}

const itemsOf = (block: Block, field: string): unknown[] => {
  const value = block.fields?.[field];
  return Array.isArray(value) ? value : [];
};

const pagesOf = ({ pages, notFound, serverError }: SiteContent) => [...pages, notFound, serverError];
const sentences = (content: SiteContent): string[] => [
  ...textsOf(content.footer.fields),
  ...pagesOf(content).flatMap((page) => [...textsOf(page.fields), ...sentencesOf(page.main)]),
];

/** Returns all numbers that `pattern` captures in a site's texts. */
const numbersIn = (content: SiteContent, pattern: RegExp): number[] =>
  sentences(content).flatMap((text) =>
    [...text.matchAll(pattern)].flatMap((match) => match.slice(1).map((number) => Number(number.replace(',', '.')))),
  );

/** Monday, Saturday and Sunday of a week of seven days. */
const DAYS = [0, 5, 6];

function mostCommon(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Returns the opening hours of car sales on a day that most dealers of a site have. */
const usualHours = (site: SiteFacts, day: number): string | undefined =>
  mostCommon(
    (data.dealers.get(dealerIndex(site)) ?? []).map(
      (dealer) => dealer.site_departments?.[0]?.openingschedule?.openinghours?.[day]?.displayText ?? '',
    ),
  );

const normalize = (text: string | undefined): unknown =>
  text === undefined ? text : isClosed(text) ? [] : (parseHours(text) ?? text);

const DEALERS =
  /(?<![\d,.])(\d+) (?:anläggningar|butiker|forhandlere|afdelinger|branches|toimipistettä|verksamhetsställen|predajní|predajniach|pobočiek|pobočkách|showrooms|dealerships)/gi;
const POINTS = /(\d+)[\s-](?:punkter|points|kohtaa|bodov|bodoch|bodmi)\b/gi;
const MONTHS =
  /(\d+)\s?(?:–|till|til|til de|až|to|ja)\s?(\d+) (?:månader|måneder|kuukautta|mesiacov|months)(?! (?:garanti|warranty))/gi;
const DEPOSIT =
  /(?:kontantinsats(?:en)?|handpenning(?:en)?|egenkapital|udbetaling(?:en)?|akontácia|deposit|käsirahaa tarvitaan)\s(?:(?:är|er|od|från|fra|is|of|at|minst|typisk|least|usually|vähintään)\s)*(\d+)\s(?:procent|prosent|percent|per cent|prosenttia)/gi;
/** Nominal rates. The effective one follows from the example in which it stands. */
const RATES = /(\d+[.,]\d+)\s?(?:%|procent)(?! effektiv)/g;

describe.each(sites)('%s', (_name, content, site) => {
  test('F081 texts have the opening hours of most of its dealers', () => {
    const page = content.pages.find(({ template }) => template === 'DealerListPage');
    const block = page?.main.find(({ component }) => component === 'OpeningHours');
    const lines = itemsOf(block as Block, 'Days').map((item) => textsOf((item as { fields: unknown }).fields));
    const [weekdays, ...weekend] = lines.map(([, hours]) => hours);
    const [saturday, sunday] = weekend.length === 1 ? [weekend[0], weekend[0]] : weekend;
    const openingHours = [weekdays, saturday, sunday].map(normalize);
    expect(openingHours).toEqual(DAYS.map((day) => normalize(usualHours(site, day))));
  });

  test('F080 texts count its dealers as the index does', () => {
    expect(new Set([site.dealers, ...numbersIn(content, DEALERS)])).toEqual(new Set([site.dealers]));
  });

  test('texts name as many check points for used cars as their descriptions', () => {
    const cars = data.vehicles.get(vehicleIndex(site)) ?? [];
    const pointCounts = cars.flatMap((car) =>
      [...(car.car_description ?? '').matchAll(/(\d+) (?:punkter|points|kohdasta|bodoch)/g)].map(([, number]) =>
        Number(number),
      ),
    );
    expect(pointCounts.length).toBeGreaterThan(10);
    expect(new Set([...pointCounts, ...numbersIn(content, POINTS)]).size).toBe(1);
  });

  test('F072 texts name the terms, deposits and rates of its cars', () => {
    expect(numbersIn(content, MONTHS).filter((months) => ![36, 84].includes(months))).toEqual([]);
    expect(numbersIn(content, DEPOSIT).filter((percent) => percent !== 20)).toEqual([]);
    const stated = [site.interest, site.campaignRate];
    if (site.country !== 'GB') expect(numbersIn(content, RATES).filter((rate) => !stated.includes(rate))).toEqual([]);
  });
});

test('the texts that these patterns match exist', () => {
  const swedish = sites.find(([name]) => name === 'norrvag-se.sv')?.[1] as SiteContent;
  for (const pattern of [DEALERS, POINTS, MONTHS, DEPOSIT, RATES])
    expect(numbersIn(swedish, pattern).length).toBeGreaterThan(0);
});
