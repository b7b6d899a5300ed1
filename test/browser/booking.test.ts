import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { overflow, violations } from '../support/accessibility.ts';
import { daysOf, sandboxState, setPace } from '../support/booking.ts';
import {
  BOOKING_PATH,
  book,
  chooseService,
  chooseTime,
  fillIn,
  findCar,
  openStep,
  openTimes,
  press,
  pressButton,
  stepIsOpen,
  toggle,
} from '../support/bookingPage.ts';
import { DESKTOP, PHONE, reload } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { browserFixture } from '../support/fixtures.ts';

/** The booking of a workshop time from a plate to the confirmation, by the keyboard (F086–F099, F102). */

const fixture = browserFixture({ cars: 100 });
beforeEach(async () => {
  await fetch(`${fixture.product.sandboxUrl}/__sandbox/reset`, { method: 'POST' });
  await setPace(fixture.product, 0);
});

const textOf = (page: Page, selector: string) => page.$eval(selector, ({ textContent }) => textContent ?? '');
const headingOf = (page: Page) => textOf(page, '#booking [data-status="open"] h2');
const bookings = async () => (await sandboxState(fixture.product)).booking.bookings;
const events = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []).filter(({ event }) => event),
  );

/** Audits the flow at the top of the page, where neither the header nor the sheet covers a part of it. */
async function audit(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await violations(page, '#booking')).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s', (_name, viewport) => {
  test('F086 F089 F090 F091 F092 F093 F094 F095 F098 plate to confirmation with message, quantity and add-on', async () => {
    const { page } = await fixture.visit(BOOKING_PATH, { viewport });
    expect(await headingOf(page)).toContain('Steg 1/4');
    await audit(page);
    await findCar(page, 'abc 123');
    await stepIsOpen(page, 2);
    await page.waitForSelector('[data-code="oil-change"]');
    expect(await headingOf(page)).toBe('Steg 2/4Välj en eller flera tjänster');
    expect(await textOf(page, '#booking [data-brand]')).toMatch(/^Vi har auktoriserade .+-verkstäder$/);
    await audit(page);

    // A message is required, and an empty one is no choice.
    await toggle(page, 'diagnosis');
    await page.waitForSelector('[data-code="diagnosis"] textarea');
    await pressButton(page, 'Fortsätt');
    await eventually(() => textOf(page, '[data-code="diagnosis"] [role="status"]'), 'Ange meddelande');
    await page.type('[data-code="diagnosis"] textarea', 'Skrapar fram');
    expect(await textOf(page, '[data-code="diagnosis"] textarea + small')).toBe('12/80');
    await toggle(page, 'originalservice');
    await page.waitForSelector('[data-code="originalservice"] input[type="text"]');
    await pressButton(page, 'Fortsätt');
    await eventually(() => textOf(page, '[data-code="originalservice"] [role="status"]'), 'Ange miltal');
    await page.type('[data-code="originalservice"] input[type="text"]', '8 200');
    await toggle(page, 'tyre-mounting');
    await page.waitForSelector('[data-code="tyre-mounting"] select');
    const quantities = await page.$$eval('[data-code="tyre-mounting"] option', (all) =>
      all.map(({ value }) => Number(value)),
    );
    expect(quantities).toEqual([1, 2, 3, 4]);
    await page.select('[data-code="tyre-mounting"] select', '4');
    await pressButton(page, 'Fortsätt');

    await page.waitForSelector('[data-step="3"] [data-code]');
    expect(await headingOf(page)).toBe('Steg 3/4Välj tillval');
    expect(await textOf(page, '[data-step="2"] h2')).toContain('Valda tjänster');
    await audit(page);
    // The chosen radio again is no choice.
    const radio = '[data-step="3"] input[type="radio"]';
    await press(page, radio, 'Space');
    await page.waitForSelector(`${radio}:checked`);
    await press(page, radio, 'Space');
    await page.waitForFunction((selector) => !document.querySelector(selector), {}, `${radio}:checked`);
    await toggle(
      page,
      await page.$eval(
        '[data-step="3"] [data-code]:has([type="checkbox"])',
        (row) => (row as HTMLElement).dataset.code ?? '',
      ),
    );
    await pressButton(page, 'Fortsätt');

    await stepIsOpen(page, 4);
    expect(await headingOf(page)).toBe('Steg 4/4Välj en verkstad och tid som passar dig');
    await page.waitForSelector('#booking button ::-p-text(Hämta fler)');
    expect((await page.$$('[data-department]')).length).toBe(5);
    await pressButton(page, 'Hämta fler');
    await page.waitForFunction(() => document.querySelectorAll('[data-department]').length > 5);
    const time = await chooseTime(page);
    await audit(page);
    await fillIn(page);
    expect(await textOf(page, '[data-step="4"]')).toContain('Ändra verkstad eller tid');
    await audit(page);
    const number = await book(page);
    expect(await textOf(page, '[data-booked] h2')).toBe('Bokning bekräftad');
    await audit(page);
    const [booked] = await bookings();
    expect(booked).toMatchObject({ id: number, timeSlot: time });
  });
});

