import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { findSite } from '../../../config/sites.ts';
import { overflow, violations } from '../../support/browser/accessibility.ts';
import {
  DESKTOP,
  enterText,
  pauseRequests,
  reload,
  scrolledTo,
  waitForHydration,
  waitForIdle,
} from '../../support/browser/browser.ts';
import { waitForFormScript } from '../../support/browser/unsentForm.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { matrixCases } from '../../support/matrix.ts';

/** The contact form of a car in its states on every theme, and a visitor who uses the keyboard only. */

const fixture = browserFixture({ cars: 400 });

const FORM = '#contact-form';
const RUNTIME = 'LeadRuntime';
const PERSON = { name: 'Canaria Ek', phone: '070-123 45 67', email: 'canaria@example.com' };
const CANARIES = [/Canaria/, /070.?123.?45.?67|0701234567/, /canaria@|canaria%40/i, /hemlig/];

interface Found {
  car_id: string;
  slug: string;
  car_site_id: string;
}

async function pathOfCar(site: string, filters: object): Promise<string> {
  const config = findSite(site);
  const [car] = await recordsOf<Found>(fixture.product, config?.indexes.vehicles ?? '', { filters, limit: 1 });
  return `${config?.paths.carDetail}/${car?.car_id}/${car?.slug}`;
}

const pressSend = async (page: Page) => {
  await page.focus(`${FORM} button[type="submit"]`);
  await page.keyboard.press('Enter');
};
const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted) === true, {}, selector);

/** Shows the form once it is hydrated, until its script has come: the page may still grow above it. */
async function showForm(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForFunction(
    (form, name) => {
      document.querySelector(form)?.scrollIntoView({ behavior: 'instant' });
      return performance.getEntriesByType('resource').some((entry) => entry.name.includes(name));
    },
    {},
    FORM,
    RUNTIME,
  );
}

/** Returns the texts that are wider than their section, which cards hide, and links that are stretched by a layout. */
const misplaced = (page: Page, selector: string) =>
  page.$eval(selector, (section) => {
    const { right } = section.getBoundingClientRect();
    const isOutside = (element: Element) => element.getBoundingClientRect().right > right + 1;
    const isTall = (element: Element) => element.getBoundingClientRect().height > 120;
    const texts = [...section.querySelectorAll('a, p, label, li, h2, h3, small, strong, button, legend')];
    const links = [...section.querySelectorAll('a, button')];
    return [...texts.filter(isOutside), ...links.filter(isTall)].map(({ outerHTML }) => outerHTML.slice(0, 160));
  });

/** Hosts by their themes. */
const HOSTS = [
  ['norrvag-se', 'norrvag-se', null],
  ['rullande-sk', 'rullande-sk', null],
  ['marlow-uk', 'marlow-uk', null],
  ['marlow-uk', 'mercedes.marlow-uk', 'Mercedes-Benz'],
  ['marlow-uk', 'smart.marlow-uk', 'smart'],
  ['marlow-uk', 'mini.marlow-uk', 'MINI'],
  ['marlow-uk', 'bmw.marlow-uk', 'BMW'],
] as const;
const WIDTHS = [320, 768, 1280] as const;
const CASES = matrixCases(
  HOSTS.flatMap((host) => WIDTHS.map((width) => [host, width] as const)),
  // `test-drives.test.ts` reads the form at 1280 px, `src/theme/contrast.test.ts` the colours of all themes.
  [
    [HOSTS[0], 768],
    // The longest name of a make.
    [HOSTS[3], 320],
  ],
).map(([[site, host, make], width]) => [host, width, site, make] as const);

test.each(CASES)('idle, error, sending and sent on %s at %i px', async (host, width, site, make) => {
  const filters = { car_is_sample: [site === 'norrvag-se'], ...(make && { car_brand: [make] }) };
  const { page } = await fixture.open({ viewport: { width, height: 900 } });
  await page.goto(fixture.urlOf(await pathOfCar(site, filters), host), { waitUntil: 'domcontentloaded' });
  const found: unknown[] = [];
  const check = async (state: string) => {
    // At the top of the page the header covers nothing of the section.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await scrolledTo(page);
    const findings = await violations(page, '#contact');
    const wrong = [...findings, ...(await misplaced(page, '#contact'))];
    if (wrong.length > 0 || (await overflow(page)) > 0) found.push([state, wrong, await overflow(page)]);
  };
  await showForm(page);
  await check('idle');
  await pressSend(page);
  await hasFocus(page, `${FORM} [role="alert"]`);
  await check('error');
  // F077 the seller of a sample is one of them, in the order of the form.
  const shown = await page.$$eval(`${FORM} :is(input, select)[required]`, (all) => all.map(({ id }) => `#${id}`));
  const linked = await page.$$eval(`${FORM} [role="alert"] a`, (all) => all.map((link) => link.getAttribute('href')));
  expect([linked, linked.includes('#form-seller')]).toEqual([shown, site === 'norrvag-se']);
  for (const [field, text] of Object.entries(PERSON)) await enterText(page, `${FORM} [name="${field}"]`, text);
  const seller = await page.$$eval(`${FORM} [name="seller"] option`, (all) => all.map(({ value }) => value)[1]);
  if (seller) await page.select(`${FORM} [name="seller"]`, seller);
  const paused = await pauseRequests(page, '/api/forms/comhub');
  await pressSend(page);
  await page.waitForSelector(`${FORM} fieldset:disabled`);
  await hasFocus(page, `${FORM} button`);
  await check('sending');
  paused.resume();
  await hasFocus(page, `${FORM}[role="status"]`);
  await check('sent');
  expect(found).toEqual([]);
});

