import { expect, test } from '@jest/globals';
import { violations } from '../../support/browser/accessibility.ts';
import { browserFixture } from '../../support/data/fixtures.ts';

/** The button below the privacy page deletes what the browser has stored, with scripts and without them. */

const fixture = browserFixture({ cars: 20 });

const PAGES = [
  ['norrvag-se', '/om-oss/integritetspolicy', 'Allt har raderats.'],
  ['norrvag-se', '/en/om-oss/integritetspolicy', 'Everything has been deleted.'],
  ['rullande-sk', '/o-nas/ochrana-osobnych-udajov', 'Všetko je vymazané.'],
] as const;

test.each(PAGES.flatMap((page) => [true, false].map((scripts) => [...page, scripts] as const)))(
  '%s%s: "%s", with scripts: %s',
  async (site, path, message, scripts) => {
    fixture.expectErrors(/Clear-Site-Data/);
    const { page } = await fixture.open({ scripts });
    await page.goto(fixture.urlOf(path, site), { waitUntil: 'load' });
    await page.evaluate(() => {
      localStorage.setItem('forecourt.saved', '[]');
      sessionStorage.setItem('forecourt.compare', '[]');
    });
    await page.browserContext().setCookie({ name: 'hideAlert', value: '1', domain: `${site}.localhost`, path: '/' });
    const shown = () => page.$eval('#forgotten', (element) => [element.checkVisibility(), element.textContent]);
    expect((await shown())[0]).toBe(false);
    await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), page.click('form[action="/api/forget"] button')]);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await shown()).toEqual([true, message]);
    const stored = () =>
      page.evaluate(() => [localStorage.getItem('forecourt.saved'), sessionStorage.getItem('forecourt.compare')]);
    expect(await stored()).toEqual([null, null]);
    expect(await page.evaluate(() => document.cookie)).not.toContain('hideAlert');
    if (scripts) expect(await violations(page, 'main')).toEqual([]);
  },
);