describe('U23 F096 nothing is lost', () => {
  test('in every step a reload restores it, and the back button goes a step back', async () => {
    const { page } = await fixture.visit(BOOKING_PATH);
    await findCar(page, 'ABC123');
    await page.waitForSelector('[data-code="oil-change"]');
    await reload(page);
    await toggle(page, 'oil-change');
    await reload(page);
    await page.waitForSelector('[data-code="oil-change"] input:checked');
    await pressButton(page, 'Fortsätt');
    await page.waitForSelector('[data-step="3"] [data-code]');
    await reload(page);
    await stepIsOpen(page, 3);
    await page.waitForSelector('[data-step="3"] [data-code]');
    await pressButton(page, 'Fortsätt utan tillval');
    await stepIsOpen(page, 4);
    await page.waitForSelector('[data-department]');
    await reload(page);
    await stepIsOpen(page, 4);
    await chooseTime(page);
    await reload(page);
    await page.waitForSelector('#booking-firstName');
    const stored = await page.evaluate(() => sessionStorage.getItem('forecourt.booking') ?? '');
    expect([stored.includes('oil-change'), stored.includes('Canaria')]).toEqual([true, false]);
    const url = page.url();

    await page.goBack();
    await page.waitForSelector('[data-department]');
    await page.goBack();
    await stepIsOpen(page, 3);
    await page.goBack();
    await stepIsOpen(page, 2);
    await page.waitForSelector('[data-code="oil-change"] input:checked');
    await page.goBack();
    await stepIsOpen(page, 1);
    await page.goForward();
    await stepIsOpen(page, 2);
    // The URL has neither step, plate nor place (Q36).
    expect([page.url(), url]).toEqual([fixture.urlOf(BOOKING_PATH), fixture.urlOf(BOOKING_PATH)]);
  });

  test('another plate clears the services; Ny bokning begins again', async () => {
    const { page } = await fixture.visit(BOOKING_PATH);
    await findCar(page, 'ABC123');
    await chooseService(page);
    await press(page, '[data-step="1"] header button');
    await stepIsOpen(page, 1);
    await findCar(page, 'DEF456', '');
    await stepIsOpen(page, 2);
    await page.waitForSelector('[data-code="oil-change"]');
    expect(await page.$('[data-code="oil-change"] input:checked')).toBeNull();
    await chooseService(page);
    await chooseTime(page);
    await fillIn(page);
    await book(page);
    await reload(page);
    await page.waitForSelector('[data-booked]');
    await pressButton(page, 'Ny bokning');
    await stepIsOpen(page, 1);
    expect(await page.evaluate(() => sessionStorage.getItem('forecourt.booking'))).toBeNull();
  });
});

