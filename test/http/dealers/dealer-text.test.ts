import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import type { Dataset } from '../../../sandbox/data/dataset.ts';
import type { Dealer } from '../../../src/contracts/dealers/dealer.ts';
import { datasetOf } from '../../support/data/dataset.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

const CARS = 60;
let product: Product;
let data: Dataset;
beforeAll(async () => {
  [product, data] = await Promise.all([startProduct({ cars: CARS }), datasetOf(CARS)]);
}, 60_000);
afterAll(() => product.close());

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').trim();

/** Requests a list with a keyphrase. Returns the slugs of its cards in order, its count and the notes above it. */
async function searchFor(site: (typeof SITES)[number], keyphrase: string, prefix = '') {
  const path = `${prefix}${site.paths.dealers}`;
  const query = new URLSearchParams({ keyphrase });
  const { status, body } = await send(product.url, `${path}?${query}`, { host: `${site.id}.localhost` });
  expect(status).toBe(200);
  const cards = [...body.matchAll(new RegExp(`<h2[^>]*><a [^>]*href="${path}/([^"/?]+)"`, 'g'))];
  const [, count = '', notes = ''] =
    /<p id="dealer-list-count"[^>]*>(.*?)<\/p>.*?<p [^>]*role="status"[^>]*>(.*?)<\/p>/.exec(body) ?? [];
  return {
    slugs: cards.map(([, slug = '']) => slug),
    count: Number(/\d+/.exec(textOf(count))?.[0]),
    notes: textOf(notes),
    body,
  };
}

const siteOf = (id: string) => SITES.find((site) => site.id === id) as (typeof SITES)[number];
const dealersOf = (site: (typeof SITES)[number]) => data.dealers.get(site.indexes.dealers) ?? [];
const opensOnSunday = ({ site_departments }: Dealer) =>
  (site_departments ?? []).some(({ openingschedule }) =>
    openingschedule?.openinghours?.some(
      ({ day, displayText }) => /^s[öuø]n/i.test(day ?? '') && /\d/.test(displayText ?? ''),
    ),
  );

describe('F080 a text that no dealer matches as a whole', () => {
  const swedish = siteOf('norrvag-se');

  test('a word without dealers is named and left out', async () => {
    const { slugs, count, notes } = await searchFor(swedish, 'bmw borås');
    expect({ slugs, count, notes }).toEqual({
      slugs: ['norrvag-boras'],
      count: 1,
      notes: 'Vi hittade inget för ”bmw” – visar det som matchar resten.',
    });
    expect(await searchFor(swedish, 'dressyr')).toMatchObject({ slugs: [], count: 0, notes: '' });
    expect(await searchFor(swedish, 'borås')).toMatchObject({ slugs: ['norrvag-boras'], notes: '' });
  });

  test('of several towns those that have dealers are shown, and the others are named', async () => {
    const british = siteOf('marlow-uk');
    const leeds = await searchFor(british, 'leeds');
    expect(leeds.count).toBeGreaterThan(0);
    expect(await searchFor(british, 'leeds or bradford')).toMatchObject({
      slugs: leeds.slugs,
      count: leeds.count,
      notes: 'Nothing found for “bradford” – showing what matches the rest.',
    });
    const lund = await searchFor(swedish, 'lund');
    const both = await searchFor(swedish, 'borås eller lund');
    expect(both).toMatchObject({ count: 1 + lund.count, notes: '' });
    expect(both.slugs).toEqual(expect.arrayContaining(['norrvag-boras', ...lund.slugs]));
    expect(await searchFor(swedish, 'qwxz eller zxwq')).toMatchObject({ slugs: [], count: 0, notes: '' });
  });

  test('a postcode orders all dealers', async () => {
    const { slugs, count, notes } = await searchFor(swedish, '503 30');
    expect(count).toBe(dealersOf(swedish).length);
    expect(slugs[0]).toBe('norrvag-boras');
    expect(notes).toBe('Närmast 503 30 först.');
  });

  test.each([
    ['norrvag-se', '', 'öppet söndag', 'Öppet: söndag.'],
    ['norrvag-se', '/en', 'open on Sunday', 'Open: Sunday.'],
    ['marlow-uk', '', 'open sunday', 'Open: Sunday.'],
  ])('%s%s: %s leaves the dealers that are open, without counts of others', async (id, prefix, text, note) => {
    const site = siteOf(id);
    const { slugs, count, notes, body } = await searchFor(site, text, prefix);
    const open = dealersOf(site).filter(opensOnSunday);
    // Fewer when the coming Sunday is a holiday.
    expect(open.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs));
    expect(count).toBe(slugs.length);
    expect(notes).toBe(note);
    expect(body).not.toMatch(/<input type="checkbox"[^>]*disabled/);
  });

  test('a British postcode of no area of the dealers leaves the whole list', async () => {
    const british = siteOf('marlow-uk');
    const { count, notes } = await searchFor(british, 'SW1A 1AA');
    expect(count).toBe(dealersOf(british).length);
    expect(notes).toBe('Nothing found for “SW1A 1AA” – showing the whole list.');
  });
});
