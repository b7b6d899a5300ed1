import { expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { idProblems, idsOfMarkup } from '../../support/ids.ts';
import { sampleOf } from '../../support/matrix.ts';
import { send } from '../../support/request.ts';
import { readSitemaps } from '../../support/sitemaps.ts';

/** No page has an id twice, and none names an id that it lacks: labels, descriptions, controls, links to a part of the page. */

const fixture = productFixture({ cars: 100 });

/** Of the pages of editors, and of those of cars. */
const CONTENT = { inTests: 3 };
const CARS = { inTests: 40, inMatrix: 8 };

const isCar = ({ paths, languages }: (typeof SITES)[number], path: string) =>
  languages.some(({ prefix }) => path.startsWith(`${prefix}${paths.carDetail}/`));

async function pathsOf(site: (typeof SITES)[number], at: number): Promise<string[]> {
  const host = `${site.id}.localhost`;
  const found = await readSitemaps(fixture.product.url, host);
  const paths = found.flatMap(({ items }) => items.map(({ url }) => new URL(url).pathname));
  const lists = site.languages.flatMap(({ prefix }) => {
    const list = `${prefix}${site.paths.carList}`;
    return [
      prefix || '/',
      list,
      `${list}?keyphrase=xyzzyqq`,
      `${list}?saved=cars`,
      `${prefix}${site.paths.dealers}`,
      `${prefix}${site.paths.dealers}?view=map`,
      `${prefix}${site.paths.carDetail}/9999999/volvo-v60`,
      `${prefix}/no-such-page`,
    ];
  });
  const cars = paths.filter((path) => isCar(site, path));
  const pages = paths.filter((path) => !isCar(site, path));
  return [...lists, ...sampleOf(cars, CARS, at), ...sampleOf(pages, CONTENT, at)];
}

test.each(SITES.map((site, at) => [site.id, site, at] as const))(
  'every id that a page of %s names is on it, once',
  async (id, site, at) => {
    const problems: [path: string, problems: string[]][] = [];
    let references = 0;
    for (const path of await pathsOf(site, at)) {
      const { body } = await send(fixture.product.url, path, { host: `${id}.localhost` });
      const tags = idsOfMarkup(body, path);
      references += tags.reduce((sum, tag) => sum + tag.references.length, 0);
      const found = idProblems(tags);
      if (found.length > 0) problems.push([path, found]);
    }
    expect(problems).toEqual([]);
    expect(references).toBeGreaterThan(100);
  },
);