describe('rank 5 a time that is lost', () => {
  test('of two windows for one time one has it; the other is told which time is lost, and has everything else', async () => {
    fixture.expectErrors(/^409: /, /status of 409/);
    const [first, second] = [await fixture.visit(BOOKING_PATH), await fixture.visit(BOOKING_PATH)] as const;
    const slot = '[data-slot]:not(:has(small))';
    for (const { page } of [first, second]) {
      await findCar(page, 'ABC123');
      await chooseService(page);
      await openTimes(page);
    }
    const times = await Promise.all(
      [first, second].map(({ page }) => page.$eval(slot, (button) => (button as HTMLElement).dataset.slot ?? '')),
    );
    expect(times[1]).toBe(times[0]);
    await press(first.page, slot);
    await first.page.waitForSelector('[data-hold="held"]');
    const { page } = second;
    await press(page, slot);
    await page.waitForSelector('[data-lost]');
    const text = await textOf(page, '[data-lost]');
    expect(text).toContain('Tiden är inte tillgänglig, vänligen välj en annan tid');
    expect(text).toContain(times[0]?.slice(11, 16));
    expect(await textOf(page, '[data-step="2"]')).toContain('Oljebyte');
    // Its times were loaded again.
    await page.waitForSelector('[data-slot]');
    expect(await page.$(`[data-slot="${times[0]}"]:not(:has(small))`)).toBeNull();
    for (const each of [first.page, page]) {
      if (each === page) await press(page, slot);
      await each.waitForSelector('#booking-firstName');
      await fillIn(each);
      await book(each);
    }
    expect((await bookings()).length).toBe(2);
  });

  test('when it is booked keeps the contact details', async () => {
    fixture.expectErrors(/^409: /, /status of 409/);
    const { page } = await fixture.visit(BOOKING_PATH);
    await findCar(page, 'TID409');
    await chooseService(page);
    await chooseTime(page);
    await fillIn(page);
    await press(page, '[data-book]');
    await page.waitForSelector('[data-lost]');
    await page.waitForSelector('[data-slot]:not(:has(small))');
    await press(page, '[data-slot]:not(:has(small))');
    await page.waitForSelector('#booking-firstName');
    expect(await page.$eval('#booking-firstName', (field) => (field as HTMLInputElement).value)).toBe('Canaria');
  });
});

describe('U24 the hold on a time', () => {
  test('is kept over a reload, ends with the choice, and is used up by the booking', async () => {
    const { page } = await fixture.visit(BOOKING_PATH);
    await findCar(page, 'ABC123');
    await chooseService(page);
    const time = await chooseTime(page);
    const departmentId = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('forecourt.booking') ?? '{}').chosen.workshop.departmentId,
    );
    const isFree = async () =>
      (await daysOf(fixture.product, { departmentId, from: time.slice(0, 10) }))[0]?.availableSlots.includes(time);
    await page.waitForSelector('[data-hold="held"]');
    expect(await textOf(page, '[data-hold]')).toBe('Vi håller tiden åt dig i några minuter medan du fyller i resten.');
    expect(await isFree()).toBe(false);
    await reload(page);
    await page.waitForSelector('[data-hold="held"]');
    await pressButton(page, 'Ändra verkstad eller tid');
    await page.waitForSelector('[data-department]');
    await eventually(
      () => page.evaluate(() => JSON.parse(sessionStorage.getItem('forecourt.booking') ?? '{}').holdId),
      '',
    );
    await eventually(isFree, true);
    expect(await chooseTime(page)).toBe(time);
    await page.waitForSelector('[data-hold="held"]');
    await fillIn(page);
    await book(page);
    expect(await isFree()).toBe(false);
    expect((await bookings()).map(({ timeSlot }) => timeSlot)).toEqual([time]);
  });
});

