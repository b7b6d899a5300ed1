import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { addDays } from '../../src/contracts/days.ts';
import { stockholmDay, stockholmTime } from '../../src/contracts/stockholm.ts';
import { bookingWindow } from '../../src/contracts/tireHotel/bookingDays.ts';
import { overflow, violations } from '../support/accessibility.ts';
import { reload } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { browserFixture } from '../support/fixtures.ts';
import { tireStateOf } from '../support/tireHotel.ts';
import { logIn, pressIn, pressTireButton, TIRE_HOTEL_PATH, tireStepIs } from '../support/tireHotelPage.ts';

/** The tyre hotel from the vehicle to the confirmation, by the keyboard (F111–F113, F116, U19, U23, Q32, Q45). */

const fixture = browserFixture({ cars: 60 });
beforeEach(async () => {
  await fetch(`${fixture.product.sandboxUrl}/__sandbox/reset`, { method: 'POST' });
  // Limits of a day are over.
  fixture.product.advanceClock(86_400);
});

const FREE_DAY = '[data-date]:not([aria-disabled])';
const PERSON = { firstName: 'Canaria', lastName: 'Ekdahl', phoneMobile: '070-174 06 98', email: 'canaria@example.com' };
const textOf = (page: Page, selector: string) =>
  page.$eval(`#tireHotel ${selector}`, ({ textContent }) => textContent ?? '');
const bookings = async () => (await tireStateOf(fixture.product)).tirehotel.bookings;
const setScenario = async (scenario: string) => {
  const url = `${fixture.product.sandboxUrl}/__sandbox/tirehotel`;
  expect((await fetch(url, { method: 'POST', body: JSON.stringify({ scenario }) })).status).toBe(200);
};
/** A refused call is a line of the console. */
const expectStatus = (status: number) => fixture.expectErrors(new RegExp(`${status}`));

async function audit(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await violations(page, '#tireHotel')).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

interface Options {
  plate?: string;
  width?: number;
  consent?: readonly 'statistics'[];
}

/** Logs in and opens the booking. */
async function openBooking({ plate = 'DCK100', width = 1280, consent = [] }: Options = {}): Promise<Page> {
  const viewport = width < 600 ? { width, height: 740, isMobile: true, hasTouch: true } : { width, height: 900 };
  const { page } = await fixture.visit(TIRE_HOTEL_PATH, { viewport, consent });
  await logIn(page, fixture.product, plate);
  await pressTireButton(page, 'Boka hjulskifte');
  await tireStepIs(page, 'booking');
  return page;
}

const chooseDay = async (page: Page): Promise<void> => {
  await pressIn(page, FREE_DAY);
  await page.waitForSelector('#tireHotel [data-day]');
};

/** Chooses a time and returns its moment. */
async function chooseTime(page: Page, at = 0): Promise<string> {
  await page.waitForSelector('#tireHotel [data-slot]');
  const slots = await page.$$eval('#tireHotel [data-slot]', (all) =>
    all.map((each) => (each as HTMLElement).dataset.slot),
  );
  const slot = slots[at] ?? '';
  await pressIn(page, `[data-slot="${slot}"]`);
  await page.waitForSelector('#tire-firstName');
  return slot;
}

async function fillIn(page: Page, person: Record<string, string> = PERSON): Promise<void> {
  await page.waitForSelector('#tire-firstName');
  for (const [name, value] of Object.entries(person)) await page.type(`#tire-${name}`, value);
}

/** Goes from the open booking to its review. */
async function openReview(page: Page): Promise<string> {
  await chooseDay(page);
  const slot = await chooseTime(page);
  await fillIn(page);
  await pressIn(page, '[data-review]');
  await page.waitForSelector('#tireHotel [data-book]');
  return slot;
}

async function book(page: Page): Promise<string> {
  await pressIn(page, '[data-book]');
  await tireStepIs(page, 'confirmation');
  return textOf(page, '[data-booking-number]');
}

