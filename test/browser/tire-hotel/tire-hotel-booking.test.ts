import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { reload } from '../../support/browser/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';
import { tireStateOf } from '../../support/tireHotel/tireHotel.ts';
import {
  auditTire,
  book,
  CONTACT,
  chooseDay,
  chooseTime,
  FREE_DAY,
  fillIn,
  storedTire,
  tireHotelBrowser,
  tireText,
} from '../../support/tireHotel/tireHotelBrowser.ts';
import { logIn, pressIn, pressTireButton, tireStepIs } from '../../support/tireHotel/tireHotelPage.ts';

/** The tire hotel from the vehicle to the confirmation and the rating, by the keyboard (F111–F113, F116, U19). */

const { fixture, visit, expectStatus, openVehicle, openConfirmation, bookings, setScenario } = tireHotelBrowser();

/** Widths of the walk at which axe reads each of its states: they have the same elements. */
const READ_WIDTHS = matrixCases([320, 1280], [320]);

describe.each([320, 1280])('at %i px', (width) => {
  const audit = (page: Page) => auditTire(page, READ_WIDTHS.includes(width));
  test('F111 F112 F113 F116 Q35 U13 U19 U20 from the vehicle to the confirmation and the rating, without consent without events', async () => {
    const { page } = await openVehicle({ width });
    await pressTireButton(page, 'Boka hjulskifte');
    await tireStepIs(page, 'booking');
    expect(await tireText(page, 'h2')).toBe('När vill du lämna in bilen?');
    await page.waitForSelector(FREE_DAY);
    await audit(page);

    await chooseDay(page);
    await page.waitForSelector('#tireHotel [data-slot]');
    const columns = await page.$eval(
      '#tireHotel ul:has([data-slot])',
      (list) => getComputedStyle(list).gridTemplateColumns,
    );
    expect(columns.split(' ')).toHaveLength(3);
    const times = await page.$$eval('#tireHotel [data-slot]', (all) => all.map(({ textContent }) => textContent ?? ''));
    expect(times.filter((time) => !/^\d\d:\d\d$/.test(time))).toEqual([]);
    expect(times).toEqual([...new Set(times)].sort());
    await audit(page);
    const slot = await chooseTime(page, times.length - 1);
    expect(await tireText(page, '[data-time] > span')).toBe(times.at(-1));

    // An empty form names what is missing; the focus and the title say so.
    await pressIn(page, '[data-review]');
    await page.waitForSelector('#tireHotel [role="alert"]:focus li');
    expect(
      await page.$$eval('#tireHotel [role="alert"] li', (all) => all.map(({ textContent }) => textContent)),
    ).toEqual(['Skriv ditt förnamn', 'Skriv ditt efternamn', 'Skriv ditt mobilnummer', 'Skriv din e-postadress']);
    expect(await page.title()).toMatch(/^Fel: /);
    await audit(page);
    const fields = await page.$$eval('#tireHotel form input, #tireHotel form textarea', (all) =>
      all.map((each) => {
        const field = each as HTMLInputElement;
        return [field.labels?.[0]?.textContent, field.type, field.autocomplete];
      }),
    );
    expect(fields).toEqual([
      ['Förnamn\u00a0*', 'text', 'given-name'],
      ['Efternamn\u00a0*', 'text', 'family-name'],
      ['Mobilnummer\u00a0*', 'tel', 'tel'],
      ['Email\u00a0*', 'email', 'email'],
      ['Kommentar till verkstaden (valfritt)', 'textarea', ''],
    ]);
    await fillIn(page, { ...CONTACT, freeText: 'Ring gärna först' });
    expect(await page.$eval('#tire-phoneMobile', (field) => (field as HTMLInputElement).value)).toBe('0701740698');
    await pressIn(page, '[data-review]');
    await page.waitForSelector('#tireHotel [data-book]');

    expect(await tireText(page, 'h2')).toBe('Kontrollera din bokning');
    await page.waitForSelector('#tireHotel h2:focus');
    const review = await tireText(page, '[data-step] dl');
    for (const text of [
      'DCK 100',
      'Canaria Ekdahl',
      '0701740698',
      CONTACT.email,
      'Ring gärna först',
      times.at(-1) ?? '',
    ]) {
      expect(review).toContain(text);
    }
    expect(await bookings()).toEqual([]);
    await audit(page);

    expect(await tireText(page, '[data-book]')).toBe('Genomför bokning');
    const id = await book(page);
    await page.waitForSelector('#tireHotel h2:focus');
    expect(await tireText(page, 'h2')).toBe('Tack för din bokningsförfrågan');
    const confirmed = await tireText(page, '[data-booked]');
    for (const text of [
      'Summering',
      id,
      'Hjulskifte',
      'DCK 100',
      times.at(-1) ?? '',
      'Gå till startsidan',
      'Boka tid för annan bil',
    ]) {
      expect(confirmed).toContain(text);
    }
    expect(await page.$eval('#tireHotel ::-p-text(Gå till startsidan)', (link) => link.getAttribute('href'))).toBe('/');
    expect(await bookings()).toMatchObject([
      {
        bookingConfirmationId: id,
        appointmentTime: slot,
        customerBase: { ...CONTACT, phoneMobile: '0701740698' },
        freeText: 'Ring gärna först',
      },
    ]);
    await audit(page);
    await rateByKeyboard(page);
    await audit(page);
    expect(JSON.stringify(await eventsOf(page))).not.toMatch(/flow_interaction|purchase|lead/);
  });
});

