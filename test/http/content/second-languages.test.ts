import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import { modelName } from '../../../sandbox/data/cars/names.ts';
import { MAKES } from '../../../sandbox/data/models/catalogue.ts';
import { EQUIPMENT } from '../../../sandbox/data/texts/equipment.ts';
import { INDEX_TEXTS } from '../../../sandbox/data/texts/indexTexts.ts';
import type { Language } from '../../../sandbox/data/texts/language.ts';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import type { Dealer } from '../../../src/contracts/dealers/dealer.ts';
import { DEALER_FACETS } from '../../../src/contracts/dealers/dealerSearch.ts';
import { CAR_FACETS } from '../../../src/contracts/search/carSearch.ts';
import { withoutTextElements } from '../../../src/testing/textMarkup.ts';
import { recordsOf } from '../../support/data/records.ts';
import { matrixCases, sampleOf, TESTS_ALL } from '../../support/matrix.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** Q40: pages in a site's second language contain no unmarked text in the index's first language (WCAG 3.1.2). */

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 200, settings: { LOG_LEVEL: 'error' } });
}, 60_000);
afterAll(() => product.close());

type Site = (typeof SITES)[number];

const ALL_PAIRS = SITES.flatMap((site) =>
  site.languages
    .slice(1)
    .map((language) => [`${site.id} ${language.prefix}`, site, language.code as Language, language.prefix] as const),
);
/** One for each second language. */
const PAIRS = matrixCases(
  ALL_PAIRS,
  ALL_PAIRS.filter(([name]) => name !== 'norrvag-dk /en'),
);
/** Cars of each kind whose pages are read. */
const CARS = TESTS_ALL ? 24 : 12;

const get = async (site: Site, path: string) =>
  withoutTextElements((await send(product.url, path, { host: `${site.id}.localhost` })).body);

/** Returns every text of a nested table. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns the texts of the index in its language, without those that are the same in the other language. */
function foreignWords(from: Language, to: Language): ReadonlySet<string> {
  const coded = (language: Language) => {
    const { fuel, gearbox, body, drive, colour, vehicleType, condition, campaigns, dealer } = INDEX_TEXTS[language];
    const { departments, services, titles, holidays, vacation, closed } = dealer;
    const tables = [
      fuel,
      gearbox,
      body,
      drive,
      colour,
      vehicleType,
      condition,
      departments,
      services,
      titles,
      holidays,
    ];
    const models = MAKES.flatMap((make) => make.models.map(({ name }) => modelName(name, language)));
    return [
      ...textsIn([tables, campaigns]),
      vacation,
      closed,
      ...EQUIPMENT.map(({ text }) => text[language]),
      ...models,
    ];
  };
  const codes = new Set(coded(to));
  return new Set(coded(from).filter((word) => !codes.has(word)));
}

