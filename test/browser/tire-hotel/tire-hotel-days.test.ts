import { expect, test } from '@jest/globals';
import { addDays } from '../../../lib/days.ts';
import { stockholmDay, stockholmTime } from '../../../lib/stockholm.ts';
import { bookingWindow } from '../../../src/contracts/tireHotel/bookingDays.ts';
import { pauseRequests, pressMany, preventsKey, waitForIdle } from '../../support/browser/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';
import {
  auditTire,
  book,
  CONTACT,
  chooseDay,
  chooseTime,
  FREE_DAY,
  fillIn,
  tireHotelBrowser,
  tireText,
} from '../../support/tireHotel/tireHotelBrowser.ts';
import { pressIn, pressTireButton, tireStepIs } from '../../support/tireHotel/tireHotelPage.ts';

/** Days and times of the tire hotel (F111, Q45). */

const { expectStatus, openVehicle, openBooking, bookings, setScenario } = tireHotelBrowser();

test('F111 the calendar has 42 days from Monday, stops at the first and the last month, and moves by keys', async () => {
  const page = await openBooking();
  await page.waitForSelector(FREE_DAY);
  const shown = () =>
    page.$$eval('#tireHotel [data-date]', (all) => all.map((each) => (each as HTMLElement).dataset.date ?? ''));
  const free = () =>
    page.$$eval(`#tireHotel ${FREE_DAY}`, (all) => all.map((each) => (each as HTMLElement).dataset.date ?? ''));
  expect(await page.$$eval('#tireHotel th', (all) => all.map((each) => (each as HTMLTableCellElement).abbr))).toEqual([
    'måndag',
    'tisdag',
    'onsdag',
    'torsdag',
    'fredag',
    'lördag',
    'söndag',
  ]);
  const { startDate, endDate } = bookingWindow(Date.now());
  const isDisabled = (name: string) =>
    page.$eval(`#tireHotel [aria-label="${name}"]`, (button) => (button as HTMLButtonElement).disabled);
  const all = new Set<string>();
  // Back to the month of today, from which there is no way back.
  while (!(await isDisabled('Föregående månad'))) await pressIn(page, '[aria-label="Föregående månad"]');
  const months = [];
  for (;;) {
    const days = await shown();
    expect([days.length, new Date(days[0] ?? '').getUTCDay()]).toEqual([42, 1]);
    months.push((days[15] ?? '').slice(0, 7));
    for (const day of await free()) all.add(day);
    if (await isDisabled('Nästa månad')) break;
    await pressIn(page, '[aria-label="Nästa månad"]');
    await eventually(async () => (await shown())[15] !== days[15], true);
  }
  const dates = [...all].sort();
  expect([months[0], months.at(-1)]).toEqual([stockholmDay(Date.now()).slice(0, 7), dates.at(-1)?.slice(0, 7)]);
  expect(dates.filter((day) => day < startDate || day > endDate)).toEqual([]);
  expect(dates.length).toBeGreaterThan(20);

  // A day that cannot be booked takes the focus, and nothing else.
  const [last = ''] = dates.slice(-1);
  const taken = '#tireHotel [data-date][aria-disabled]';
  await page.$eval(taken, (day) => (day as HTMLElement).click());
  expect(await page.$('#tireHotel [data-day]')).toBeNull();
  await page.focus(`#tireHotel [data-date="${last}"]`);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.date);
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => (await focused()) !== undefined, true);
  const from = (await focused()) ?? '';
  await page.keyboard.press('ArrowUp');
  await eventually(focused, addDays(from, -7));
  await page.keyboard.press('PageUp');
  await eventually(
    async () => (await focused())?.slice(0, 7),
    addDays(`${addDays(from, -7).slice(0, 7)}-01`, -1).slice(0, 7),
  );

  // A key beyond the first day moves nothing, and the button of the next month keeps the focus.
  await pressMany(page, 'PageUp', months.length + 1);
  await eventually(focused, stockholmDay(Date.now()));
  const grid = '#tireHotel [role="grid"]';
  const keys = [{ key: 'ArrowLeft', altKey: true }, { key: 'Home', ctrlKey: true }, { key: 'ArrowLeft' }];
  // Shortcuts of the browser are not keys of the calendar.
  expect(await Promise.all(keys.map((key) => preventsKey(page, grid, key)))).toEqual([false, false, true]);
  const [first] = await shown();
  const next = '[aria-label="Nästa månad"]';
  await pressIn(page, next);
  await eventually(async () => (await shown())[0] !== first, true);
  await waitForIdle(page);
  expect(await page.$(`#tireHotel ${next}:focus`)).not.toBeNull();
});

test("F111 'Ändra datum' and 'Ändra tid' unset them, keep what is typed, and move the focus", async () => {
  const page = await openBooking();
  await chooseDay(page);
  await page.waitForSelector('#tireHotel h3:focus');
  await chooseTime(page);
  await page.waitForSelector('#tireHotel form h3:focus');
  await fillIn(page);
  expect(await tireText(page, '[data-change-time]')).toBe('Ändra tid');
  await pressIn(page, '[data-change-time]');
  await page.waitForSelector('#tireHotel h3:focus');
  expect(await page.$('#tire-firstName')).toBeNull();
  const slot = await chooseTime(page, 1);
  expect(await page.$eval('#tire-firstName', (field) => (field as HTMLInputElement).value)).toBe(CONTACT.firstName);
  expect(await tireText(page, '[data-change-day]')).toBe('Ändra datum');
  await pressIn(page, '[data-change-day]');
  await page.waitForSelector(`#tireHotel [data-date="${stockholmTime(Date.parse(slot)).slice(0, 10)}"]:focus`);
  expect(await page.$('#tireHotel [data-time]')).toBeNull();
  await pressIn(page, '[data-back]');
  await tireStepIs(page, 'loggedIn');
});

