import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SiteConfig } from '../../../config/siteConfig.ts';
import { SITES } from '../../../config/sites.ts';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import type { HistoryEntry } from '../../../src/contracts/car/condition.ts';
import { datasetOf } from '../../support/data/dataset.ts';
import { connectMcpClient } from '../../support/mcpClient.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** What is claimed about a used car is the same on its page, in the comparison, in Markdown and for tools, in every language, with its documents. */

const CARS = 600;
const sites: readonly SiteConfig[] = SITES;
const LANGUAGES = sites.flatMap((site) =>
  site.languages.map(({ prefix, locale }) => [site.id, prefix, site, locale] as const),
);

let product: Product;
let carsOf: (site: SiteConfig) => CarRecord[];
beforeAll(async () => {
  product = await startProduct({ cars: CARS, settings: { LOG_LEVEL: 'error', MCP: 'on' } });
  const { vehicles } = await datasetOf(CARS);
  carsOf = (site) => (vehicles.get(site.indexes.vehicles) ?? []).filter(({ car_status: status }) => status !== 'sold');
}, 180_000);
afterAll(() => product.close());

const get = (site: SiteConfig, path: string, accept = 'text/html') =>
  send(product.url, path, { host: `${site.id}.localhost`, headers: { accept } });
const pathOf = (site: SiteConfig, prefix: string, { car_id: id, slug }: CarRecord) =>
  `${prefix}${site.paths.carDetail}/${id}/${slug}`;

const withoutSpaces = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/gu, ' ');
/** Returns the text of markup, one line for each element. */
const textOf = (html: string) =>
  withoutSpaces(
    html
      .replace(/<script.*?<\/script>/gs, '')
      .replace(/<[^>]*>/g, '\n')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  );

/** Returns the section of a page. */
const sectionOf = (html: string) => /<section id="condition".*?<\/section>/s.exec(html)?.[0] ?? '';

const dayIn = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));

/** Returns the number of a reading in the unit of the site. */
function distanceIn({ odometer, odometer_unit: unit }: HistoryEntry, site: SiteConfig, locale: string): string {
  const isInMil = /^(?:sv|nb)/.test(locale) && site.distanceUnit === 'mil';
  const kilometres = (odometer ?? 0) * (unit === 'mi' ? 1.609344 : 1);
  const divisor = site.country === 'GB' ? 1.609344 : isInMil ? 10 : 1;
  return withoutSpaces(new Intl.NumberFormat(locale).format(Math.round(kilometres / divisor)));
}

/** Returns what every statement about a car has to have: dates, readings, shares. */
function figuresOf(car: CarRecord, site: SiteConfig, locale: string): string[] {
  const services = (car.car_history ?? []).filter(({ kind }) => kind === 'service');
  const last = services.toSorted((one, other) => other.date.localeCompare(one.date))[0];
  const { car_next_inspection: next, car_battery_health: battery } = car;
  const figures = [
    ...(last ? [dayIn(last.date, locale), distanceIn(last, site, locale)] : []),
    ...(next ? [dayIn(next, locale)] : []),
    ...(battery
      ? [dayIn(battery.date, locale), new Intl.NumberFormat(locale, { style: 'percent' }).format(battery.percent / 100)]
      : []),
  ];
  return figures.map(withoutSpaces);
}

/** Returns the documents of a car, and how many claims have none. */
function evidenceOf(car: CarRecord): { documents: string[]; claims: number } {
  const { car_test_protocol: protocol, car_history: history, car_battery_health: battery } = car;
  const claims = [...(protocol ? [protocol] : []), ...(history ?? []), ...(battery ? [battery] : [])];
  const documents = claims.flatMap(({ document_url: url }) => (url ? [url] : []));
  return { documents, claims: claims.length };
}

const isFull = ({ car_test_protocol: protocol, car_history: history, car_battery_health: battery }: CarRecord) =>
  Boolean(battery) && (history?.length ?? 0) > 3 && (protocol?.remarks ?? []).some(({ image }) => image);

