import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { overflow, violations } from '../../support/browser/accessibility.ts';
import { enterText, PHONE, pauseRequests } from '../../support/browser/browser.ts';
import { formScripts } from '../../support/browser/formScripts.ts';
import { answerLeaveQuestion } from '../../support/browser/leaveQuestion.ts';
import { storedDraft, waitForFormScript } from '../../support/browser/unsentForm.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';

/** The contact form of a car with scripts (F077, F078). */

const fixture = browserFixture({ cars: 400 });

interface Found {
  car_id: string;
  slug: string;
}

let path: string;
beforeEach(async () => {
  await fixture.product.resetSandbox();
  const filters = { car_is_sample: [false], car_status: ['available'] };
  const [car] = await recordsOf<Found>(fixture.product, 'vehicles_norrvag_se', { filters, limit: 1 });
  path = `/kop-bil/${car?.car_id}/${car?.slug}`;
});

const SEND = '#contact-form button[type="submit"]';

async function received(): Promise<{ values: Record<string, unknown> }[]> {
  const response = await fetch(`${fixture.product.sandboxUrl}/__sandbox/state.json`);
  const state = (await response.json()) as {
    upstreams: { leads: { received: { values: Record<string, unknown> }[] } };
  };
  return state.upstreams.leads.received;
}

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [field, value] of Object.entries(values)) await enterText(page, `#form-${field}`, value);
};
/** Presses the button by the keyboard, because the page may still scroll. */
async function send(page: Page): Promise<void> {
  await page.focus(SEND);
  await page.keyboard.press('Enter');
}
const textOf = (page: Page, selector: string) => page.$eval(selector, ({ textContent }) => textContent ?? '');
const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted) === true, {}, selector);

