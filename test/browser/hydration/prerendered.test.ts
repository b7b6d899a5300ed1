import { expect, test } from '@jest/globals';
import { waitForIdle } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

const fixture = browserFixture({ cars: 60 });

test('a page that the browser renders ahead of a visit sends no page view before the visitor sees it', async () => {
  const { page } = await fixture.open({ consent: ['statistics', 'marketing'] });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    window.addEventListener('forecourt:pageview', () => Object.assign(window, { viewed: true }));
  });
  await page.goto(fixture.urlOf('/'), { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /client-/.test(name)));
  await waitForIdle(page);
  expect([sent, await page.evaluate(() => 'viewed' in window)]).toEqual([[], false]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await page.waitForFunction(() => 'viewed' in window);
  await eventually(() => sent.length > 0, true);
});