/** Parts of sentences that the index forms by itself. */
function foreignSentences(from: Language): string[] {
  const { story, finance, perMonth, hp } = INDEX_TEXTS[from];
  const sentences = textsIn([story, finance]).flatMap((text) => text.split(/\{\w+\}/));
  const long = sentences.map((part) => part.replace(/^[\s.,–:]+|[\s.,–:]+$/g, '')).filter((part) => part.length > 15);
  return [...long, `/${perMonth}`, ` ${hp} (`, `\u00a0${hp} (`];
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const TAG = /<(\/?)([a-z][\w-]*)([^>]*)>([^<]*)/gi;

/**
 * Returns texts, labelling attributes and structured data of a page, without parts that are marked as another language.
 */
function visibleTexts(html: string): string[] {
  const markup = html.replace(/<(script|style)\b(?![^>]*ld\+json)[\s\S]*?<\/\1>/g, '');
  const found: string[] = [];
  // Open elements, from the marked one inwards.
  let marked: string[] = [];
  for (const [, closing, name = '', attributes = '', text = ''] of markup.matchAll(TAG)) {
    const isVoid = VOID.test(name);
    if (closing) marked = marked.slice(0, Math.max(0, marked.lastIndexOf(name)));
    else if (!isVoid && (marked.length > 0 || isMarked(name, attributes))) marked.push(name);
    if (marked.length === 0) found.push(...namesIn(attributes), text);
  }
  return found
    .map(decoded)
    .flatMap((text) => [text, ...jsonTexts(text)])
    .map((text) => text.trim());
}

const isMarked = (name: string, attributes: string) => name !== 'html' && / lang="/.test(attributes);

const namesIn = (attributes: string) =>
  [...attributes.matchAll(/ (?:alt|title|aria-label|placeholder|content)="([^"]*)"/g)].map(([, value = '']) => value);

const jsonTexts = (text: string): string[] => (/^\s*[[{]"@/.test(text) ? textsIn(JSON.parse(text)) : []);

const decoded = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_all, digits) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

interface ForeignText {
  words: ReadonlySet<string>;
  sentences: readonly string[];
  /** Figures in the format of other languages. */
  otherLanguage: RegExp | null;
}

/** `6,95 %`, `2 143 mil`, `1.840 kg` on English pages. Money is formatted as the site does. */
const NOT_ENGLISH = /\d,\d{1,2}\s?%|\d[\s.]\d{3}\s(?:mil|km|kg|mm|l|Nm)\b|\d,\d\s(?:s|kWh?|l)\b/;

/** Returns the text of a page in the index's language: whole texts, items of enumerations, and sentences anywhere. */
function foreignTextIn(html: string, { words, sentences, otherLanguage }: ForeignText): string[] {
  const isForeign = (text: string) =>
    otherLanguage?.test(text) ||
    text.split(/ [·+] |, /).some((part) => words.has(part.trim())) ||
    sentences.some((part) => text.includes(part));
  return [...new Set(visibleTexts(html).filter((text) => text !== '' && isForeign(text)))];
}

/** One car of each fuel, body, vehicle type and condition, and one with each kind of offer. */
function oneOfEach(cars: readonly CarRecord[]): CarRecord[] {
  const keys = (car: CarRecord) => [
    car.car_fuel,
    car.car_body,
    car.car_vehicle_type,
    `${car.car_condition} ${car.car_is_sample}`,
    ...(car.car_leasing_options ?? []).map((option) => option.leasing_type),
    ...(car.car_campaigns ?? []),
  ];
  const found = new Set<unknown>();
  return cars.filter((car) => {
    const isNew = keys(car).some((key) => !found.has(key));
    for (const key of keys(car)) found.add(key);
    return isNew && car.car_status !== 'sold';
  });
}

describe.each(PAIRS)('%s', (_name, site, code, prefix) => {
  const first = site.languages[0].code as Language;
  const foreignText = {
    words: foreignWords(first, code),
    sentences: foreignSentences(first),
    otherLanguage: code === 'en' ? NOT_ENGLISH : null,
  };
  const list = `${prefix}${site.paths.carList}`;
  let cars: CarRecord[] = [];
  let dealers: Dealer[] = [];
  beforeAll(async () => {
    cars = oneOfEach(await recordsOf<CarRecord>(product, site.indexes.vehicles, { limit: 200 }));
    dealers = await recordsOf<Dealer>(product, site.indexes.dealers);
  });

  async function expectPageLanguage(paths: readonly string[]): Promise<void> {
    const found: string[] = [];
    for (const path of paths) {
      const html = await get(site, path);
      expect([path, html.length > 5_000]).toEqual([path, true]);
      found.push(...foreignTextIn(html, foreignText).map((text) => `${path}: ${text.slice(0, 150)}`));
    }
    expect(found).toEqual([]);
  }

  test('F001 the list with its facets and choices is in the page’s language', async () => {
    const [car] = cars;
    const chosen = CAR_FACETS.flatMap(({ name, type }) => {
      const value = car?.[name as keyof CarRecord];
      return type === 'value' && typeof value === 'string' ? [[name, value] as [string, string]] : [];
    });
    const choices = cars.slice(0, 8).map((one) => ['car_fuel', one.car_fuel ?? ''] as [string, string]);
    const model = cars.find(({ car_brand: brand }) => brand === 'Mercedes-Benz' || brand === 'BMW');
    await expectPageLanguage([
      list,
      `${list}?${new URLSearchParams(chosen)}`,
      `${list}?${new URLSearchParams([...choices, ['car_brand', 'Mercedes-Benz'], ['car_brand', 'BMW']])}`,
      // An empty result.
      `${list}?${new URLSearchParams([...chosen, ['car_price', '1-2']])}`,
      ...(model ? [`${list}/b/${model.car_brand.toLowerCase()}`] : []),
      prefix,
    ]);
  }, 60_000);

  test('F056 cars of each fuel, body and condition are in the page’s language', async () => {
    expect(cars.length).toBeGreaterThan(8);
    await expectPageLanguage(
      cars.slice(0, CARS).map(({ car_id: id, slug }) => `${prefix}${site.paths.carDetail}/${id}/${slug}`),
    );
  }, 600_000);

  test('F071 the comparison is in the page’s language', async () => {
    const ids = cars.slice(0, 4).map(({ car_id: id }) => id);
    await expectPageLanguage([`${list}?compare=${ids.sort((a, b) => Number(a) - Number(b)).join(',')}`]);
  });

  test('F080 F081 dealers and their departments are in the page’s language', async () => {
    const path = `${prefix}${site.paths.dealers}`;
    const [dealer] = dealers;
    const department = dealer?.site_departments?.[0];
    const chosen = new URLSearchParams(
      DEALER_FACETS.map(({ name }): [string, string] => {
        if (name === 'site_region') return [name, dealer?.site_region ?? ''];
        if (name === 'site_city') return [name, dealer?.site_city ?? ''];
        return name.endsWith('service_name')
          ? [name, department?.service_name ?? '']
          : [name, department?.brands?.[0]?.name ?? ''];
      }),
    );
    const pages = dealers.slice(0, 5).map(({ slug }) => `${path}/${slug}`);
    await expectPageLanguage([path, `${path}?${chosen}`, ...pages]);
  }, 60_000);
});

/** Links of the language menu: target, language, and whether they claim to be a translation. */
function languageLinks(html: string) {
  const links = [
    ...html.matchAll(
      /<a class="[^"]*" href="([^"]*)" lang="(\w+)"( hrefLang="\w+")?(?: aria-label="([^"]*)")?><svg.*?<\/svg>(?:<span>)?([^<]*)</g,
    ),
  ];
  return links.map(([, href = '', lang, claimed, label, text = '']) => ({
    href: decoded(href),
    lang,
    translated: claimed !== undefined,
    text,
    name: label ?? text,
  }));
}

async function pathsOf(site: Site): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await get(site, path)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(decoded(url)).pathname);
  const found = await locations('/sitemap.xml');
  const inFiles = await Promise.all(found.filter((path) => path.endsWith('.xml')).map(locations));
  return [...found.filter((path) => !path.endsWith('.xml')), ...inFiles.flat()];
}

describe.each(PAIRS)('F022 the language link of %s', (_name, site, code, prefix) => {
  const statusOf = async (path: string) => (await send(product.url, path, { host: `${site.id}.localhost` })).status;

  test('links to the page in the other language, or to the nearest page above, and says so', async () => {
    const paths = (await pathsOf(site)).filter(
      (path) =>
        !path.startsWith(`${prefix}/`) && !path.startsWith(`${site.paths.carDetail}/`) && path.split('/').length > 2,
    );
    const wrong: unknown[] = [];
    for (const path of [...sampleOf(paths.slice(0, 30), { inTests: 2 }), `${prefix}/finns/inte`, '/finns/inte']) {
      const html = await get(site, path);
      const [link, ...others] = languageLinks(html);
      const isAlternate = html.includes(
        `rel="alternate" hrefLang="${path.startsWith(prefix) ? site.languages[0].code : code}"`,
      );
      const isTrue =
        link?.translated === isAlternate &&
        (await statusOf(link.href)) === 200 &&
        link.name.startsWith(link.text) &&
        (link.name === link.text) === isAlternate;
      if (!isTrue || others.length > 0) wrong.push([path, link, ...others, isAlternate]);
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  test('keeps the filters of lists of cars and of dealers', async () => {
    const query = 'car_fuel=Diesel&sortName=car_price_asc';
    const [list] = languageLinks(await get(site, `${site.paths.carList}?${query}&utm_source=x`));
    expect(list?.href).toBe(`${prefix}${site.paths.carList}?${query}`);
    const [dealers] = languageLinks(await get(site, `${prefix}${site.paths.dealers}?keyphrase=a`));
    expect(dealers?.href).toBe(`${site.paths.dealers}?keyphrase=a`);
  });
});

test('F022 a page below pages without a translation links to the nearest one that has it', async () => {
  const site = SITES.find(({ id }) => id === 'norrvag-se') as Site;
  const [link] = languageLinks(await get(site, '/kop-bil/finns/inte/alls'));
  expect(link).toEqual({
    href: '/en/kop-bil',
    lang: 'en',
    translated: false,
    text: 'English',
    name: 'English, start of this section',
  });
});

test.each(matrixCases(['norrvag-dk', 'rullande-sk'], ['rullande-sk']))(
  'F061 dates on pages of %s are in the local format, except the first registration',
  async (id) => {
    const site = SITES.find((one) => one.id === id) as Site;
    const paths = (await pathsOf(site)).filter((path) => !/^\/en\b/.test(path));
    const isCar = (path: string) => path.startsWith(`${site.paths.carDetail}/`) && /\/\d+\//.test(path);
    const some = [...paths.filter((path) => !isCar(path)).slice(0, 30), ...paths.filter(isCar).slice(0, 8)];
    const found: string[] = [];
    for (const path of some) {
      const html = (await get(site, path)).replace(/<dd>\d{4}-\d{2}-\d{2}<\/dd>/, '');
      const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '');
      found.push(
        ...(body.replace(/<[^>]*>/g, '\n').match(/\d{4}-\d{2}-\d{2}/g) ?? []).map((date) => `${path} ${date}`),
      );
    }
    expect(some.length).toBeGreaterThan(10);
    expect(found).toEqual([]);
  },
  60_000,
);