async function rateByKeyboard(page: Page): Promise<void> {
  await pressIn(page, '[data-rate]');
  await page.waitForSelector('#tire-rating-error');
  expect(await tireText(page, '#tire-rating-error')).toBe('Välj minst en stjärna');
  expect(
    await page.$$eval('#tireHotel [name="rating"]', (all) =>
      all.map((each) => (each as HTMLInputElement).labels?.[0]?.textContent),
    ),
  ).toEqual(['1 av 5 stjärnor', '2 av 5 stjärnor', '3 av 5 stjärnor', '4 av 5 stjärnor', '5 av 5 stjärnor']);
  await page.waitForSelector('#tire-rating:focus');
  await page.keyboard.press('Space');
  for (let count = 2; count <= 4; count += 1) await page.keyboard.press('ArrowRight');
  await eventually(
    () =>
      page.$$eval('#tireHotel label:has([name="rating"]) > svg', (all) =>
        all.map((star) => getComputedStyle(star).fill !== 'none'),
      ),
    [true, true, true, true, false],
  );
  await page.type('#tire-comment', 'Snabbt och vänligt');
  await pressIn(page, '[data-rate]');
  await page.waitForSelector('#tireHotel [data-rated]:focus');
  expect(await tireText(page, '[data-rated]')).toBe('Tack för din betygsättning');
  expect(await page.$('#tireHotel [name="rating"]')).toBeNull();
  expect((await tireStateOf(fixture.product)).tirehotel.reviews).toEqual([
    { rating: 4, comment: 'Snabbt och vänligt', date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
  ]);
}

test("F113 after the booking: the calendar file has the time of Stockholm; the rating ends in 'Tack för din betygsättning' also when it fails, once", async () => {
  fixture.expectErrors(/502/);
  const { page, slot, id } = await openConfirmation();
  await page.evaluate(() => {
    const saved = window as unknown as { saved: Promise<string> };
    URL.createObjectURL = (blob) => {
      saved.saved = (blob as Blob).text();
      return 'data:text/calendar,';
    };
  });
  await pressIn(page, '[data-calendar-file]');
  const text = await page.evaluate(() => (window as unknown as { saved: Promise<string> }).saved);
  expect(text).toContain(`DTSTART;TZID=Europe/Stockholm:${slot.slice(0, 19).replace(/[-:]/g, '')}\r\n`);
  expect(text).toContain(`UID:${id}@norrvag-se\r\n`);
  expect(text).not.toMatch(/Canaria|DCK ?100|0701740698/);

  await fixture.product.setFault({ upstream: 'tireHotel', kind: 'error', times: 1 });
  await rate(page);
  await eventually(async () => JSON.parse((await storedTire(page)) ?? '{}').isRated, true);
  await reload(page);
  await eventually(() => tireText(page, '[data-rated]'), 'Tack för din betygsättning');
  expect(await page.$('#tireHotel [name="rating"]')).toBeNull();
  // A reload leaves the focus where it is.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test("F113 the rating ends in 'Tack för din betygsättning' after the session, too", async () => {
  expectStatus(401);
  const { page } = await openConfirmation({ plate: 'DHT002' });
  fixture.product.advanceClock(31 * 60);
  await rate(page);
});

async function rate(page: Page): Promise<void> {
  await page.focus('#tire-rating');
  await page.keyboard.press('Space');
  await pressIn(page, '[data-rate]');
  await eventually(() => tireText(page, '[data-rated]'), 'Tack för din betygsättning');
}

const eventsOf = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []).filter(({ event }) => event),
  );

test('F116 Q35 Q36 events of the booking come after consent, with a purchase of 0 kronor and nothing personal', async () => {
  const page = await visit({ consent: ['statistics'] });
  await logIn(page, fixture.product, 'DHT005');
  await pressTireButton(page, 'Boka hjulskifte');
  await chooseDay(page);
  await chooseTime(page);
  await fillIn(page);
  await pressIn(page, '[data-review]');
  await page.waitForSelector('#tireHotel [data-book]');
  // A refused booking is an error of the flow.
  expectStatus(422);
  await setScenario('serverMessage');
  await pressIn(page, '[data-book]');
  await page.waitForSelector('#tireHotel [role="alert"] strong');
  await setScenario('none');
  const id = await book(page);
  const all = await eventsOf(page);
  const flow = { flow_name: 'tyre hotel', flow_version: '2.0', site: 'norrvag-se' };
  expect(all.filter(({ event }) => event === 'flow_interaction')).toMatchObject(
    [
      'phone validation',
      'validation code',
      'vehicle info',
      'time and place',
      'contact details',
      'complete booking',
    ].map((name, at) => ({ ...flow, flow_step: at + 1, flow_step_name: name })),
  );
  expect(all.filter(({ event }) => event === 'event_error')).toMatchObject([{ ...flow, error: 'booking' }]);
  expect(all.filter(({ event }) => event === 'purchase')).toMatchObject([
    { transaction_id: id, currency: 'SEK', value: 0, site: 'norrvag-se' },
  ]);
  expect(all.filter(({ event }) => event === 'lead')).toHaveLength(1);
  expect(all.filter(({ event }) => event === 'form_interaction')).toHaveLength(1);
  expect(JSON.stringify(all)).not.toMatch(/DHT005|Canaria|Ekdahl|0701740698|example\.com/i);
});