test('F077 the confirmation of a dealer says when the chosen department replies, also when it was chosen before a reload', async () => {
  const [dealer] = await recordsOf<{ slug: string }>(fixture.product, 'sites_norrvag_se', { limit: 1 });
  const DEPARTMENT = `${FORM} [name="department"]`;
  const confirmation = async ({ isReloaded }: { isReloaded: boolean }) => {
    const { page } = await fixture.open({ viewport: DESKTOP });
    // Leaving with unsent words asks.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(fixture.urlOf(`/anlaggningar/${dealer?.slug}`), { waitUntil: 'domcontentloaded' });
    await showForm(page);
    await waitForIdle(page);
    const workshop = await page.$$eval(
      `${DEPARTMENT} option`,
      (all) => all.find(({ textContent }) => /verkstad/i.test(textContent ?? ''))?.value ?? '',
    );
    await page.select(DEPARTMENT, workshop);
    if (isReloaded) {
      await enterText(page, `${FORM} [name="message"]`, 'Hej');
      await reload(page);
      await showForm(page);
      await page.waitForFunction(
        (selector, value) => document.querySelector<HTMLSelectElement>(selector)?.value === value,
        {},
        DEPARTMENT,
        workshop,
      );
    }
    for (const [field, text] of Object.entries(PERSON)) await enterText(page, `${FORM} [name="${field}"]`, text);
    await pressSend(page);
    await hasFocus(page, `${FORM}[role="status"]`);
    return page.$eval(FORM, ({ textContent }) => textContent);
  };
  expect(await confirmation({ isReloaded: true })).toBe(await confirmation({ isReloaded: false }));
});

