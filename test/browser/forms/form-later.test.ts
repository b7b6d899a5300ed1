import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import type { Dealer } from '../../../src/contracts/dealers/dealer.ts';
import { enterText, PHONE, pauseRequests } from '../../support/browser/browser.ts';
import { waitForFormScript } from '../../support/browser/unsentForm.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';

/** The contact forms of a dealer and of a comparison: their scripts load when they come near, and nothing that was typed is lost. */

const fixture = browserFixture({ cars: 400 });
const FORM = '#contact-form';
beforeEach(() => fixture.product.resetSandbox());

async function lastLead(): Promise<Record<string, unknown> | undefined> {
  const response = await fetch(`${fixture.product.sandboxUrl}/__sandbox/state.json`);
  const { upstreams } = (await response.json()) as {
    upstreams: { leads: { received: { values: Record<string, unknown> }[] } };
  };
  return upstreams.leads.received.at(-1)?.values;
}

/** Opens a page, and asserts that it loads no script of the form before the form comes near. */
async function openPageOf(path: string, chunk: string) {
  const { page } = await fixture.open({ viewport: PHONE });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const paused = await pauseRequests(page, `/${chunk}-`);
  const areRequested = () => requested.some((url) => /\/(?:\w+Form|forms|LeadRuntime)-/.test(url));
  await page.goto(fixture.urlOf(path), { waitUntil: 'networkidle0' });
  expect(areRequested()).toBe(false);
  return { page, paused, areRequested };
}

async function send(page: Page): Promise<void> {
  await enterText(page, `${FORM} [name="phone"]`, '070-123 45 67');
  await enterText(page, `${FORM} [name="email"]`, 'asa@example.com');
  await page.focus(`${FORM} button[type="submit"]`);
  await page.keyboard.press('Enter');
  await page.waitForFunction((form) => document.activeElement?.matches(`${form}[role="status"]`), {}, FORM);
}

test('F077 of a dealer: a department is chosen by its link, and a name typed, before the form hydrates', async () => {
  const dealers = await recordsOf<Dealer>(fixture.product, 'sites_norrvag_se');
  const dealer = dealers.find(({ site_departments: all }) => (all?.length ?? 0) > 1);
  const { page, paused, areRequested } = await openPageOf(`/anlaggningar/${dealer?.slug}`, 'DealerContactForm');
  const links = await page.$$eval('a[data-department]', (all) => all.map(({ dataset }) => dataset.department ?? ''));
  const [chosen = ''] = links.slice(-1);
  await page.$eval(`a[data-department="${chosen}"]`, (link) => (link as HTMLElement).click());
  await page.type(`${FORM} [name="name"]`, 'Åsa Ek');
  await eventually(areRequested, true);
  const chosenIn = () => page.$eval(`${FORM} [name="department"]`, (field) => (field as HTMLSelectElement).value);
  expect(await chosenIn()).toBe(chosen);
  paused.resume();
  await waitForFormScript(page);
  await send(page);
  const emails = dealer?.site_departments?.map(({ email }) => email);
  expect(await lastLead()).toMatchObject({ name: 'Åsa Ek', department: chosen, dealer: dealer?.site_id });
  expect(emails).toContain((await lastLead())?.toEmail);
});

test('F077 of a comparison: what is typed while a car is removed and before the form hydrates stays', async () => {
  const filters = { car_is_sample: [false], car_status: ['available'] };
  const cars = await recordsOf<{ car_id: string }>(fixture.product, 'vehicles_norrvag_se', { filters, limit: 2 });
  const ids = cars.map(({ car_id: id }) => id).sort((a, b) => Number(a) - Number(b));
  const path = `/kop-bil/alla-bilar-i-lager?compare=${ids.join(',')}`;
  const { page, paused, areRequested } = await openPageOf(path, 'ComparedCarsForm');
  await page.type(`${FORM} [name="name"]`, 'Åsa Ek');
  await eventually(areRequested, true);
  await page.$eval(`main a[href$="compare=${ids[0]}"]`, (link) => (link as HTMLElement).click());
  await page.waitForFunction((id) => window.location.search === `?compare=${id}`, {}, ids[0]);
  paused.resume();
  await page.waitForFunction(
    ([form, id]) => document.querySelector<HTMLInputElement>(`${form} [name="cars"]`)?.value === id,
    {},
    [FORM, ids[0]] as const,
  );
  expect(await page.$eval(`${FORM} [name="name"]`, (field) => (field as HTMLInputElement).value)).toBe('Åsa Ek');
  await send(page);
  expect(await lastLead()).toMatchObject({ name: 'Åsa Ek', cars: [ids[0]] });
});