describe.each([320, 1280])('at %i px', (width) => {
  test('F111 F112 F113 U13 U19 U20 from the vehicle to the confirmation and the rating', async () => {
    const page = await openBooking({ width });
    expect(await textOf(page, 'h2')).toBe('När vill du lämna in bilen?');
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
    expect(await textOf(page, '[data-time] > span')).toBe(times.at(-1));

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
    await fillIn(page, { ...PERSON, freeText: 'Ring gärna först' });
    expect(await page.$eval('#tire-phoneMobile', (field) => (field as HTMLInputElement).value)).toBe('0701740698');
    await pressIn(page, '[data-review]');
    await page.waitForSelector('#tireHotel [data-book]');

    expect(await textOf(page, 'h2')).toBe('Kontrollera din bokning');
    await page.waitForSelector('#tireHotel h2:focus');
    const review = await textOf(page, '[data-step] dl');
    for (const text of [
      'DCK 100',
      'Canaria Ekdahl',
      '0701740698',
      PERSON.email,
      'Ring gärna först',
      times.at(-1) ?? '',
    ]) {
      expect(review).toContain(text);
    }
    expect(await bookings()).toEqual([]);
    await audit(page);

    expect(await textOf(page, '[data-book]')).toBe('Genomför bokning');
    const id = await book(page);
    await page.waitForSelector('#tireHotel h2:focus');
    expect(await textOf(page, 'h2')).toBe('Tack för din bokningsförfrågan');
    const confirmed = await textOf(page, '[data-booked]');
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
        customerBase: { ...PERSON, phoneMobile: '0701740698' },
        freeText: 'Ring gärna först',
      },
    ]);
    await audit(page);
    await rateByKeyboard(page);
    await audit(page);
  });
});

async function rateByKeyboard(page: Page): Promise<void> {
  await pressIn(page, '[data-rate]');
  await page.waitForSelector('#tire-rating-error');
  expect(await textOf(page, '#tire-rating-error')).toBe('Välj minst en stjärna');
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
  expect(await textOf(page, '[data-rated]')).toBe('Tack för din betygsättning');
  expect(await page.$('#tireHotel [name="rating"]')).toBeNull();
  expect((await tireStateOf(fixture.product)).tirehotel.reviews).toEqual([
    { rating: 4, comment: 'Snabbt och vänligt', date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
  ]);
}

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
});

test("F111 'Ändra datum' and 'Ändra tid' unset them, keep what is typed, and move the focus", async () => {
  const page = await openBooking();
  await chooseDay(page);
  await page.waitForSelector('#tireHotel h3:focus');
  await chooseTime(page);
  await page.waitForSelector('#tireHotel form h3:focus');
  await fillIn(page);
  expect(await textOf(page, '[data-change-time]')).toBe('Ändra tid');
  await pressIn(page, '[data-change-time]');
  await page.waitForSelector('#tireHotel h3:focus');
  expect(await page.$('#tire-firstName')).toBeNull();
  const slot = await chooseTime(page, 1);
  expect(await page.$eval('#tire-firstName', (field) => (field as HTMLInputElement).value)).toBe(PERSON.firstName);
  expect(await textOf(page, '[data-change-day]')).toBe('Ändra datum');
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
    () => textOf(page, 'section section'),
    (found) => expect(found).toContain(text),
  );
  const links = await page.$$eval('#tireHotel section section a', (all) =>
    all.map((link) => link.getAttribute('href')),
  );
  expect(links).toEqual([expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]);
  await audit(page);
});

