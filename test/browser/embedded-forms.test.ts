import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { overflow, violations } from '../support/browser/accessibility.ts';
import { PHONE, waitForHydration, waitForIdle } from '../support/browser/browser.ts';
import { answerLeaveQuestion } from '../support/browser/leaveQuestion.ts';
import { holdTimer } from '../support/browser/pageTimers.ts';
import { waitForFormScript } from '../support/browser/unsentForm.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';

/** Embedded forms with scripts (F106), and the events of forms (F084). */

const fixture = browserFixture({ cars: 400 });

beforeEach(async () => {
  await fixture.product.resetSandbox();
});

const POPUP = '#popup-240511000201';
const OPEN = '[popovertarget="popup-240511000201"]';
const FORM = '#form-240511000201';
const idOf = (kind: string, question: number) => `${FORM}-${kind}_240511000201_${question}`;

const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted) === true, {}, selector);
const isOpen = (page: Page, open: boolean) =>
  page.waitForFunction(
    (selector, expected) => document.querySelector(selector)?.matches(':popover-open') === expected,
    {},
    POPUP,
    open,
  );
async function press(page: Page, selector: string): Promise<void> {
  await page.focus(selector);
  await page.keyboard.press('Enter');
}
/** Returns the events of the data layer but page views. */
const events = (page: Page) =>
  page.evaluate(() =>
    ((window as Window & { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(
      ({ event }) => event !== undefined && event !== 'page_view',
    ),
  );
async function answers(): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${fixture.product.sandboxUrl}/__sandbox/state.json`);
  const { upstreams } = (await response.json()) as {
    upstreams: { embeddedForms: { received: { answers: Record<string, unknown> }[] } };
  };
  return upstreams.embeddedForms.received.map((each) => each.answers);
}

describe('an embedded form in a popup', () => {
  test('F106 opens, closes by Escape and by a click outside, and gives the focus back', async () => {
    const { page } = await fixture.visit('/service-och-verkstad', { viewport: PHONE });
    await press(page, OPEN);
    await isOpen(page, true);
    expect(await violations(page, POPUP)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    // The first Escape closes the calendar only.
    await press(page, `${POPUP} button[aria-expanded]`);
    await page.waitForSelector(`${POPUP} [role="grid"]`);
    expect(await overflow(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.waitForSelector(`${POPUP} [role="grid"]`, { hidden: true });
    await waitForIdle(page);
    await isOpen(page, true);
    await page.focus(idOf('longText', 6));
    await page.keyboard.press('Escape');
    await isOpen(page, false);
    await hasFocus(page, OPEN);
    await press(page, OPEN);
    await isOpen(page, true);
    await page.mouse.click(4, 4);
    await isOpen(page, false);
    await hasFocus(page, OPEN);
  });

  test('F106 F084 errors, then sent once, made anew after 3 s; events after consent only, without what was typed', async () => {
    const { page } = await fixture.open({ consent: ['statistics'] });
    // Nobody waits for three seconds here.
    const makeAnew = await holdTimer(page, 3_000);
    await page.goto(fixture.urlOf('/service-och-verkstad'), { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await press(page, OPEN);
    await isOpen(page, true);
    await page.type(idOf('longText', 6), 'canaria text');
    await press(page, `${FORM} button[type="submit"]`);
    await hasFocus(page, `${FORM} [role="alert"]`);
    await page.$eval(idOf('rating', 3), (input) => (input as HTMLInputElement).click());
    await page.select(idOf('choice', 4), 'Däck');
    await page.type(idOf('email', 7), 'canaria@example.com');
    await press(page, `${FORM} button[type="submit"]`);
    await page.waitForSelector(`${FORM}[role="status"]`);
    expect(await answers()).toEqual([{ 3: '1', 4: 'Däck', 6: 'canaria text', 7: 'canaria@example.com' }]);
    expect(await page.$(`form${FORM}`)).toBeNull();
    await makeAnew();
    await page.waitForSelector(`form${FORM}`);
    expect(await page.$eval(idOf('longText', 6), (field) => (field as HTMLTextAreaElement).value)).toBe('');
    await hasFocus(page, POPUP);
    const form = { form_name: 'embedded', form_id: '240511000201', site: 'norrvag-se' };
    expect(await events(page)).toEqual([
      { event: 'form_interaction', ...form },
      { event: 'event_error', ...form, error: 'validation', flow_version: '2.0' },
      { event: 'lead', ...form },
    ]);
  });

  test('F084 without consent forms leave no events; Back asks once about words that are not sent', async () => {
    const { page } = await fixture.visit('/om-oss', { consent: [] });
    const path = () => page.evaluate(() => window.location.pathname);
    await page.$eval('a[href="/om-oss/nyhetsbrevet"]', (link) => link.click());
    await page.waitForSelector('#newsletter-email');
    await waitForFormScript(page);
    await waitForIdle(page);
    await page.type('#newsletter-email', 'canaria@example.com');
    // From now on leaving is a question.
    await page.waitForFunction(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await page.evaluate(() => window.history.back());
    await answerLeaveQuestion(page, 'stay');
    await eventually(path, '/om-oss/nyhetsbrevet');
    expect(await page.$eval('#newsletter-email', (field) => (field as HTMLInputElement).value)).not.toBe('');
    // A search leaves the page too.
    await page.evaluate(() => {
      const search = Object.assign(document.createElement('form'), { action: '/kop-bil' });
      document.body.append(search);
      search.requestSubmit();
    });
    await answerLeaveQuestion(page, 'stay');
    expect(await path()).toBe('/om-oss/nyhetsbrevet');

    // F078 the browser tries three times; then the error has a phone number (U22).
    fixture.expectErrors(/^502: .*comhub/, /status of 502/);
    await fixture.product.setFault({ upstream: 'embeddedForms', kind: 'error', status: 500, times: 3 });
    const before = await fixture.product.callsTo('embeddedForms');
    await press(page, '#newsletter button[type="submit"]');
    await page.waitForSelector('#newsletter [role="alert"] a[href^="tel:"]');
    expect((await fixture.product.callsTo('embeddedForms')) - before).toBe(3);
    await press(page, '#newsletter button[type="submit"]');
    await page.waitForSelector('#newsletter[role="status"]');
    expect(await events(page)).toEqual([]);
  });
});
