import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import { productFixture } from '../support/data/fixtures.ts';
import { matrixCases, sampleOf } from '../support/matrix.ts';
import { send } from '../support/request.ts';

/** Style sheets are split by kind of page: what a page shows must be in the sheets that it links. */

const fixture = productFixture({ cars: 400 });

const ASSETS = resolve(import.meta.dirname, '../../dist/client/assets');

/** Sheets by class name. */
const sheetsOfClass = new Map<string, Set<string>>();
for (const file of globSync('*.css', { cwd: ASSETS })) {
  if (file.includes('.scriptless.')) continue;
  for (const [, name = ''] of readFileSync(join(ASSETS, file), 'utf8').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)) {
    sheetsOfClass.set(name, (sheetsOfClass.get(name) ?? new Set()).add(`/assets/${file}`));
  }
}

async function pageOf(host: string, path: string): Promise<string> {
  const { body } = await send(fixture.product.url, path, { host });
  return body;
}

const linkedSheets = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);

/** Returns the classes of a page whose rules are in none of its sheets. */
function unstyledClasses(html: string): string[] {
  const linked = linkedSheets(html);
  const classes = new Set([...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  return [...classes].filter((name) => {
    const sheets = sheetsOfClass.get(name);
    return sheets !== undefined && !linked.some((href) => sheets.has(href));
  });
}

/** Returns the path of the first link below `folder` on a page. */
const firstLink = (html: string, folder: string) =>
  new RegExp(`href="(${folder}/[^"?#]+)"`).exec(html)?.[1] ?? `${folder}/none`;

/** Sites have the same sheets. These two have every kind of page. */
const HOSTS = matrixCases(
  SITES.map(({ id }) => id),
  ['norrvag-se', 'marlow-uk'],
);

/** Of the content pages of a site, one in so many. */
const SHARE = { inTests: 6 };

describe('the style sheets of a page', () => {
  test.each(HOSTS)('%s: have rules for all that its pages show', async (id) => {
    const site = SITES.find((each) => each.id === id);
    if (!site) throw new Error(`There is no site ${id}`);
    const host = `${id}.localhost:${fixture.product.port}`;
    const { carList, carDetail, dealers } = site.paths;
    const sitemap = await pageOf(host, '/sitemap-content.xml');
    const content = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
    const list = await pageOf(host, carList);
    const car = firstLink(list, carDetail);
    const carId = car.split('/').at(-2);
    const paths = new Set([
      ...sampleOf(content, SHARE, content.length),
      ...['/', carList, `${carList}?keyphrase=xyzzyqq`, car, `${carDetail}/9999999/volvo-v60`],
      ...[`${carList}?compare=${carId}`, `${carList}?saved=cars`],
      ...[dealers, `${dealers}?view=map`, firstLink(await pageOf(host, dealers), dealers)],
      ...[site.paths.serviceBooking, site.paths.tireHotel, site.paths.sellCar].flatMap((path) => path ?? []),
    ]);
    const unstyled: string[] = [];
    for (const path of paths) {
      const html = await pageOf(host, path);
      expect(linkedSheets(html).length).toBeGreaterThan(0);
      unstyled.push(...unstyledClasses(html).map((name) => `${path}: ${name}`));
    }
    expect(unstyled).toEqual([]);
  });
});
