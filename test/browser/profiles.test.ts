import { expect, test } from '@jest/globals';
import { browserFixture } from '../support/data/fixtures.ts';

const fixture = browserFixture();
const SITES = ['norrvag-se', 'rullande-se'];

test('a visitor of a test finds nothing that the visitor before stored, except responses in the HTTP cache', async () => {
  const first = await fixture.open({ consent: null });
  for (const site of SITES) {
    await first.page.goto(fixture.urlOf('/', site));
    await first.page.evaluate(async () => {
      localStorage.setItem('left', 'text');
      sessionStorage.setItem('left', 'text');
      await cookieStore.set('left', 'text');
      await new Promise((resolve) => Object.assign(indexedDB.open('left'), { onsuccess: resolve }));
    });
  }
  await first.page.browserContext().overridePermissions(fixture.urlOf(''), ['geolocation']);
  await first.close();

  const { page } = await fixture.open({ consent: null });
  expect(page.browserContext()).toBe(first.page.browserContext());
  for (const site of SITES) {
    await page.goto(fixture.urlOf('/', site));
    const found = await page.evaluate(async () => ({
      stored: [localStorage.getItem('left'), sessionStorage.getItem('left')],
      cookies: await cookieStore.getAll('left'),
      databases: await indexedDB.databases(),
      permission: (await navigator.permissions.query({ name: 'geolocation' })).state,
    }));
    expect(found).toEqual({
      stored: [null, null],
      cookies: [],
      databases: [],
      permission: expect.not.stringMatching('granted'),
    });
  }
  // The scripts may still have been loading when the first visitor left.
  const transferred = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.css'))
      .map(({ transferSize }) => transferSize),
  );
  expect(new Set(transferred)).toEqual(new Set([0]));
});

test('visitors of one test have different profiles', async () => {
  const [one, other] = [await fixture.open(), await fixture.open()];
  expect(one.page.browserContext()).not.toBe(other.page.browserContext());
});

test('a visitor gets the renderer process of the visitor before', async () => {
  const session = await fixture.browser.target().createCDPSession();
  async function renderers() {
    const visitor = await fixture.open();
    await visitor.page.goto(fixture.urlOf('/'));
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    await visitor.close();
    return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  }
  const first = await renderers();
  expect(first).not.toEqual([]);
  expect(await renderers()).toEqual(first);
});
