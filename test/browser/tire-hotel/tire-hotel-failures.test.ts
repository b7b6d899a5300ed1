import { expect, test } from '@jest/globals';
import { stockholmTime } from '../../../lib/stockholm.ts';
import { reload } from '../../support/browser/browser.ts';
import { eventually } from '../../support/eventually.ts';
import {
  auditTire,
  book,
  CONTACT,
  chooseDay,
  chooseTime,
  fillIn,
  storageSettles,
  storedTire,
  tireHotelBrowser,
  tireText,
} from '../../support/tireHotel/tireHotelBrowser.ts';
import { pressIn, pressTireButton, tireStepIs } from '../../support/tireHotel/tireHotelPage.ts';

/** What can go wrong while a wheel change is booked (F112, U22, U23, Q30, Q32). */

const { fixture, expectStatus, openVehicle, openContact, openReview, bookings, setScenario } = tireHotelBrowser();

test('F112 a taken time is named, everything else stays, and another one can be booked', async () => {
  expectStatus(409);
  const { page, slot } = await openReview();
  await setScenario('slotTaken');
  await pressIn(page, '[data-book]');
  await page.waitForSelector('#tireHotel [data-lost]');
  const lost = await tireText(page, '[data-lost]');
  expect(lost).toContain('Tiden är inte tillgänglig, vänligen välj en annan tid');
  expect(lost).toContain(`${stockholmTime(Date.parse(slot)).slice(11)} har bokats av någon annan.`);
  await auditTire(page);
  await setScenario('none');
  const other = await chooseTime(page, 1);
  expect(await page.$eval('#tire-email', (field) => (field as HTMLInputElement).value)).toBe(CONTACT.email);
  await pressIn(page, '[data-review]');
  await page.waitForSelector('#tireHotel [data-book]');
  await book(page);
  expect(await bookings()).toMatchObject([{ appointmentTime: other }]);
});

test('F112 U22 the message of the server, with phone and mail; Q30 a session that has ended opens the search, with the reason', async () => {
  expectStatus(422, 401);
  const { page } = await openReview({ plate: 'DCK423' });
  await pressIn(page, '[data-book]');
  await eventually(
    () => tireText(page, '[role="alert"] strong'),
    'Verkstaden tar inte emot bokningar just nu. Kontakta oss.',
  );
  expect(
    await page.$$('#tireHotel [role="alert"] a[href^="tel:"], #tireHotel [role="alert"] a[href^="mailto:"]'),
  ).toHaveLength(2);
  await auditTire(page);

  fixture.product.advanceClock(31 * 60);
  await pressIn(page, '[data-book]');
  await tireStepIs(page, 'search');
  expect(await tireText(page, '[data-step="search"]')).toContain('Du är utloggad. Logga in igen med en ny kod.');
  expect(await bookings()).toEqual([]);
});

test('F112 Q32 U23 after a lost response the same booking alone can be sent, also after a reload, and it is made once', async () => {
  expectStatus(502);
  const { page } = await openReview();
  await fixture.product.setFault({ upstream: 'tireHotel', kind: 'lost', times: 1 });
  await pressIn(page, '[data-book]');
  await eventually(() => tireText(page, '[role="alert"] strong'), 'Något gick fel, var god och försök senare.');
  expect(await tireText(page, '[role="alert"]')).toContain('du bokas bara en gång');
  const [made] = await bookings();
  const onlyTheSameButton = async () => {
    expect(await page.$$('#tireHotel [data-edit], #tireHotel form')).toHaveLength(0);
    expect(await tireText(page, '[role="alert"]')).toContain('du bokas bara en gång');
  };
  await onlyTheSameButton();
  await storageSettles(page);
  await reload(page);
  await page.waitForSelector('#tireHotel [data-book]');
  await onlyTheSameButton();
  expect(
    await page.$$('#tireHotel [role="alert"] a[href^="tel:"], #tireHotel [role="alert"] a[href^="mailto:"]'),
  ).toHaveLength(2);
  expect(await book(page)).toBe(made?.bookingConfirmationId);
  expect(await bookings()).toHaveLength(1);
});

