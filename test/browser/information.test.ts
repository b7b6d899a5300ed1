import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { layoutShift, type openPage, waitForHydration } from '../support/browser/browser.ts';
import { shortenTimers } from '../support/browser/pageTimers.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';

const fixture = browserFixture({ cars: 100 });

const DAY = 86_400_000;
const NARROW = { width: 320, height: 700 };
/** Messages for screen readers. */
const messages = (page: Page) =>
  page.$$eval('[role="status"]', (regions) => regions.flatMap(({ textContent }) => textContent || []));
interface Watched {
  copyState?: { visibleText: string; messages: string[] };
}
/** Records in the page what a copy button shows and announces: a second is too short to poll for. */
const watchForConfirmation = (page: Page, selector: string) =>
  page.evaluate((chosen) => {
    Object.assign(window, { copyState: undefined });
    // At the change itself: a busy machine may paint no frame within the second.
    new MutationObserver((_, observer) => {
      const button = document.querySelector(`${chosen}[data-done]`);
      const messages = [...document.querySelectorAll('[role="status"]')].flatMap(
        ({ textContent }) => textContent || [],
      );
      if (!button || messages.length === 0) return;
      observer.disconnect();
      Object.assign(window, { copyState: { visibleText: getComputedStyle(button, '::after').content, messages } });
    }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
  }, selector);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Reads the clipboard as a visitor would paste it. */
async function open(path: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await fixture.open(options);
  await opened.page
    .browserContext()
    .overridePermissions(fixture.urlOf(''), ['clipboard-read', 'clipboard-sanitized-write']);
  await opened.page.goto(fixture.urlOf(path), { waitUntil: 'load' });
  if (options.scripts !== false) await waitForHydration(opened.page);
  return opened;
}

describe('on a desktop', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await open('/om-oss'));
  });

  test.each([
    ['of a contact card', 'main [data-copy="08-465 004 10"]', '08-465 004 10'],
    ['in the footer’s rich text', 'footer [data-copy="hej@norrvag-se.example"]', 'hej@norrvag-se.example'],
  ])(
    'F024 copy buttons %s: works by keyboard, and shows and announces success for a second',
    async (_place, selector, value) => {
      await page.focus(selector);
      await watchForConfirmation(page, selector);
      await page.keyboard.press('Enter');
      await eventually(() => page.evaluate(() => (window as unknown as Watched).copyState), {
        visibleText: '"Kopierad"',
        messages: ['Kopierad'],
      });
      await eventually(() => clipboard(page), value);
      await page.waitForSelector(`${selector}:not([data-done])`);
      await eventually(() => messages(page), []);
      await eventually(
        () => page.evaluate((chosen) => document.activeElement === document.querySelector(chosen), selector),
        true,
      );
    },
  );

  test('F117 sharing: the URL is copied', async () => {
    const share = 'button[aria-label="Kopiera länken"]';
    await watchForConfirmation(page, share);
    await page.click(share);
    await eventually(() => page.evaluate(() => (window as unknown as Watched).copyState !== undefined), true);
    await eventually(() => clipboard(page), fixture.urlOf('/om-oss'));
    await eventually(
      () =>
        page.$$eval('button[aria-label="Fler sätt att dela"]', (all) => all.map((b) => getComputedStyle(b).visibility)),
      ['hidden'],
    );
  });

  test('F024 the consent link opens the second layer', async () => {
    const settings = await page.evaluateHandle(() =>
      [...document.querySelectorAll<HTMLElement>('footer a')].find(
        ({ textContent }) => textContent === 'Cookieinställningar',
      ),
    );
    await settings.asElement()?.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open] h2');
  });
});

describe('F117 sharing', () => {
  test('the device’s share sheet gets the canonical URL and causes no layout shift', async () => {
    const { page } = await fixture.open({ viewport: NARROW });
    await page.evaluateOnNewDocument(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => void shared.push(data ?? {});
    });
    await page.goto(fixture.urlOf('/om-oss'), { waitUntil: 'load' });
    await waitForHydration(page);
    const button = 'button[aria-label="Fler sätt att dela"]';
    await page.waitForSelector(button, { visible: true });
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    await page.focus(button);
    await page.keyboard.press('Enter');
    await eventually(
      () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared),
      [{ url: fixture.urlOf('/om-oss'), title: 'Om Norrväg' }],
    );
  });
});

test('opening hours mark today’s line in the browser, by the clock of the dealers, also after midnight', async () => {
  const { page } = await fixture.open();
  // The clock is read four times a minute.
  await shortenTimers(page, 15_000, 50);
  await page.goto(fixture.urlOf('/anlaggningar'));
  const lineAfter = (days: number) => {
    const format = new Intl.DateTimeFormat('sv-SE', { weekday: 'long', timeZone: 'Europe/Stockholm' });
    const day = format.format(Date.now() + days * DAY);
    return `${['lördag', 'söndag'].includes(day) ? day : 'måndag–fredag'} (i dag)`;
  };
  const marked = () =>
    page.$$eval('tr[aria-current="date"] th', (lines) => lines.map((line) => line.textContent?.toLowerCase()));
  const today = lineAfter(0);
  await eventually(marked, [today]);
  const days = [1, 2, 3, 4, 5].find((each) => lineAfter(each) !== today) ?? 0;
  await page.evaluate((ms) => {
    window.Date = new Proxy(window.Date, {
      construct: (clock, values) =>
        values.length > 0 ? Reflect.construct(clock, values) : new clock(clock.now() + ms),
    });
  }, days * DAY);
  await eventually(marked, [lineAfter(days)]);
});

test('without scripts there are plain links, and no buttons that need scripts', async () => {
  const { page } = await open('/om-oss', { scripts: false });
  const visibleText = await page.$$eval(
    // Forms are sent without scripts too.
    'main button:not([type="submit"]), footer button:not([type="submit"])',
    (all) =>
      all.filter(
        (button) => getComputedStyle(button).display !== 'none' && getComputedStyle(button).visibility !== 'hidden',
      ).length,
  );
  expect(visibleText).toBe(0);
  const shares = await page.$$eval('main a[aria-label^="Dela på"]', (links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(shares).toHaveLength(4);
  for (const href of shares) expect(decodeURIComponent(href ?? '')).toContain(fixture.urlOf('/om-oss'));
});
