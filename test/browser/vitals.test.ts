import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import type { ConsentCategory } from '../../src/contracts/consent/consent.ts';
import { waitForHydration, waitForIdle } from '../support/browser/browser.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';

/** Pages report their speed after consent for statistics, and without it nothing. */

const fixture = browserFixture({ cars: 20 });

/** Returns how often a figure was counted, of all devices. */
async function countOf(name: string, kind: string): Promise<number> {
  const { values } = await fixture.product.metrics.vitals.get();
  return values
    .filter(({ metricName, labels }) => metricName?.endsWith('_count') && labels.name === name && labels.kind === kind)
    .reduce((sum, { value }) => sum + value, 0);
}

/** Opens a page as a visitor with this consent, who leaves it after a click. */
async function visitAndLeave(
  consent: readonly ConsentCategory[] | null,
  path: string,
  act?: (page: Page) => Promise<void>,
) {
  const { page } = await fixture.open({ consent });
  await page.goto(fixture.urlOf(path), { waitUntil: 'load' });
  await waitForHydration(page);
  await act?.(page);
  await page.waitForNetworkIdle();
  await page.click('main h1');
  await waitForIdle(page);
  await page.goto(fixture.urlOf('/robots.txt'));
}

test('Q35 a visit without consent reports nothing, one with it what the visitor has waited for', async () => {
  await visitAndLeave([], '/om-oss');
  await visitAndLeave(['statistics'], '/anlaggningar');
  await eventually(() => countOf('LCP', 'dealerList'), 1);
  expect(await countOf('TTFB', 'dealerList')).toBe(1);
  expect(await countOf('LCP', 'content')).toBe(0);
});

test('Q35 consent that is given later reports the page that the server sent; one that is withdrawn ends it', async () => {
  await visitAndLeave(null, '/om-oss', (page) => page.locator('#consent [data-choose="all"]').click());
  await eventually(() => countOf('LCP', 'content'), 1);
  await visitAndLeave(['statistics'], '/om-oss', async (page) => {
    await page.evaluate(() => cookieStore.delete('consent'));
  });
  await visitAndLeave(['statistics'], '/anlaggningar');
  await eventually(() => countOf('LCP', 'dealerList'), 2);
  expect(await countOf('LCP', 'content')).toBe(1);
});

test('a script of the page reads what the server has said of its time', async () => {
  const path = '/om-oss?visit=timing';
  const { page } = await fixture.open();
  await page.goto(fixture.urlOf(path));
  const names = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.serverTiming.map(({ name, duration, description }) => [name, duration >= 0, description]);
  });
  expect(names).toEqual(
    expect.arrayContaining([
      ['cache', true, expect.stringMatching(/^(?:hit|miss)$/)],
      ['total', true, ''],
    ]),
  );
});