test("F112 after an error of the tire system nothing is booked: 'Ändra' is there, and the changed booking is made once", async () => {
  expectStatus(502);
  const { page } = await openReview();
  await fixture.product.setFault({ upstream: 'tireHotel', kind: 'error', status: 500, times: 1 });
  await pressIn(page, '[data-book]');
  await eventually(() => tireText(page, '[role="alert"] strong'), 'Något gick fel, var god och försök senare.');
  await pressIn(page, '[data-edit]');
  await page.waitForSelector('#tireHotel form');
  await page.type('#tire-freeText', 'Ring först');
  await pressIn(page, '[data-review]');
  await page.waitForSelector('#tireHotel [data-book]');
  await book(page);
  expect(await bookings()).toMatchObject([{ freeText: 'Ring först' }]);
});

test('U23 what is typed is not sent anywhere, nor is the session requested at each key; F112 Q32 a double click is one booking, and the overlay disables the step meanwhile', async () => {
  const page = await openContact();
  // What the page requests when it opens has been requested.
  await page.waitForFunction(() =>
    ['/authorization/session', '/GetTimeslotDays', '/GetTimeslots'].every((path) =>
      performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.endsWith(path)),
    ),
  );
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await fillIn(page, { ...CONTACT, freeText: 'Ring gärna först' });
  await pressIn(page, '[data-review]');
  await page.waitForSelector('#tireHotel [data-book]');
  expect(requested.filter((url) => url.includes('/api/'))).toEqual([]);

  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/booking/create') && sent.push(request.method()));
  const calls = await fixture.product.callsTo('tireHotel');
  await page.$eval('#tireHotel [data-book]', (button) => {
    (button as HTMLElement).click();
    (button as HTMLElement).click();
  });
  await page.waitForSelector('#tireHotel [aria-busy="true"] > [inert], #tireHotel [data-booked]');
  await tireStepIs(page, 'confirmation');
  expect(await bookings()).toHaveLength(1);
  // One in the browser already, not only at the tire system.
  expect(sent).toEqual(['POST']);
  expect(await fixture.product.callsTo('tireHotel')).toBe(calls + 1);
});

test('U23 reload and Back lose nothing, and a made booking is not made again', async () => {
  const { page } = await openVehicle();
  await pressTireButton(page, 'Boka hjulskifte');
  await chooseDay(page);
  const slot = await chooseTime(page);
  await fillIn(page);
  await storageSettles(page);
  await reload(page);
  await tireStepIs(page, 'booking');
  await page.waitForSelector(`#tireHotel [data-time="${slot}"]`);
  expect(await page.$eval('#tire-email', (field) => (field as HTMLInputElement).value)).toBe(CONTACT.email);
  await pressIn(page, '[data-review]');
  await page.waitForSelector('#tireHotel [data-book]');
  // A reload finds what is stored, and it is encrypted first.
  const isStored = (name: string, value: string) =>
    eventually(async () => JSON.parse((await storedTire(page)) ?? '{}')[name], value);
  await isStored('part', 'review');
  await reload(page);
  await page.waitForSelector('#tireHotel [data-book]');
  await page.goBack();
  await page.waitForSelector('#tire-email');
  expect(await page.$eval('#tire-email', (field) => (field as HTMLInputElement).value)).toBe(CONTACT.email);
  await page.goBack();
  await tireStepIs(page, 'loggedIn');
  await page.goForward();
  await page.goForward();
  await page.waitForSelector('#tireHotel [data-book]');
  const id = await book(page);
  await isStored('step', 'confirmation');
  await reload(page);
  await tireStepIs(page, 'confirmation');
  expect(await tireText(page, '[data-booking-number]')).toBe(id);
  await page.goBack();
  await tireStepIs(page, 'confirmation');
  expect(await bookings()).toHaveLength(1);
});
