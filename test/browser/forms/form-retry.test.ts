import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { enterText } from '../../support/browser/browser.ts';
import { storedDraft } from '../../support/browser/unsentForm.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';

/** A lead whose responses are all lost, and a visitor who reloads the page and sends it again. */

const fixture = browserFixture({ cars: 400 });
const FORM = '#contact-form';

async function received(): Promise<{ formSubmissionId: string; values: Record<string, unknown> }[]> {
  const response = await fetch(`${fixture.product.sandboxUrl}/__sandbox/state.json`);
  const { upstreams } = (await response.json()) as { upstreams: { leads: { received: never[] } } };
  return upstreams.leads.received;
}

const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted) === true, {}, selector);

/** Waits until the form has its script and, after a reload, its words. */
const isReady = (page: Page, message: string) =>
  page.waitForFunction(
    ([form, text]) => {
      document.querySelector(form)?.scrollIntoView();
      const isLoaded = performance.getEntriesByType('resource').some(({ name }) => name.includes('LeadRuntime'));
      return isLoaded && document.querySelector<HTMLTextAreaElement>(`${form} [name="message"]`)?.value === text;
    },
    {},
    [FORM, message] as const,
  );

async function send(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(values)) await enterText(page, `${FORM} [name="${name}"]`, text);
  await page.focus(`${FORM} button[type="submit"]`);
  await page.keyboard.press('Enter');
}

test('Q32 F078 three lost responses, a reload, and the same words again: one lead; other words are one more, after a question', async () => {
  const filters = { car_is_sample: [false], car_status: ['available'] };
  const [car] = await recordsOf<{ car_id: string; slug: string }>(fixture.product, 'vehicles_norrvag_se', {
    filters,
    limit: 1,
  });
  fixture.expectErrors(/^(?:409|502): .*comhub/, /status of (?:409|502)/);
  await fixture.product.setFault({ upstream: 'leads', kind: 'lost', times: 3 });
  const { page } = await fixture.open();
  await page.evaluateOnNewDocument(() => {
    const original = window.setTimeout;
    // The pauses between two attempts.
    const isPause = (delay?: number) => delay === 1_000;
    window.setTimeout = ((handler: () => void, delay?: number, ...rest: unknown[]) =>
      original(handler, isPause(delay) ? 0 : delay, ...rest)) as typeof setTimeout;
  });
  await page.goto(fixture.urlOf(`/kop-bil/${car?.car_id}/${car?.slug}`), { waitUntil: 'domcontentloaded' });
  page.on('dialog', (dialog) => void dialog.accept());
  await isReady(page, '');
  const person = { phone: '070-123 45 67', email: 'asa@example.com' };
  await send(page, { name: 'Åsa Ek', message: 'Har den drag?', ...person });
  await hasFocus(page, `${FORM} [role="alert"]`);
  expect(await received()).toHaveLength(1);

  await page.reload({ waitUntil: 'domcontentloaded' });
  await isReady(page, 'Har den drag?');
  await send(page, person);
  await hasFocus(page, `${FORM}[role="status"]`);
  expect(await received()).toHaveLength(1);

  await fixture.product.setFault({ upstream: 'leads', kind: 'lost', times: 3 });
  await page.goto(page.url().split('#')[0] ?? '', { waitUntil: 'domcontentloaded' });
  await isReady(page, '');
  await send(page, { name: 'Åsa Ek', message: 'Är den såld?', ...person });
  await hasFocus(page, `${FORM} [role="alert"]`);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await isReady(page, 'Är den såld?');
  await send(page, { message: ' Ring', ...person });
  await hasFocus(page, `${FORM} [role="alert"]`);
  await page.waitForSelector(`${FORM} [role="alert"] ::-p-text(har redan skickats)`);
  await send(page, {});
  await hasFocus(page, `${FORM}[role="status"]`);
  const leads = await received();
  expect(leads.map(({ values }) => values.message)).toEqual(['Har den drag?', 'Är den såld?', 'Är den såld? Ring']);
  expect(new Set(leads.map(({ formSubmissionId: id }) => id)).size).toBe(3);
});

test('a field that a password manager has filled in is not stored, and the form can be sent again', async () => {
  const [car] = await recordsOf<{ car_id: string; slug: string }>(fixture.product, 'vehicles_norrvag_se', {
    filters: { car_is_sample: [false], car_status: ['available'] },
    limit: 1,
  });
  fixture.expectErrors(/^400: .*comhub/, /status of 400/);
  await fixture.product.resetSandbox();
  const { page } = await fixture.visit(`/kop-bil/${car?.car_id}/${car?.slug}`);
  await isReady(page, '');
  const fillTrap = () =>
    page.$eval(`${FORM} [name="website"]`, (field) => {
      (field as HTMLInputElement).value = 'https://asa.example';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await fillTrap();
  await send(page, { name: 'Åsa Ek', message: 'Har den drag?', phone: '070-123 45 67', email: 'asa@example.com' });
  await hasFocus(page, `${FORM} [role="alert"]`);
  expect(await storedDraft(page)).not.toContain('asa.example');
  expect(await page.$eval(`${FORM} [name="website"]`, (field) => (field as HTMLInputElement).value)).toBe('');
  expect(await received()).toEqual([]);
  await send(page, {});
  await hasFocus(page, `${FORM}[role="status"]`);
  expect(await received()).toHaveLength(1);
});

test('a lead says on which terms the buyer looked at the car, which quotes the page showed, and which campaign brought the visitor', async () => {
  await fixture.product.resetSandbox();
  const all = await recordsOf<{ car_id: string; slug: string; car_is_used: boolean }>(
    fixture.product,
    'vehicles_marlow_uk',
    { filters: { car_status: ['available'] }, limit: 60 },
  );
  const { page } = await fixture.visit('/buy-car?utm_source=news&utm_campaign=spring&x=1', { site: 'marlow-uk' });
  const car = all.find((each) => each.car_is_used);
  // Within the document, as a click on a card goes.
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path });
    document.querySelector('main')?.append(link);
    link.click();
  }, `/buy-car/${car?.car_id}/${car?.slug}?deposit=3000&months=36`);
  await page.waitForSelector('[data-quote-reference]');
  const references = await page.$$eval('[data-quote-reference]', (cards) =>
    cards.map((card) => (card as HTMLElement).dataset.quoteReference),
  );
  await isReady(page, '');
  await send(page, { name: 'Ann Lee', message: 'Still there?', phone: '07700 900123', email: 'ann@example.com' });
  await hasFocus(page, `${FORM}[role="status"]`);
  const [lead] = await received();
  expect(lead?.values).toMatchObject({
    deposit: 3_000,
    months: 36,
    quoteReference: references.join(', '),
    campaign: 'utm_source=news&utm_campaign=spring',
    source: expect.stringMatching(/\/buy-car\/\d+\/[^?]*$/),
  });
  expect(references.length).toBeGreaterThan(0);
});