test('F077 by keyboard from a dealer to the confirmation: no letter and no focus is lost, no personal data leaves the form', async () => {
  const dealers = await recordsOf<{ slug: string; site_id: string }>(fixture.product, 'sites_norrvag_se', { limit: 5 });
  const filters = { car_is_sample: [false], car_status: ['available'] };
  const cars = await recordsOf<Found>(fixture.product, 'vehicles_norrvag_se', { filters });
  const dealer = dealers.find(({ site_id: id }) => cars.some((car) => car.car_site_id === id));
  const { page } = await fixture.open({ viewport: DESKTOP, consent: ['statistics', 'marketing'] });
  const leaks: string[] = [];
  const sent: { elapsed: number }[] = [];
  page.on('request', (request) => {
    const isForm = new URL(request.url()).pathname === '/api/forms/comhub';
    if (isForm) sent.push(JSON.parse(request.postData() ?? '{}'));
    const text = isForm ? request.url() : `${request.url()} ${request.postData() ?? ''}`;
    if (CANARIES.some((canary) => canary.test(text))) leaks.push(text);
  });
  await page.goto(fixture.urlOf(`/anlaggningar/${dealer?.slug}`), { waitUntil: 'domcontentloaded' });

  // A department's link chooses it in the form.
  await page.waitForSelector('a[data-department]');
  const department = await page.$eval('a[data-department]', (link) => (link as HTMLElement).dataset.department ?? '');
  await page.waitForFunction(
    (chosen) => {
      document.querySelector<HTMLElement>(`a[data-department="${chosen}"]`)?.click();
      return document.querySelector<HTMLSelectElement>('#contact-form [name="department"]')?.value === chosen;
    },
    {},
    department,
  );

  // Without calendars the wish for a day is part of the form; `test-drives.test.ts` chooses free times by the keyboard.
  await fixture.product.setFault({ upstream: 'testDrives', kind: 'error', status: 500 });
  fixture.expectErrors(/^50[23]: .*testdrive/, /status of 50[23]/);

  // A car of the dealer opens without a new document; the runtime of the form comes late.
  const paused = await pauseRequests(page, RUNTIME);
  const openedAt = await page.evaluate(() => {
    document.documentElement.dataset.document = 'first';
    return performance.now();
  });
  await page.waitForSelector('main li h3 a[href^="/kop-bil/"], main li h2 a[href^="/kop-bil/"]');
  await page.$eval('main li h3 a[href^="/kop-bil/"], main li h2 a[href^="/kop-bil/"]', (link) =>
    (link as HTMLElement).click(),
  );
  await page.waitForSelector('a[href="#contact-testdrive"]');
  expect(await page.$eval('html', (html) => html.dataset.document)).toBe('first');

  await page.focus('a[href="#contact-testdrive"]');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { lostFocus: seen });
    let last: Element | null = null;
    const watch = () => {
      if (document.activeElement === document.body) seen.push(last?.outerHTML.slice(0, 80) ?? '');
      else last = document.activeElement;
      requestAnimationFrame(watch);
    };
    watch();
  });
  await page.keyboard.press('Enter');
  await hasFocus(page, `${FORM} [name="testDrive"]:checked`);
  await page.waitForSelector('[data-test-drive="unavailable"] [name="testDriveTime"]');
  const tabTo = async (name: string) => {
    // A smooth scroll that has not ended would go on after the one to the field.
    await scrolledTo(page);
    await page.keyboard.press('Tab');
    await hasFocus(page, `${FORM} [name="${name}"]`);
    // The page scrolls to the field: of a text area to the line of the caret.
    await page.waitForFunction(() => {
      const box = document.activeElement?.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return box !== undefined && box.top >= header && Math.min(box.bottom, box.top + 48) <= window.innerHeight;
    });
  };
  await tabTo('testDriveTime');
  await page.keyboard.press('ArrowDown');
  await tabTo('quote');
  await page.keyboard.press('Space');
  await tabTo('name');
  await page.keyboard.type('Canaria');
  paused.resume();
  await page.keyboard.type(' Ek');
  await tabTo('phone');
  await page.keyboard.type('ring');
  await tabTo('email');
  await page.keyboard.type(PERSON.email);
  await tabTo('message');
  await page.keyboard.type('hemlig fråga');
  await page.keyboard.press('Tab');
  await hasFocus(page, `${FORM} [data-privacy] > a`);
  await page.keyboard.press('Tab');
  await hasFocus(page, `${FORM} summary`);
  await page.keyboard.press('Tab');
  await hasFocus(page, `${FORM} button[type="submit"]`);
  await page.keyboard.press('Enter');
  await hasFocus(page, `${FORM} [role="alert"]`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await hasFocus(page, `${FORM} [name="phone"]`);
  for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type(PERSON.phone);
  // Enter in a field sends the form; the field is disabled meanwhile.
  await page.keyboard.press('Enter');
  await hasFocus(page, `${FORM}[role="status"]`);
  expect(await page.$eval(FORM, ({ textContent }) => textContent)).toMatch(/(?:svarar i dag|svarar då|öppet igen)\./);

  expect(await page.evaluate(() => (window as unknown as { lostFocus: string[] }).lostFocus)).toEqual([]);
  const now = await page.evaluate(() => performance.now());
  expect(sent).toHaveLength(1);
  expect(sent[0]?.elapsed).toBeGreaterThan(0);
  expect(sent[0]?.elapsed).toBeLessThanOrEqual(Math.ceil(now - openedAt));
  const state = (await (await fetch(`${fixture.product.sandboxUrl}/__sandbox/state.json`)).json()) as {
    upstreams: { leads: { received: { values: Record<string, unknown> }[] } };
  };
  expect(state.upstreams.leads.received.at(-1)?.values).toMatchObject({
    name: PERSON.name,
    phone: '0701234567',
    email: PERSON.email,
    message: 'hemlig fråga',
    quote: true,
    testDrive: true,
    testDriveTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2}\//),
  });
  const layer = await page.evaluate(() =>
    JSON.stringify((window as unknown as { dataLayer?: unknown }).dataLayer ?? []),
  );
  const logged = JSON.stringify(fixture.product.logged) + (await fixture.product.metrics.registry.metrics());
  expect([leaks, ...CANARIES.map((canary) => [canary.test(layer), canary.test(logged)])]).toEqual([
    [],
    ...CANARIES.map(() => [false, false]),
  ]);
});

test('the errors of a form that was posted before its script came stay when the script takes over (U13)', async () => {
  fixture.expectErrors(/\b422\b/);
  const { page } = await fixture.open({ viewport: { width: 390, height: 844 } });
  await page.goto(fixture.urlOf(await pathOfCar('norrvag-se', { car_is_sample: [true] })));
  await Promise.all([
    page.waitForNavigation({ waitUntil: 'load' }),
    page.$eval(FORM, (form) => HTMLFormElement.prototype.submit.call(form)),
  ]);
  await waitForFormScript(page);
  await hasFocus(page, `${FORM} [role="alert"]`);
  await scrolledTo(page);
  const top = await page.$eval(`${FORM} [role="alert"]`, (summary) => summary.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(844);
  await enterText(page, `${FORM} [name="phone"]`, PERSON.phone);
  await page.waitForFunction((form) => document.querySelector(`${form} [role="alert"]`) === null, {}, FORM);
});