test('F111 U22 no dates: the text with phone and mail of the workshop', async () => {
  const page = await openBooking({ plate: 'DCK000' });
  const text =
    'Det finns för närvarande inga tillgängliga tider på din verkstad. Kontakta oss så hjälper vi dig att hitta första bästa tid.';
  await eventually(
    () => tireText(page, 'section section'),
    (found) => expect(found).toContain(text),
  );
  const links = await page.$$eval('#tireHotel section section a', (all) =>
    all.map((link) => link.getAttribute('href')),
  );
  expect(links).toEqual([expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]);
  await auditTire(page);
});

test("F111 F112 without times: 'Verkstaden återkommer med tid', and the day is booked", async () => {
  const page = await openBooking({ plate: 'DCK001' });
  await chooseDay(page);
  await fillIn(page);
  expect(await tireText(page, '[role="status"]:not(:empty)')).toContain('Verkstaden återkommer med tid');
  await auditTire(page);
  await pressIn(page, '[data-review]');
  await page.waitForSelector('#tireHotel [data-book]');
  expect(await tireText(page, '[data-step] dl')).toContain('Verkstaden återkommer med tid');
  await book(page);
  expect(await bookings()).toMatchObject([
    { isFullDay: true, appointmentTime: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
  expect(await tireText(page, '[data-booked]')).toContain('Verkstaden återkommer med tid, per telefon eller e-post.');
});

test('F111 U22 failed dates and times have their texts, and can be loaded again, which passes the focus to their title', async () => {
  expectStatus(502);
  await setScenario('datesError');
  const page = await openBooking();
  /** Returns the title that has got the focus of the pressed button. */
  const focusedTitle = () => page.evaluate(() => document.querySelector('#tireHotel h3:focus')?.textContent);
  await eventually(() => tireText(page, '[role="alert"] strong'), 'Ett fel uppstod');
  await auditTire(page);
  await setScenario('timesError');
  await pressIn(page, '[data-retry]');
  await page.waitForSelector(FREE_DAY);
  expect(await focusedTitle()).toBe('Välj en dag');
  await chooseDay(page);
  await eventually(() => tireText(page, '[role="alert"] strong'), 'Kunde inte hämta tider för valt datum.');
  expect(await page.$('#tire-firstName')).toBeNull();
  await auditTire(page);
  await setScenario('none');
  await pressIn(page, '[data-retry]');
  await page.waitForSelector('#tireHotel [data-slot]');
  expect(await focusedTitle()).toBe('Välj en tid');
  await chooseTime(page);
});

test("F111 while they load: 'Hämtar datum...' and 'Hämtar tider...'", async () => {
  const { page } = await openVehicle();
  const paused = await pauseRequests(page, '/booking/GetTimeslot');
  await pressTireButton(page, 'Boka hjulskifte');
  await eventually(() => tireText(page, '[data-step="booking"] [role="status"]'), 'Hämtar datum...');
  paused.resume();
  await page.waitForSelector(FREE_DAY);
  paused.pause();
  await chooseDay(page);
  await eventually(() => tireText(page, '[data-step="booking"] [role="status"]:not(:empty)'), 'Hämtar tider...');
  paused.resume();
  await chooseTime(page);
});

/** To the east and to the west of Stockholm its day is another one there. */
const ZONES = matrixCases(
  ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu'],
  ['Pacific/Kiritimati', 'America/Los_Angeles'],
);
test.each(ZONES)('Q45 in a browser in %s days and times are those of Stockholm', async (zone) => {
  const page = await openBooking({ plate: 'DHT003', prepare: (opened) => opened.emulateTimezone(zone) });
  await page.waitForSelector(FREE_DAY);
  const first = await page.$eval(FREE_DAY, (day) => (day as HTMLElement).dataset.date ?? '');
  expect(first >= bookingWindow(Date.now()).startDate).toBe(true);
  expect(await page.$eval(`${FREE_DAY}`, (day) => day.textContent)).toBe(String(Number(first.slice(8))));
  await chooseDay(page);
  await page.waitForSelector('#tireHotel [data-slot]');
  const slots = await page.$$eval('#tireHotel [data-slot]', (all) =>
    all.map((each) => [(each as HTMLElement).dataset.slot ?? '', each.textContent]),
  );
  for (const [slot = '', text] of slots) expect([slot?.slice(0, 10), text]).toEqual([first, slot?.slice(11, 16)]);
  const [last] = slots.at(-1) ?? [];
  await chooseTime(page, slots.length - 1);
  await fillIn(page);
  await pressIn(page, '[data-review]');
  await page.waitForSelector('#tireHotel [data-book]');
  await book(page);
  expect(await tireText(page, '[data-booked]')).toContain(last?.slice(11, 16));
  expect(await bookings()).toMatchObject([{ appointmentTime: last }]);
});