describe.each(LANGUAGES)('%s%s', (_id, prefix, site, locale) => {
  const usedCars = () => carsOf(site).filter(({ car_is_used: isUsed }) => isUsed);

  test('the page has every claim with its document or without one, and all figures', async () => {
    const kinds = [
      usedCars().find(isFull),
      usedCars().find((car) => car.car_test_protocol && !car.car_history),
      usedCars().find((car) => !car.car_test_protocol && car.car_history),
      usedCars().find((car) => evidenceOf(car).claims > evidenceOf(car).documents.length),
    ];
    for (const car of kinds) {
      if (!car) throw new Error('no such car');
      const { status, body } = await get(site, pathOf(site, prefix, car));
      const section = sectionOf(body);
      const { documents, claims } = evidenceOf(car);
      const facts = [...section.matchAll(/<dl class="[^"]*">(.*?)<\/dl>/gs)][0]?.[1]?.match(/<dt>/g)?.length ?? 0;
      const linked = [...section.matchAll(/href="(\/-\/[^"]*|https:[^"]*)"/g)].map(([, url = '']) => url);
      expect([car.car_id, status, documents.filter((url) => !linked.includes(url))]).toEqual([car.car_id, 200, []]);
      expect(linked.filter((url) => !documents.includes(url))).toEqual([]);
      const lacking = section.match(
        /<span class="[^"]*">(?:Dokument (?:saknas|mangler|chýba)|No document|Ei asiakirjaa)<\/span>/g,
      );
      const ofFacts = car.car_history || car.car_battery_health ? facts : 0;
      expect(linked.length + (lacking?.length ?? 0)).toBe(claims + ofFacts);
      const text = textOf(section);
      expect(figuresOf(car, site, locale).filter((figure) => !text.includes(figure))).toEqual([]);
      const remarks = car.car_test_protocol?.remarks ?? [];
      expect(remarks.filter((remark) => !text.includes(remark.text))).toEqual([]);
      expect(body).not.toContain('data-section-error');
    }
  });

  test('comparison and Markdown have the same figures', async () => {
    const [car, other] = usedCars().filter(isFull);
    if (!car || !other) throw new Error('no cars');
    const compared = await get(site, `${prefix}${site.paths.carList}?compare=${car.car_id},${other.car_id}`);
    const markdown = await get(site, pathOf(site, prefix, car), 'text/markdown');
    const [table, document] = [textOf(compared.body), withoutSpaces(markdown.body).replaceAll('\\', '')];
    for (const figure of figuresOf(car, site, locale)) {
      expect([figure, table.includes(figure), document.includes(figure)]).toEqual([figure, true, true]);
    }
    for (const { text } of car.car_test_protocol?.remarks ?? []) expect(document).toContain(text);
    for (const url of evidenceOf(car).documents) expect(document).toContain(`${url})`);
  });

  test('a used car without any claim says what is missing; a new car has no section', async () => {
    const none = usedCars().find((car) => evidenceOf(car).claims === 0 && car.car_vehicle_type !== 'MC');
    const fresh = carsOf(site).find(({ car_is_used: isUsed }) => !isUsed);
    // Rullande sells used cars only.
    expect([site.id, fresh === undefined]).toEqual([site.id, site.id.startsWith('rullande')]);
    if (fresh) expect(sectionOf((await get(site, pathOf(site, prefix, fresh))).body)).toBe('');
    if (none)
      expect(sectionOf((await get(site, pathOf(site, prefix, none))).body).match(/<li>/g)?.length).toBeGreaterThan(1);
  });
});

test('every document that a record names is there', async () => {
  const urls = sites.map((site) => carsOf(site).flatMap((car) => evidenceOf(car).documents));
  for (const [at, site] of sites.entries()) {
    for (const url of new Set(urls[at])) {
      const { status, headers } = await get(site, url, '*/*');
      expect([url, status, headers['content-type']]).toEqual([url, 200, 'application/pdf']);
    }
  }
  expect(new Set(urls.flat()).size).toBe(30);
});

test('tools get remarks as texts of others, and every other claim with its document', async () => {
  const site = sites.find(({ id }) => id === 'marlow-uk');
  const car = site && carsOf(site).find(isFull);
  if (!site || !car) throw new Error('no car');
  const client = await connectMcpClient({ url: product.url, host: `${site.id}.localhost:${product.port}` });
  const result = await client.callTool({ name: 'get_car', arguments: { car: car.car_id } });
  await client.close();
  const record = result.structuredContent as {
    condition: { facts: { text: string }[]; history: { documentUrl?: string }[]; test: { remarks: number } };
    quoted: { remarks: string[] };
  };
  const remarks = car.car_test_protocol?.remarks ?? [];
  expect(record.condition.test.remarks).toBe(remarks.length);
  expect(record.quoted.remarks.map((text) => remarks.some((remark) => text.includes(remark.text)))).toEqual(
    remarks.map(() => true),
  );
  expect(JSON.stringify(record.condition)).not.toContain(remarks[0]?.text);
  expect(record.condition.history.filter(({ documentUrl }) => documentUrl)).toHaveLength(
    (car.car_history ?? []).filter(({ document_url: url }) => url).length,
  );
});