test("F111 F112 without times: 'Verkstaden återkommer med tid', and the day is booked", async () => {
  const page = await openBooking({ plate: 'DCK001' });
  await chooseDay(page);
  await fillIn(page);
  expect(await textOf(page, '[role="status"]:not(:empty)')).toContain('Verkstaden återkommer med tid');
  await audit(page);
  await pressIn(page, '[data-review]');
  await page.waitForSelector('#tireHotel [data-book]');
  expect(await textOf(page, '[data-step] dl')).toContain('Verkstaden återkommer med tid');
  await book(page);
  expect(await bookings()).toMatchObject([
    { isFullDay: true, appointmentTime: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
  expect(await textOf(page, '[data-booked]')).toContain('Verkstaden återkommer med tid, per telefon eller e-post.');
});

test('F111 U22 failed dates and times have their texts, and can be loaded again', async () => {
  expectStatus(502);
  await setScenario('datesError');
  const page = await openBooking();
  await eventually(() => textOf(page, '[role="alert"] strong'), 'Ett fel uppstod');
  await audit(page);
  await setScenario('timesError');
  await pressIn(page, '[data-retry]');
  await chooseDay(page);
  await eventually(() => textOf(page, '[role="alert"] strong'), 'Kunde inte hämta tider för valt datum.');
  expect(await page.$('#tire-firstName')).toBeNull();
  await audit(page);
  await setScenario('none');
  await pressIn(page, '[data-retry]');
  await chooseTime(page);
});

test("F111 while they load: 'Hämtar datum...' and 'Hämtar tider...'", async () => {
  const page = await openBooking();
  await page.waitForSelector(FREE_DAY);
  await pressIn(page, '[data-back]');
  await tireStepIs(page, 'loggedIn');
  await setScenario('slow');
  await pressTireButton(page, 'Boka hjulskifte');
  await eventually(() => textOf(page, '[data-step="booking"] [role="status"]'), 'Hämtar datum...');
  await chooseDay(page);
  await eventually(() => textOf(page, '[data-step="booking"] [role="status"]:not(:empty)'), 'Hämtar tider...');
  await setScenario('none');
  await chooseTime(page);
});

test('F112 a taken time is named, everything else stays, and another one can be booked', async () => {
  expectStatus(409);
  const page = await openBooking();
  const slot = await openReview(page);
  await setScenario('slotTaken');
  await pressIn(page, '[data-book]');
  await page.waitForSelector('#tireHotel [data-lost]');
  const lost = await textOf(page, '[data-lost]');
  expect(lost).toContain('Tiden är inte tillgänglig, vänligen välj en annan tid');
  expect(lost).toContain(`${stockholmTime(Date.parse(slot)).slice(11)} har bokats av någon annan.`);
  await audit(page);
  await setScenario('none');
  const other = await chooseTime(page, 1);
  expect(await page.$eval('#tire-email', (field) => (field as HTMLInputElement).value)).toBe(PERSON.email);
  await pressIn(page, '[data-review]');
  await page.waitForSelector('#tireHotel [data-book]');
  await book(page);
  expect(await bookings()).toMatchObject([{ appointmentTime: other }]);
});

test('F112 U22 the message of the server, with phone and mail', async () => {
  expectStatus(422);
  const page = await openBooking({ plate: 'DCK423' });
  await openReview(page);
  await pressIn(page, '[data-book]');
  await eventually(
    () => textOf(page, '[role="alert"] strong'),
    'Verkstaden tar inte emot bokningar just nu. Kontakta oss.',
  );
  expect(
    await page.$$('#tireHotel [role="alert"] a[href^="tel:"], #tireHotel [role="alert"] a[href^="mailto:"]'),
  ).toHaveLength(2);
  await audit(page);
});

test('F112 Q32 after a lost response the same button books once, and says so', async () => {
  expectStatus(502);
  const page = await openBooking();
  await openReview(page);
  await fixture.product.setFault({ upstream: 'tireHotel', kind: 'lost', times: 1 });
  await pressIn(page, '[data-book]');
  await eventually(() => textOf(page, '[role="alert"] strong'), 'Något gick fel, var god och försök senare.');
  expect(await textOf(page, '[role="alert"]')).toContain('du bokas bara en gång');
  const [made] = await bookings();
  expect(await book(page)).toBe(made?.bookingConfirmationId);
  expect(await bookings()).toHaveLength(1);
});

test('F112 Q32 a double click is one booking, and the overlay disables the step meanwhile', async () => {
  const page = await openBooking();
  await openReview(page);
  const calls = await fixture.product.callsTo('tireHotel');
  await page.$eval('#tireHotel [data-book]', (button) => {
    (button as HTMLElement).click();
    (button as HTMLElement).click();
  });
  await page.waitForSelector('#tireHotel [aria-busy="true"] > [inert], #tireHotel [data-booked]');
  await tireStepIs(page, 'confirmation');
  expect(await bookings()).toHaveLength(1);
  expect(await fixture.product.callsTo('tireHotel')).toBe(calls + 1);
});

test('U23 what is typed is not sent anywhere, nor is the session requested at each key', async () => {
  const page = await openBooking();
  await chooseDay(page);
  await chooseTime(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await fillIn(page, { ...PERSON, freeText: 'Ring gärna först' });
  await pressIn(page, '[data-review]');
  await page.waitForSelector('#tireHotel [data-book]');
  expect(requested.filter((url) => url.includes('/api/'))).toEqual([]);
});

test("F113 the rating always ends in 'Tack för din betygsättning': also when it fails, and after the session", async () => {
  fixture.expectErrors(/502/, /401/);
  for (const end of ['failure', 'logout'] as const) {
    const page = await openBooking({ plate: end === 'failure' ? 'DHT001' : 'DHT002' });
    await openReview(page);
    await book(page);
    if (end === 'failure') await fixture.product.setFault({ upstream: 'tireHotel', kind: 'error', times: 1 });
    else fixture.product.advanceClock(31 * 60);
    await page.focus('#tire-rating');
    await page.keyboard.press('Space');
    await pressIn(page, '[data-rate]');
    await eventually(() => textOf(page, '[data-rated]'), 'Tack för din betygsättning');
    await page.close();
  }
});

test('F113 the calendar file has the time of Stockholm', async () => {
  const page = await openBooking();
  const slot = await openReview(page);
  const id = await book(page);
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
});

/** Waits until nothing is written to the storage any more: what is typed is encrypted first. */
const storageSettles = (page: Page) =>
  page.waitForFunction(
    () => {
      const seen = window as unknown as { lastStored?: string | null };
      const before = seen.lastStored;
      seen.lastStored = sessionStorage.getItem('tirehotel');
      return typeof before === 'string' && before === seen.lastStored;
    },
    { polling: 200 },
  );

test('U23 reload and Back lose nothing, and a made booking is not made again', async () => {
  const page = await openBooking();
  await chooseDay(page);
  const slot = await chooseTime(page);
  await fillIn(page);
  await storageSettles(page);
  await reload(page);
  await tireStepIs(page, 'booking');
  await page.waitForSelector(`#tireHotel [data-time="${slot}"]`);
  expect(await page.$eval('#tire-email', (field) => (field as HTMLInputElement).value)).toBe(PERSON.email);
  await pressIn(page, '[data-review]');
  await page.waitForSelector('#tireHotel [data-book]');
  await reload(page);
  await page.waitForSelector('#tireHotel [data-book]');
  await page.goBack();
  await page.waitForSelector('#tire-email');
  expect(await page.$eval('#tire-email', (field) => (field as HTMLInputElement).value)).toBe(PERSON.email);
  await page.goBack();
  await tireStepIs(page, 'loggedIn');
  await page.goForward();
  await page.goForward();
  await page.waitForSelector('#tireHotel [data-book]');
  const id = await book(page);
  await reload(page);
  await tireStepIs(page, 'confirmation');
  expect(await textOf(page, '[data-booking-number]')).toBe(id);
  await page.goBack();
  await tireStepIs(page, 'confirmation');
  expect(await bookings()).toHaveLength(1);
});

test('Q30 a session that has ended opens the search, with the reason', async () => {
  expectStatus(401);
  const page = await openBooking();
  await openReview(page);
  fixture.product.advanceClock(31 * 60);
  await pressIn(page, '[data-book]');
  await tireStepIs(page, 'search');
  expect(await textOf(page, '[data-step="search"]')).toContain('Du är utloggad. Logga in igen med en ny kod.');
  expect(await bookings()).toEqual([]);
});

test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu'])(
  'Q45 in a browser in %s days and times are those of Stockholm',
  async (zone) => {
    const { page } = await fixture.visit('/om-oss');
    await page.emulateTimezone(zone);
    await page.goto(fixture.urlOf(TIRE_HOTEL_PATH));
    await logIn(page, fixture.product, 'DHT003');
    await pressTireButton(page, 'Boka hjulskifte');
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
    expect(await textOf(page, '[data-booked]')).toContain(last?.slice(11, 16));
    expect(await bookings()).toMatchObject([{ appointmentTime: last }]);
  },
);

test('F116 Q35 Q36 events of the booking come after consent, with a purchase of 0 kronor and nothing personal', async () => {
  const eventsOf = (page: Page) =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []).filter(({ event }) => event),
    );
  const without = await openBooking({ plate: 'DHT004' });
  await openReview(without);
  await book(without);
  expect(JSON.stringify(await eventsOf(without))).not.toMatch(/flow_interaction|purchase|lead/);

  const page = await openBooking({ plate: 'DHT005', consent: ['statistics'] });
  await openReview(page);
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
  expect(all.filter(({ event }) => event === 'purchase')).toMatchObject([
    { transaction_id: id, currency: 'SEK', value: 0, site: 'norrvag-se' },
  ]);
  expect(all.filter(({ event }) => event === 'lead')).toHaveLength(1);
  expect(all.filter(({ event }) => event === 'form_interaction')).toHaveLength(1);
  expect(JSON.stringify(all)).not.toMatch(/DHT005|Canaria|Ekdahl|0701740698|example\.com/i);
});
