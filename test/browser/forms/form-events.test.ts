import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { enterText } from '../../support/browser/browser.ts';
import { waitForFormScript } from '../../support/browser/unsentForm.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { matrixCases } from '../../support/matrix.ts';

/** Events of forms and of links that call or write to us (F084): after consent alone, and never with personal data. */

const fixture = browserFixture({ cars: 400 });
const FORM = '#contact-form';
const EVENT_FIELDS = { form_name: 'contact', site: 'norrvag-se' };
let path: string;
beforeEach(async () => {
  await fixture.product.resetSandbox();
  const filters = { car_is_sample: [false], car_status: ['available'] };
  const [car] = await recordsOf<{ car_id: string; slug: string }>(fixture.product, 'vehicles_norrvag_se', {
    filters,
    limit: 1,
  });
  path = `/kop-bil/${car?.car_id}/${car?.slug}`;
});

const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted) === true, {}, selector);
const send = async (page: Page) => {
  await page.focus(`${FORM} button[type="submit"]`);
  await page.keyboard.press('Enter');
};
/** Returns the events of the data layer besides page views. */
const eventsOf = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []).filter(
      ({ event }) => event !== 'page_view',
    ),
  );

/** Calls and writes by the links at the form, sends it with errors, and then without. */
async function useContact(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Links to other programs open nothing here.
    window.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"], a[href^="mailto:"]'))
        event.preventDefault();
    });
  });
  for (const scheme of ['tel', 'mailto']) {
    await page.$eval(`#contact a[href^="${scheme}:"]`, (link) => (link as HTMLElement).click());
  }
  await page.$eval(FORM, (form) => form.scrollIntoView());
  await waitForFormScript(page);
  await enterText(page, `${FORM} [name="name"]`, 'Canaria Ek');
  await send(page);
  await hasFocus(page, `${FORM} [role="alert"]`);
  await enterText(page, `${FORM} [name="phone"]`, '070-123 45 67');
  await enterText(page, `${FORM} [name="email"]`, 'canaria@example.com');
  await send(page);
  await hasFocus(page, `${FORM}[role="status"]`);
}

test('F084 with consent: contact, form_interaction once, event_error and lead, with these fields alone', async () => {
  const { page } = await fixture.visit(path, { consent: ['statistics'] });
  // The code that measures has loaded, and knows the page.
  await page.waitForFunction(() =>
    (window as Window & { dataLayer?: { event?: string }[] }).dataLayer?.some(({ event }) => event === 'page_view'),
  );
  await useContact(page);
  expect(await eventsOf(page)).toEqual([
    { event: 'contact', contact_type: 'phone', site: 'norrvag-se' },
    { event: 'contact', contact_type: 'email', site: 'norrvag-se' },
    { event: 'form_interaction', ...EVENT_FIELDS },
    { event: 'event_error', ...EVENT_FIELDS, error: 'validation', flow_version: '2.0' },
    { event: 'lead', ...EVENT_FIELDS },
  ]);
});

// Without any consent `embedded-forms.test.ts` asserts the same.
const CONSENTS = matrixCases<readonly [string, readonly 'marketing'[]]>(
  [
    ['refused', []],
    ['for marketing alone', ['marketing']],
  ],
  [['for marketing alone', ['marketing']]],
);

test.each(CONSENTS)('F084 with consent %s none of these events exists', async (_what, consent) => {
  const { page } = await fixture.visit(path, { consent });
  await useContact(page);
  expect(await eventsOf(page)).toEqual([]);
});