describe('the contact form', () => {
  test('F077 F078 U13 U14: errors on sending only, words that stay after a failure, then the confirmation', async () => {
    // Times of dealers are in `test-drives.test.ts`: without them, a day is wished.
    await fixture.product.setFault({ upstream: 'testDrives', kind: 'error', status: 500 });
    fixture.expectErrors(/^50[23]: .*testdrive/, /status of 50[23]/, /^502: .*comhub/);
    const { page } = await fixture.visit(`${path}#contact-testdrive`, { viewport: PHONE });
    const title = await page.title();
    expect(await page.$eval('article > [data-above-bars]', (bar) => bar.querySelectorAll('a').length)).toBe(2);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#form-testDrive')?.checked);
    await page.waitForSelector('[data-test-drive="unavailable"] #form-testDriveTime');
    const times = await page.$$eval('#form-testDriveTime option', (all) => all.map(({ value }) => value));
    expect(times[1]).toMatch(/^\d{4}-\d{2}-\d{2}\/(morning|afternoon|evening)$/);
    await page.select('#form-testDriveTime', times[1] ?? '');
    await page.type('#form-phone', 'ring mig');
    await page.type('#form-name', ' ');
    await page.focus('#form-message');
    expect(await page.$('#contact-form [aria-invalid]')).toBeNull();
    // The bar of a phone leaves its room to the keyboard.
    const barPosition = () => page.$eval('article > [data-above-bars]', (bar) => getComputedStyle(bar).position);
    expect(await barPosition()).toBe('static');

    await send(page);
    await hasFocus(page, '#contact-form [role="alert"]');
    expect(await page.title()).toBe(`Fel: ${title}`);
    // Also when it is refused again.
    await send(page);
    await hasFocus(page, '#contact-form [role="alert"]');
    expect(await textOf(page, '#form-name-error')).toBe('Skriv ditt namn');
    expect(await violations(page, '#contact')).toEqual([]);
    expect(await overflow(page)).toBe(0);
    // By the keyboard, because the page may still scroll.
    await page.focus('#contact-form [role="alert"] a[href="#form-phone"]');
    await page.keyboard.press('Enter');
    await hasFocus(page, '#form-phone');
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    // Below its label: the page may scroll.
    const top = () =>
      page.$eval('#form-phone', (field) => {
        const label = document.querySelector('label[for="form-phone"]');
        return field.getBoundingClientRect().top - (label?.getBoundingClientRect().top ?? 0);
      });
    const before = await top();
    await page.keyboard.type('070-123 45 67');
    await page.waitForFunction(() => !document.querySelector('#contact-form [role="alert"]'));
    expect(await page.title()).toBe(title);
    expect(await page.$('#form-phone-error')).toBeNull();
    // The error has kept its place, so that the field stays where it was.
    expect(await top()).toBe(before);

    await fixture.product.setFault({ upstream: 'leads', kind: 'error', status: 500, times: 3 });
    await fill(page, { name: 'Åsa Ek', email: 'asa@example.com', message: 'Finns den kvar?' });
    await send(page);
    await hasFocus(page, '#contact-form [role="alert"]');
    expect(await textOf(page, '#contact-form [role="alert"]')).toContain('Vi kunde inte skicka ditt meddelande');
    expect(await page.$('#contact-form [role="alert"] a[href^="tel:"]')).not.toBeNull();
    expect(await page.$eval('#form-message', (field) => (field as HTMLTextAreaElement).value)).toBe('Finns den kvar?');
    const stored = await storedDraft(page);
    expect(stored).toContain('Finns den kvar?');
    expect(stored).not.toMatch(/070-123|1234567|example\.com/);
    expect(await fixture.product.callsTo('leads')).toBe(3);

    await send(page);
    await hasFocus(page, '#contact-form[role="status"]');
    expect(await textOf(page, '#contact-form')).toContain('Tack, vi har fått din förfrågan');
    expect(await storedDraft(page)).toBeNull();
    expect((await received()).map(({ values }) => values)).toMatchObject([
      { name: 'Åsa Ek', phone: '0701234567', testDrive: true, testDriveTime: times[1], message: 'Finns den kvar?' },
    ]);
    expect(await violations(page, '#contact')).toEqual([]);
  });

  test('without its script it is posted; leaving with unsent words asks once, and the words return', async () => {
    const { page } = await fixture.visit(path);
    await page.evaluate(() => document.querySelector('#contact-form')?.scrollIntoView());
    await waitForFormScript(page);
    await page.waitForSelector('#form-message');
    await page.type('#form-message', 'Har den drag?');
    // From now on leaving is a question.
    await eventually(() => storedDraft(page), expect.stringContaining('Har den drag?'));
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.$eval('footer a[href^="/"]', (link) => (link as HTMLElement).click());
    await answerLeaveQuestion(page, 'stay');
    expect(new URL(page.url()).pathname).toBe(path);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(questions).toEqual(['beforeunload']);
    // The page may still restore its scroll position.
    const wordsReturn = () =>
      page.waitForFunction(() => {
        document.querySelector('#contact-form')?.scrollIntoView();
        return document.querySelector<HTMLTextAreaElement>('#form-message')?.value === 'Har den drag?';
      });
    await wordsReturn();

    // A restored form may be sent at once: the browser waits until the server takes it for a person's.
    await page.goto(fixture.urlOf(path), { waitUntil: 'domcontentloaded' });
    expect(questions).toHaveLength(1);
    // Before its scripts have run, the browser would post it.
    await wordsReturn();
    await fill(page, { name: 'Åsa Ek', phone: '0701234567', email: 'asa@example.com' });
    const [request] = await Promise.all([page.waitForRequest((each) => each.url().includes('/comhub')), send(page)]);
    expect(JSON.parse(request.postData() ?? '{}').elapsed).toBeGreaterThanOrEqual(1_000);
    await hasFocus(page, '#contact-form[role="status"]');
    expect((await received()).map(({ values }) => values)).toMatchObject([{ message: 'Har den drag?' }]);

    // Words of a form that the browser posts are sent too. Equal words of one day are one lead, also those of a first try.
    const phone = `070${String(Date.now()).slice(-7)}`;
    await page.goto(fixture.urlOf(path), { waitUntil: 'domcontentloaded' });
    await page.type('#form-name', 'Åsa Berg');
    await eventually(() => storedDraft(page), expect.stringContaining('Åsa Berg'));
    await fill(page, { phone, email: 'asa@example.com' });
    await page.$eval('#contact-form', (form) => (form as HTMLFormElement).submit());
    await eventually(() => new URL(page.url()).search, '?sent=contact');
    await eventually(() => storedDraft(page), null);

    fixture.expectErrors(/LeadRuntime/, /ERR_FAILED/);
    const blocked = await fixture.open();
    await blocked.page.setRequestInterception(true);
    blocked.page.on('request', (request) =>
      /LeadRuntime/.test(request.url()) ? request.abort('failed') : request.continue(),
    );
    await blocked.page.goto(fixture.urlOf(path), { waitUntil: 'domcontentloaded' });
    await fill(blocked.page, { name: 'Åsa Ek', phone, email: 'asa@example.com' });
    await send(blocked.page);
    await eventually(() => new URL(blocked.page.url()).search, '?sent=contact');
    expect(await received()).toHaveLength(3);
  });

  test('F078 a form that is sent at once waits for the server in the state of sending: disabled, announced, focused', async () => {
    const { page } = await fixture.open();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    // The second that a person needs never ends here.
    await page.evaluateOnNewDocument(() => {
      const started = Date.now();
      performance.now = () => (document.documentElement.dataset.waits === undefined ? Date.now() - started : -1e9);
    });
    await page.goto(fixture.urlOf(`${path}#contact-form`), { waitUntil: 'domcontentloaded' });
    await waitForFormScript(page);
    await fill(page, { name: 'Åsa Ek', phone: '0701234567', email: 'asa@example.com' });
    await page.evaluate(() => {
      document.documentElement.dataset.waits = '';
    });
    await send(page);
    await page.waitForSelector('#contact-form fieldset:disabled[aria-busy="true"]');
    await page.keyboard.press('Enter');
    await hasFocus(page, `${SEND}[aria-disabled="true"]`);
    expect(await textOf(page, SEND)).toBe('Skickar…');
    expect(await textOf(page, '#contact-form [role="status"]')).toBe('Skickar…');
    expect(await violations(page, '#contact')).toEqual([]);
    expect(await page.$('#contact-form [role="alert"]')).toBeNull();
    expect(requested).not.toContain('/api/forms/comhub');
  });

  test('its scripts load when it comes near; a page that changes meanwhile discards nothing that was typed', async () => {
    const { page } = await fixture.open({ viewport: PHONE });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const paused = await pauseRequests(page, '/CarContactForm-');
    const areRequested = () => requested.some((url) => /\/(?:CarContactForm|forms|LeadRuntime)-/.test(url));
    await page.goto(fixture.urlOf(path), { waitUntil: 'networkidle0' });
    expect(areRequested()).toBe(false);
    const { bytes, modules } = formScripts(requested);
    expect(modules.filter((module) => /formik|yup/.test(module))).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(4 * 1_024);

    await page.type('#form-name', 'Åsa Ek');
    await eventually(areRequested, true);
    // The history of the page changes while the script of the form is loading.
    await page.$eval('a[href="#contact-quote"]', (link) => link.click());
    await page.waitForFunction(() => window.location.hash === '#contact-quote');
    await page.type('#form-phone', '070-123');
    paused.resume();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#form-quote')?.checked);
    await page.focus('#form-phone');
    await page.keyboard.press('End');
    await page.keyboard.type(' 45 67');
    await fill(page, { email: 'asa@example.com' });
    await send(page);
    await hasFocus(page, '#contact-form[role="status"]');
    expect((await received()).map(({ values }) => values)).toMatchObject([
      { name: 'Åsa Ek', phone: '0701234567', email: 'asa@example.com', quote: true },
    ]);
  });
});
