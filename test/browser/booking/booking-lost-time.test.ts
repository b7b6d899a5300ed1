import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { daysOf, sandboxState, setPace } from '../../support/booking/booking.ts';
import {
  BOOKING_PATH,
  book,
  chooseTime,
  fillIn,
  openTimes,
  press,
  pressButton,
} from '../../support/booking/bookingPage.ts';
import { bookingAtContact, bookingAtWorkshops, openBookingAt } from '../../support/booking/storedBooking.ts';
import { violations } from '../../support/browser/accessibility.ts';
import { PHONE, reload } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { send } from '../../support/request.ts';

/** A time that somebody else takes first, and the hold that prevents it (ranks 5, U24). */

const fixture = browserFixture({ cars: 100 });
beforeEach(async () => {
  await fixture.product.resetSandbox();
  await setPace(fixture.product, 0);
});

const textOf = (page: Page, selector: string) => page.$eval(selector, ({ textContent }) => textContent ?? '');
const bookings = async () => (await sandboxState(fixture.product)).booking.bookings;

/** A free time that is no full day. */
const SLOT = '[data-slot]:not(:has(small))';

/** Opens a booking at the choice of the workshop. */
async function openAtWorkshops(): Promise<Page> {
  const { page } = await fixture.open();
  await openBookingAt(page, fixture.urlOf(BOOKING_PATH), await bookingAtWorkshops(fixture.product));
  return page;
}

describe('rank 5 a time that is lost', () => {
  test('of two windows for one time one has it; the other is told which time is lost, and has everything else', async () => {
    fixture.expectErrors(/^409: /, /status of 409/);
    const first = await openAtWorkshops();
    const page = await openAtWorkshops();
    for (const each of [first, page]) await openTimes(each);
    const times = await Promise.all(
      [first, page].map((each) => each.$eval(SLOT, (button) => (button as HTMLElement).dataset.slot ?? '')),
    );
    expect(times[1]).toBe(times[0]);
    await press(first, SLOT);
    await first.waitForSelector('[data-hold="held"]');
    await press(page, SLOT);
    await page.waitForSelector('[data-lost]');
    const text = await textOf(page, '[data-lost]');
    expect(text).toContain('Tiden är inte tillgänglig, vänligen välj en annan tid');
    expect(text).toContain(times[0]?.slice(11, 16));
    expect(await textOf(page, '[data-step="2"]')).toContain('Oljebyte');
    // Its times were loaded again.
    await page.waitForSelector('[data-slot]');
    expect(await page.$(`[data-slot="${times[0]}"]:not(:has(small))`)).toBeNull();
    for (const each of [first, page]) {
      if (each === page) await press(page, SLOT);
      await each.waitForSelector('#booking-firstName');
      await fillIn(each);
      await book(each);
    }
    expect((await bookings()).length).toBe(2);
  });

  test('F101 TID409 when it is booked: Tiden är inte tillgänglig, vänligen välj en annan tid; the contact details are kept', async () => {
    fixture.expectErrors(/^409: /, /status of 409/);
    const { page } = await fixture.open({ viewport: PHONE });
    const { state } = await bookingAtContact(fixture.product, 'TID409');
    await openBookingAt(page, fixture.urlOf(BOOKING_PATH), state);
    await fillIn(page);
    await press(page, '[data-book]');
    await page.waitForSelector('[data-lost]');
    expect(await textOf(page, '[data-lost] strong')).toBe('Tiden är inte tillgänglig, vänligen välj en annan tid');
    expect(await violations(page, '#booking')).toEqual([]);
    await press(page, SLOT);
    await page.waitForSelector('#booking-firstName');
    expect(await page.$eval('#booking-firstName', (field) => (field as HTMLInputElement).value)).toBe('Canaria');
  });
});

describe('U24 the hold on a time', () => {
  test('whose response never came is the visitor’s after a reload', async () => {
    const page = await openAtWorkshops();
    await page.setRequestInterception(true);
    const held = new Promise<number>((done) => {
      page.on('request', async (request) => {
        if (!request.url().includes('/mechmate/hold')) return request.continue();
        // The server holds the time, and the line breaks before its response.
        const headers = { ...request.headers(), host: new URL(request.url()).host };
        const options = { method: 'POST', headers, body: request.postData() ?? '' };
        done((await send(fixture.product.url, '/api/mechmate/hold?language=sv', options)).status);
        await request.abort('connectionreset').catch(() => undefined);
      });
    });
    fixture.expectErrors(/hold.* net::ERR_CONNECTION_RESET/, /net::ERR_CONNECTION_RESET/);
    const time = await chooseTime(page);
    expect(await held).toBe(200);
    page.removeAllListeners('request');
    await page.setRequestInterception(false);
    await reload(page);
    await page.waitForSelector('[data-hold="held"]');
    expect(await page.$('[data-lost]')).toBeNull();
    await fillIn(page);
    await book(page);
    expect((await bookings()).map(({ timeSlot }) => timeSlot)).toEqual([time]);
  });

  test('is kept over a reload, leaves its time free for the visitor, ends with the choice, and is used up by the booking', async () => {
    const page = await openAtWorkshops();
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
    await page.goBack();
    const own = `[data-slot="${time}"][aria-pressed="true"]`;
    await page.waitForSelector(own);
    await press(page, own);
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
