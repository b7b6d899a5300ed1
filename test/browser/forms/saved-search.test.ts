import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { OutboxMessage } from '../../../sandbox/control/outbox.ts';
import { violations } from '../../support/browser/accessibility.ts';
import { waitForHydration } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** A search is saved on a phone by keyboard, with scripts and without them, and confirmed by the link of its mail (docs/decisions/0223). */

const fixture = browserFixture({ cars: 60, settings: { SAVED_SEARCH_INTERVAL: '200' } });

const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true };
const LIST = '/kop-bil/alla-bilar-i-lager';

async function linkFor(email: string): Promise<string> {
  const mails = async () => {
    const state = await (await fetch(`${fixture.product.sandboxUrl}/__sandbox/state.json`)).json();
    return (state as { outbox: OutboxMessage[] }).outbox.filter(({ to }) => to === email);
  };
  await eventually(async () => (await mails()).length, 1);
  return /https?:\/\/\S+\?token=\S+/.exec((await mails())[0]?.text ?? '')?.[0] ?? '';
}

test.each([true, false])('from the list to the confirmation, with scripts: %s', async (scripts) => {
  fixture.expectErrors(/422/);
  const { page } = await fixture.open({ scripts, viewport: PHONE });
  const email = `phone-${randomUUID()}@example.com`;
  await page.goto(fixture.urlOf(`${LIST}?car_fuel=Diesel`), { waitUntil: 'load' });
  const submit = () => Promise.all([page.waitForNavigation({ waitUntil: 'load' }), page.keyboard.press('Enter')]);
  await page.focus('#savedSearch > summary');
  await page.keyboard.press('Enter');
  await page.focus('#savedSearch input[name="email"]');
  await page.keyboard.type('no-address');
  await submit();
  const refused = await page.$eval('#savedSearch', (element) => [element.hasAttribute('open'), element.textContent]);
  expect(refused).toEqual([true, expect.stringContaining('e-postadress')]);
  expect(new URL(page.url()).searchParams.get('car_fuel')).toBe('Diesel');
  await page.$eval('#savedSearch input[name="email"]', (input) => (input as HTMLInputElement).select());
  await page.keyboard.type(email);
  await submit();
  await eventually(
    () =>
      page.$eval('#savedSearch', (element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return [element.textContent?.includes('Titta i din e-post'), top < innerHeight && bottom > 0];
      }),
    [true, true],
  );
  if (scripts) expect(await violations(page, '#savedSearch')).toEqual([]);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(390);
  await page.goto(await linkFor(email), { waitUntil: 'load' });
  await page.focus('#savedSearches button');
  await submit();
  await page.focus('#savedSearches button[value="confirm"]');
  await submit();
  expect(await page.$eval('#savedSearches', (element) => element.textContent)).toMatch(/Bekräftat.*Diesel.*Slutar/);
  if (scripts) expect(await violations(page, 'main')).toEqual([]);
  expect(await width()).toBeLessThanOrEqual(390);
  await page.focus('#savedSearches button[value="end"]');
  await submit();
  expect(await page.$eval('#savedSearches', (element) => element.textContent)).toContain('inga sparade sökningar');
});

test('what is chosen with scripts is what is saved', async () => {
  const { page } = await fixture.open();
  const email = `chosen-${randomUUID()}@example.com`;
  await page.goto(fixture.urlOf(LIST), { waitUntil: 'load' });
  // React would compare the page with the other URL.
  await waitForHydration(page);
  await page.evaluate(() => history.replaceState(history.state, '', '?car_fuel=El'));
  await page.click('#savedSearch > summary');
  await page.type('#savedSearch input[name="email"]', email);
  await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), page.keyboard.press('Enter')]);
  await page.goto(await linkFor(email), { waitUntil: 'load' });
  await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), page.click('#savedSearches button')]);
  await eventually(() => page.$eval('#savedSearches a', (link) => link.textContent), 'El');
});

test.each([true, false])('the link after the chosen filters opens the form, with scripts: %s', async (scripts) => {
  const { page } = await fixture.open({ scripts, viewport: PHONE });
  const link = 'a[href="#save-search"]';
  await page.goto(fixture.urlOf(LIST), { waitUntil: 'load' });
  expect(await page.$(link)).toBeNull();
  await page.goto(fixture.urlOf(`${LIST}?car_fuel=Diesel`), { waitUntil: 'load' });
  expect(await page.$eval('#savedSearch', (element) => element.hasAttribute('open'))).toBe(false);
  await page.focus(link);
  await page.keyboard.press('Enter');
  await eventually(
    () =>
      page.$eval('#savedSearch input[name="email"]', (input) => {
        const { top, bottom } = input.getBoundingClientRect();
        return [top > 0 && bottom < innerHeight, location.search];
      }),
    [true, '?car_fuel=Diesel'],
  );
});