describe('F092 F101 what goes wrong', () => {
  test('Q32 a network that is cut during the booking: said, sent again, booked once', async () => {
    fixture.expectErrors(/ERR_INTERNET_DISCONNECTED/);
    const { page } = await fixture.visit(BOOKING_PATH, { viewport: { ...PHONE, width: 320 } });
    await findCar(page, 'ABC123');
    await chooseService(page);
    await chooseTime(page);
    await fillIn(page);
    await page.setOfflineMode(true);
    await press(page, '[data-book]');
    await eventually(
      () => textOf(page, '[data-book] ~ [role="alert"] strong').catch(() => ''),
      'Vi vet inte om bokningen kom fram. Tryck på knappen igen, du blir bara bokad en gång.',
    );
    await audit(page);
    await page.setOfflineMode(false);
    await book(page);
    expect((await bookings()).length).toBe(1);
  });

  test('the English page has the flow in English', async () => {
    fixture.expectErrors(/^404: /, /status of 404/);
    const { page } = await fixture.visit(`/en${BOOKING_PATH}`, { viewport: { ...PHONE, width: 320 } });
    expect(await headingOf(page)).toBe('Step 1/4Which car, and where?');
    await findCar(page, 'SAK404');
    await eventually(
      () => textOf(page, '[data-step="1"] [role="alert"] strong').catch(() => ''),
      'The vehicle was not found, check that the registration number is correct',
    );
    await findCar(page, 'ABC123', '');
    await page.waitForSelector('[data-code="oil-change"]');
    expect(await headingOf(page)).toBe('Step 2/4Choose one or more services');
    await audit(page);
  });

  test.each([
    ['OGL000', 'Ogiltigt registreringsnummer, kontrollera att registreringsnumret är korrekt'],
    ['SAK404', 'Fordonet hittades inte, kontrollera att registreringsnumret är korrekt'],
    ['TES123', 'Vi kan inte erbjuda service för bilar av märket Tesla.'],
    ['FEL500', 'Något gick fel, försök igen'],
    ['POR911', 'Du bokar din service, däckbyte och verkstad för Porsche via länken högst upp på sidan.'],
  ])('%s: %s', async (plate, text) => {
    fixture.expectErrors(/^[45]\d\d: /, /status of [45]\d\d/);
    const { page } = await fixture.visit(BOOKING_PATH, { viewport: PHONE });
    await findCar(page, plate);
    await eventually(() => textOf(page, '[data-step="1"] [role="alert"] strong').catch(() => ''), text);
    expect(await openStep(page)).toBe('1');
    expect(await page.$('[data-step="1"] [role="alert"] a[href^="mailto:"]')).not.toBeNull();
    await audit(page);
  });

  test('services that cannot be loaded say so; add-ons that cannot are skipped', async () => {
    fixture.expectErrors(/^5\d\d: /, /status of 5\d\d/);
    const { page } = await fixture.visit(BOOKING_PATH);
    await findCar(page, 'TOM500');
    await eventually(
      () => textOf(page, '[data-step="2"] [role="alert"] strong').catch(() => ''),
      'Något gick fel, vänligen försök igen senare.',
    );
    await press(page, '[data-step="1"] header button');
    await findCar(page, 'UTN500', '');
    await chooseService(page);
    expect(await textOf(page, '[data-step="3"]')).toContain('Inga tillval');
    await page.goBack();
    await stepIsOpen(page, 2);
  });

  test('no workshop fits; a broken line is said and gone on from', async () => {
    const { page } = await fixture.visit(BOOKING_PATH);
    await findCar(page, 'SIT000');
    await chooseService(page);
    await eventually(
      () => textOf(page, '[data-step="4"] [role="alert"] strong').catch(() => ''),
      'Vi kan ej hitta några anläggningar som passar dig',
    );
    expect(await textOf(page, '[data-step="4"] [role="alert"]')).toContain(
      'Prova att ändra din val eller kontakta oss',
    );
    await audit(page);
    await press(page, '[data-step="1"] header button');
    await findCar(page, 'STR002', '');
    await chooseService(page);
    await page.waitForSelector('[data-step="4"] [role="alert"] button');
    expect((await page.$$('[data-department]')).length).toBe(2);
    await audit(page);
  });

  test('F099 an agreement shows red prices and its notice until the booking', async () => {
    const { page } = await fixture.visit(BOOKING_PATH);
    await findCar(page, 'AVT123');
    await page.waitForSelector('[data-code] s');
    const notice = 'Du har ett aktivt serviceavtal, rabatterade priser i rött gäller.';
    expect(await textOf(page, '[data-step="2"]')).toContain(notice);
    await audit(page);
    await chooseService(page);
    await chooseTime(page);
    await fillIn(page);
    await book(page);
    expect(await textOf(page, '#booking')).not.toContain(notice);
  });
});

