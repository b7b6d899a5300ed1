import { expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import { waitForIdle } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { sampleOf, TESTS_ALL } from '../../support/matrix.ts';
import { readSitemaps } from '../../support/sitemaps.ts';

/**
 * React reports markup that differs from the server's as an error of the page, and renders the section again. The samples of
 * `npm run test:matrix` are a fourth of the content pages and stories, and fewer of the many alike cars and dealers: some 500 pages,
 * ten minutes.
 */

const fixture = browserFixture({ cars: 60 });

const CAR_OR_DEALER = /^\/sitemap-(?:cars|dealers)/;
/** A provider has nothing of some cars that it should know (F064). The browser reports that twice, the second time without its URL. */
const MISSING_MEDIA = /^404: \S+\/api\/media\//;
const MISSING = /^error: Failed to load resource: the server responded with a status of 404/;

test.each(SITES.map(({ id }, index) => [id, index] as const))(
  'the pages of %s hydrate without an error, also what waits for a touch',
  async (id, index) => {
    const files = await readSitemaps(fixture.product.url, `${id}.localhost`);
    const urlsOf = (isMany: boolean) =>
      files
        .filter(({ path }) => CAR_OR_DEALER.test(path) === isMany)
        .flatMap(({ items }) => items.map(({ url }) => url))
        .filter((url) => new URL(url).hostname === `${id}.localhost`);
    const urls = [
      ...sampleOf(urlsOf(false), { inTests: 240, inMatrix: 4 }, 7 * index),
      ...(TESTS_ALL || index % 2 === 0 ? sampleOf(urlsOf(true), { inTests: 1_000, inMatrix: 15 }, 11 * index) : []),
    ];
    expect(urls.length > 0 || !TESTS_ALL).toBe(true);
    const errors: string[] = [];
    for (const url of urls) {
      const { pathname } = new URL(url);
      const { page, consoleErrors, close } = await fixture.visit(pathname, { site: id });
      await waitForIdle(page);
      const found = consoleErrors.splice(0).filter((error) => !MISSING_MEDIA.test(error) && !MISSING.test(error));
      errors.push(...found.map((error) => `${pathname}: ${error}`));
      await close();
    }
    expect(errors).toEqual([]);
  },
  TESTS_ALL ? 3_600_000 : undefined,
);
