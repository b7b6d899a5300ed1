import { expect, test } from '@jest/globals';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

const fixture = browserFixture({ cars: 60 });

test.each(['/kop-bil/alla-bilar-i-lager', '/en/kop-bil/alla-bilar-i-lager'])(
  'a car of %s that is opened offline keeps the list, says so, and opens when the browser is online',
  async (list) => {
    const { page } = await fixture.visit(list, { waitUntil: 'load' });
    fixture.expectErrors(/ERR_INTERNET_DISCONNECTED/);
    // The router loads with the first touch.
    await page.keyboard.press('Tab');
    await page.waitForNetworkIdle();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.setOfflineMode(true);
    await page.$eval('main article a', (link) => (link as HTMLElement).click());
    const status = () => page.$eval('page-content > [role="status"]', (element) => element.textContent ?? '');
    await eventually(status, expect.stringMatching(list.startsWith('/en') ? /You are offline/ : /Du är offline/));
    expect(await page.$$eval('main article', ({ length }) => length)).toBeGreaterThan(10);
    await page.setOfflineMode(false);
    await page.waitForSelector('main [data-lead]');
    await eventually(status, '');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  },
);