test('F097 the sheet is 72 px high and opens to 80 % by key, button and drag; the focus is never behind it', async () => {
  const { page } = await fixture.visit(BOOKING_PATH, { viewport: PHONE });
  // Without smooth scrolling, whose end nobody announces.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await findCar(page, 'ABC123');
  await page.waitForSelector('[data-code="oil-change"]');
  const shownHeight = () =>
    page.$eval('[data-booking-sheet]', (sheet) => Math.round(window.innerHeight - sheet.getBoundingClientRect().top));
  await eventually(shownHeight, 72);
  await press(page, '[data-booking-sheet] > button');
  await eventually(shownHeight, Math.round(0.8 * PHONE.height));
  await page.keyboard.press('Escape');
  await eventually(shownHeight, 72);
  const handle = await page.$eval('[data-booking-sheet] > button', (button) => {
    const { x, y, width } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + 30 };
  });
  await page.mouse.move(handle.x, handle.y);
  await page.mouse.down();
  await page.mouse.move(handle.x, handle.y - 200, { steps: 4 });
  await page.mouse.up();
  await eventually(shownHeight, Math.round(0.8 * PHONE.height));
  await page.focus('[data-code="oil-change"] input');
  await eventually(shownHeight, 72);
  const covered = await page.$$eval(
    '[data-step="2"] input',
    (inputs) =>
      inputs.filter((input) => {
        input.focus();
        return input.getBoundingClientRect().bottom > window.innerHeight - 72;
      }).length,
  );
  expect(covered).toBe(0);
});

test('F102 Q36 events of the six steps and the purchase come after consent, without plate, place or name', async () => {
  const { page } = await fixture.visit(BOOKING_PATH, { consent: ['statistics'] });
  await findCar(page, 'ABC123');
  await chooseService(page);
  await chooseTime(page);
  await fillIn(page);
  const id = await book(page);
  const all = await events(page);
  expect(all.filter(({ event }) => event === 'flow_interaction').map(({ flow_step_name: name }) => name)).toEqual([
    'registration number',
    'choose service',
    'choose addon',
    'time and place',
    'contact details',
    'complete booking',
  ]);
  expect(all.find(({ event }) => event === 'purchase')).toMatchObject({ transaction_id: id, currency: 'SEK' });
  expect(JSON.stringify(all)).not.toMatch(/ABC123|Borås|Canaria|991 45 67/i);
});

test('rank 4 the link of the confirmation shows, moves and cancels the booking', async () => {
  const { page } = await fixture.visit(BOOKING_PATH);
  await findCar(page, 'ABC123');
  await chooseService(page);
  await chooseTime(page);
  await fillIn(page);
  const id = await book(page);
  const href = await page.$eval('[data-booked] a[href*="token="]', (link) => (link as HTMLAnchorElement).href);
  await page.goto(href);
  await page.waitForSelector(`[data-booking="${id}"]`);
  const timeOf = () => page.$eval('[data-booking]', (facts) => (facts as HTMLElement).dataset.time);
  const before = await timeOf();
  const pressIn = async (text: string) => {
    const found = await page.waitForSelector(`#min-bokning button ::-p-text(${text})`);
    await found?.evaluate((element) => (element.closest('button') as HTMLElement).focus());
    await page.keyboard.press('Enter');
  };
  await pressIn('Flytta bokningen');
  await press(page, '[data-date]:not([aria-disabled])');
  await press(page, `[data-slot]:not([data-slot="${before}"]):not(:has(small))`);
  await eventually(() => textOf(page, '[data-notice]'), 'Bokningen är flyttad');
  expect(await timeOf()).not.toBe(before);
  expect(await violations(page, '#min-bokning')).toEqual([]);
  await pressIn('Avboka');
  await press(page, '[data-cancel]');
  await eventually(() => textOf(page, '[data-notice]'), 'Bokningen är avbokad och tiden är ledig för andra');
  expect((await bookings())[0]).toMatchObject({ id, state: 'cancelled' });
});
