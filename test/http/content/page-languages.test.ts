import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import { DICTIONARY } from '../../../src/contracts/dictionary/dictionary.ts';
import type { PageResponse } from '../../../src/contracts/page/page.ts';
import { matrixCases, sampleOf } from '../../support/matrix.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** F001: every page of every site is in its own language, and shows no key instead of a label. */

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 60, settings: { LOG_LEVEL: 'error' } });
});
afterAll(() => product.close());

interface Page {
  path: string;
  body: string;
  labels: Readonly<Record<string, string>>;
}

/**
 * Returns all pages of a site in a language: those of its sitemaps, a car, a dealer, an empty list and a missing page.
 */
async function pagesOf(site: (typeof SITES)[number], prefix: string): Promise<Page[]> {
  const host = `${site.id}.localhost`;
  const home = (await send(product.url, '/', { host })).body;
  expect(home.length).toBeGreaterThan(1_000);
  const paths = new Set<string>();
  for (const path of await sitemapPaths(host)) {
    const first = path.split('/', 2)[1] ?? '';
    const languagePrefix = site.languages.some(({ prefix: other }) => other === `/${first}`) ? `/${first}` : '';
    if (languagePrefix === prefix) paths.add(path);
  }
  // Of pages that differ in their data alone, only a few.
  const isCar = (path: string) => path.startsWith(`${prefix}${site.paths.carDetail}/`) && /\/\d+\/[^/]+$/.test(path);
  const isList = (path: string) => path.startsWith(`${prefix}${site.paths.carList}/`);
  const all = [...paths];
  const cars = all.filter(isCar).slice(0, 5);
  const lists = all.filter(isList).slice(0, 8);
  const others = sampleOf(
    all.filter((path) => !isCar(path) && !isList(path)),
    { inTests: 6 },
  );
  const pages: Page[] = [];
  const special = [prefix || '/', `${prefix}/finns-inte-alls`, `${prefix}${site.paths.carList}?keyphrase=qqqqqq`];
  for (const path of new Set([...special, ...others, ...cars, ...lists])) {
    const { body } = await send(product.url, path, { host });
    pages.push({ path, body, labels: await labelsOf(host, path) });
  }
  return pages;
}

/** Returns the labels of a page. Its document has only those that its scripts may show. */
async function labelsOf(host: string, path: string): Promise<Page['labels']> {
  const { body } = await send(product.url, `/_page?path=${encodeURIComponent(path)}`, { host });
  const response = JSON.parse(body) as PageResponse;
  return response.kind === 'page' ? response.page.dictionary : {};
}

async function sitemapPaths(host: string): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await send(product.url, path, { host })).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url]) => new URL((url ?? '').replaceAll('&amp;', '&')).pathname,
    );
  const found = await locations('/sitemap.xml');
  const files = found.filter((path) => path.endsWith('.xml'));
  const inFiles = await Promise.all(files.map(locations));
  return [...found.filter((path) => !path.endsWith('.xml')), ...inFiles.flat()];
}

/** Returns texts and labelling attributes of a page, without parts that are marked as another language. */
function visibleTexts(html: string): string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)[^>]*\slang="[^"]*"[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(b|strong|em|i|a|br|span|wbr)\b(?![^>]*\saria-label)[^>]*\/?>|<\/(?:b|strong|em|i|a|span)>/g, '');
  const named = [...body.matchAll(/\s(?:alt|title|aria-label|placeholder|aria-roledescription)="([^"]*)"/g)];
  const texts = body.replace(/<[^>]*>/g, '\n').split('\n');
  return [...named.map(([, value]) => value ?? ''), ...texts].map(decode).filter((text) => /\p{L}/u.test(text));
}

const decode = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_all, digits) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();

/** Words that occur only in English sentences, not in other languages or names of cars. */
const ENGLISH =
  /\b(the|and|with|your|this|that|you|are|from|has|will|our|was|were|which|these|their|they|been|would|should|about|because)\b/gi;

const ALL_LANGUAGES = SITES.flatMap((site) =>
  site.languages.map((language) => [`${site.id} in ${language.code}`, site, language] as const),
);
/** The first and the second language of a site, and one that no other site has. */
const DISTINCT = ['norrvag-se in sv', 'norrvag-se in en', 'rullande-sk in sk'];
const LANGUAGES = matrixCases(
  ALL_LANGUAGES,
  ALL_LANGUAGES.filter(([name]) => DISTINCT.includes(name)),
);

const KEYS: ReadonlySet<string> = new Set(Object.keys(DICTIONARY).filter((key) => /[A-Z_]/.test(key)));

/** Returns keys instead of labels, and text in another language. */
function foreignTextIn({ body }: Page, siteLabels: ReadonlySet<string>, language: string): string[] {
  const foreign = new Set<string>(
    Object.values(DICTIONARY).filter((label) => !siteLabels.has(label) && !label.includes('{')),
  );
  const isEnglish = (text: string) => foreign.has(text) || (text.match(ENGLISH)?.length ?? 0) > 1;
  return visibleTexts(body).filter(
    (text) => KEYS.has(text) || /\{\w+\}/.test(text) || (language !== 'en' && isEnglish(text)),
  );
}

describe.each(LANGUAGES)('%s', (_name, site, language) => {
  test('F001 shows no key instead of a label, and no other language', async () => {
    const pages = await pagesOf(site, language.prefix);
    expect(pages.length).toBeGreaterThan(10);
    const siteLabels = new Set(pages.flatMap(({ labels }) => Object.values(labels)));
    const findings = pages.flatMap((page) =>
      foreignTextIn(page, siteLabels, language.code).map((text) => `${page.path}: ${text}`),
    );
    expect([...new Set(findings)]).toEqual([]);
  }, 600_000);
});
