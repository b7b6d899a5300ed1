import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { CHOSEN } from '../../../src/features/booking/flow/flow.fixture.ts';
import { flowReducer } from '../../../src/features/booking/flow/flowReducer.ts';
import { bookingAtWorkshops, STORED_BOOKING, storedText } from '../../support/booking/storedBooking.ts';
import { waitForIdle } from '../../support/browser/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';
import { wrongCode } from '../../support/tireHotel/tireHotel.ts';
import {
  auditTire,
  book,
  CODE_FIELD,
  chooseDay,
  chooseTime,
  fillIn,
  tireHotelBrowser,
  tireText,
} from '../../support/tireHotel/tireHotelBrowser.ts';
import {
  enterCode,
  logIn,
  pressIn,
  requestCode,
  searchPlate,
  TIRE_HOTEL_PATH,
  tireStepIs,
} from '../../support/tireHotel/tireHotelPage.ts';

/** The tire hotel from the plate to the vehicle, by the keyboard (F107–F110, U16, U18, U22). */

const { fixture, visit, expectStatus, openVehicle } = tireHotelBrowser();

const FAILED = 'Något gick fel, var god och försök senare.';
const WRONG_CODE = 'Koden är fel eller gäller inte längre. Kontrollera koden eller begär en ny.';
const heading = (page: Page) => tireText(page, '[data-step] h2');
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName);

/** Widths of the walk at which axe reads each of its states: they have the same elements. */
const READ_WIDTHS = matrixCases([320, 1280], [320]);

describe.each([320, 1280])('at %d px', (width) => {
  const audit = (page: Page) => auditTire(page, READ_WIDTHS.includes(width));

  test('F107 F108 F109 F110 U13 from the plate to the vehicle, with every text', async () => {
    expectStatus(400);
    const page = await visit({ width });
    expect(await heading(page)).toBe('Fyll i ditt registreringsnummer');
    expect(await page.$eval('#tireHotel input', (input) => (input as HTMLInputElement).placeholder)).toBe('ABC123');
    expect(await tireText(page, 'footer')).toContain('Har du frågor om service eller verkstad?');
    expect(await page.$('#tireHotel footer a[href^="mailto:"]')).not.toBeNull();
    expect(await page.$('#tireHotel [data-logout]')).toBeNull();
    await audit(page);

    await searchPlate(page, 'dck 100');
    await tireStepIs(page, 'login');
    expect(await heading(page)).toBe('En kod skickas till 070-*** ** 05');
    await eventually(() => focused(page), 'En kod skickas till 070-*** ** 05');
    const login = await tireText(page, '[data-step]');
    for (const text of ['DCK 100', '070-*** ** 05', 'Kontakta oss', 'Skicka kod']) expect(login).toContain(text);
    expect(await page.$eval('#tireHotel [data-step] p a', (link) => link.getAttribute('href'))).toBe('/anlaggningar');
    await audit(page);

    const code = await requestCode(page, fixture.product);
    expect(await heading(page)).toBe('Fyll i koden nedan');
    await page.waitForSelector(`${CODE_FIELD}:focus`);
    expect(await page.$eval('#tireHotel [data-verify]', (button) => (button as HTMLButtonElement).disabled)).toBe(true);
    expect(await tireText(page, '[data-verify]')).toBe('Verifiera kod');
    await audit(page);
    await enterCode(page, wrongCode(code));
    await eventually(() => tireText(page, '[role="alert"] strong'), WRONG_CODE);
    // The focus is where the code is corrected.
    await page.waitForSelector(`${CODE_FIELD}:focus`);
    await page.click('#tireHotel details summary');
    await audit(page);
    await page.focus(CODE_FIELD);
    await page.keyboard.type(code);
    await page.waitForSelector('#tireHotel [data-verify]:focus');
    expect(await page.$('#tireHotel [role="alert"] strong')).toBeNull();
    await page.keyboard.press('Enter');

    await tireStepIs(page, 'loggedIn');
    expect(await heading(page)).toBe('Ditt fordon');
    await eventually(() => focused(page), 'Ditt fordon');
    const text = await tireText(page, '[data-step]');
    for (const part of ['Boka hjulskifte', 'Boka tid för annan bil', 'Logga ut', 'DCK 100'])
      expect(text).toContain(part);
    const titles = await page.$$eval('#tireHotel h3', (all) => all.map(({ textContent }) => textContent));
    expect(titles).toEqual(['Incheckade däck', 'Din servicestation', 'Ditt däckpaket']);
    const tires = await page.$$eval('#tireHotel [data-tire-status]', (all) =>
      all.map(({ textContent }) => textContent),
    );
    expect(tires).toHaveLength(4);
    for (const tire of tires) {
      expect(tire).toMatch(
        /^(Vänster|Höger) (fram|bak).+Mönster.+Dimension\d{3}\/\d\d R\d\dMönsterdjup\d(,\d)? mmSkickBra mönsterdjup$/,
      );
    }
    expect(await page.$('#tireHotel [data-warned]')).toBeNull();
    expect(await page.$('#tireHotel a[href="/dack-och-biltillbehor/dackhotell#paketen"]')).not.toBeNull();
    expect((await page.$$('#tireHotel section a[href^="tel:"]')).length).toBeGreaterThan(1);
    await audit(page);
  });
});

describe.each(READ_WIDTHS)('at %d px', (width) => {
  test('F107 S3 §8 no agreement, and the way to a booking that has the plate, not its URL', async () => {
    expectStatus(404);
    const page = await visit({ width });
    await searchPlate(page, 'DCK404');
    await eventually(
      () => tireText(page, '[role="alert"] strong'),
      'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
    );
    await auditTire(page);
    await pressIn(page, '[data-book-service]');
    await page.waitForFunction(() => window.location.pathname === '/service-och-verkstad/boka-bilverkstad');
    await page.waitForSelector('#booking input[autocapitalize]');
    await eventually(
      () => page.$eval('#booking input[autocapitalize]', (input) => (input as HTMLInputElement).value),
      'DCK404',
    );
    expect(page.url()).not.toMatch(/DCK404|\?/);
  });

  test('F110 S3 §3.3 worn tires: the long warning with a contact, and a text beside every icon', async () => {
    const { page } = await openVehicle({ width, plate: 'DCK300' });
    expect(await tireText(page, '[aria-labelledby="tire-warning"]')).toContain(
      'Ett eller flera av dina däck har ett mönsterdjup som vi rekommenderar byte på, då de redan nu eller snart inte uppfyller uppsatta lagkrav. Kontakta din verkstad så hjälper vi dig med en lösning baserad på just din bil och dina behov.',
    );
    expect(await page.$('#tireHotel [aria-labelledby="tire-warning"] a[href^="tel:"]')).not.toBeNull();
    const warned = await page.$$eval('#tireHotel [data-tire-status]', (all) =>
      all.map((tire) => [
        (tire as HTMLElement).dataset.tireStatus,
        tire.querySelector('[data-warned]')?.textContent,
        /Byte rekommenderas|Håll uppsikt/.exec(tire.textContent ?? '')?.[0],
      ]),
    );
    expect(warned).toEqual([
      ['1', 'Varning', 'Byte rekommenderas'],
      ['1', 'Varning', 'Byte rekommenderas'],
      ['2', 'Varning', 'Håll uppsikt'],
      ['2', 'Varning', 'Håll uppsikt'],
    ]);
    await auditTire(page);
  });
});

describe('F107 S3 §2.4 the plate on the way to a booking', () => {
  /** Looks a plate up that has no agreement, and opens the booking of a service. */
  async function goToBooking(page: Page, plate: string): Promise<void> {
    await searchPlate(page, plate);
    await pressIn(page, '[data-book-service]');
    await page.waitForFunction(() => window.location.pathname === '/service-och-verkstad/boka-bilverkstad');
  }
  const plateField = (page: Page) =>
    page.$eval('#booking input[autocapitalize]', (input) => (input as HTMLInputElement).value).catch(() => null);

  test.each(['begun', 'made'])('opens step 1, also when a booking of another car is %s', async (kind) => {
    expectStatus(404);
    const begun = await bookingAtWorkshops(fixture.product);
    const chosen = flowReducer(begun, { type: 'timeChosen', chosen: CHOSEN });
    const made = flowReducer(chosen, { type: 'booked', booking: { id: 'B-1', token: 't' }, booked: chosen });
    const page = await visit();
    const text = storedText(kind === 'begun' ? begun : made);
    await page.evaluate((key, value) => window.sessionStorage.setItem(key, value), STORED_BOOKING, text);
    await goToBooking(page, 'DCK404');
    await eventually(() => plateField(page), 'DCK404');
    expect(await page.$('#booking [data-step="1"][data-status="open"]')).not.toBeNull();
  });

  test('that is too long for a booking is not taken over, rather than the plate of another car', async () => {
    expectStatus(404);
    const page = await visit();
    await goToBooking(page, 'MINBILX');
    await page.waitForSelector('#booking input[autocapitalize]');
    await waitForIdle(page);
    expect(await plateField(page)).toBe('');
  });
});

describe('F107 the plate', () => {
  test('is written in capitals without spaces and signs; one character cannot be sent, two can, by Enter', async () => {
    expectStatus(404);
    const page = await visit();
    const field = '#tireHotel input';
    for (const [typed, plate] of [
      ['abc123', 'ABC123'],
      [' a b c 1 2 3 ', 'ABC123'],
      ['abc-123', 'ABC123'],
      ['ＡＢＣ１２３', 'ABC123'],
      ['min bil x', 'MINBILX'],
      // It is never cut to the plate of another car.
      ['min bil x 5', 'MINBILX5'],
    ] as const) {
      await page.$eval(field, (input) => (input as HTMLInputElement).select());
      await page.type(field, typed);
      expect([typed, await page.$eval(field, (input) => (input as HTMLInputElement).value)]).toEqual([typed, plate]);
    }

    const button = '#tireHotel [type="submit"]';
    const isDisabled = () => page.$eval(button, ({ ariaDisabled }) => ariaDisabled === 'true');
    await page.$eval(field, (input) => (input as HTMLInputElement).select());
    await page.type(field, 'a');
    expect(await isDisabled()).toBe(true);
    // It looks like what it is, and says what is missing (decision 0205).
    await page.click(button);
    await page.waitForSelector(`${field}[aria-invalid="true"]:focus`);
    expect(await page.$eval('#tireHotel form', ({ textContent }) => textContent)).toContain(
      'Skriv registreringsnumret',
    );
    await page.type(field, 'b');
    expect(await isDisabled()).toBe(false);
    await page.waitForSelector(`${field}:not([aria-invalid])`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#tireHotel [role="alert"] strong');
  });

  test('S3 §2.4 Q36 is filled in by the query, which does not stay in the URL', async () => {
    const page = await visit({ path: `${TIRE_HOTEL_PATH}?regNo=dck%20100` });
    await eventually(() => page.$eval('#tireHotel input', (input) => (input as HTMLInputElement).value), 'DCK100');
    await eventually(() => page.url().includes('regNo'), false);
    await page.focus('#tireHotel input');
    await page.keyboard.press('Enter');
    await tireStepIs(page, 'login');
  });
});

test('S3 §4.3 during a call an overlay covers the step, nothing in it can be used, and the focus returns; S3 §8 U22 a failed look-up has its text, with phone and mail, also when it fails on the way', async () => {
  expectStatus(404, 502);
  fixture.expectErrors(/ERR_FAILED|Failed to load resource/);
  const page = await visit();
  /** What becomes of a look-up. */
  let fate: Promise<'continue' | 'abort'> = Promise.resolve('continue');
  let release: () => void = () => undefined;
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    const isAborted = request.url().includes('/authorization/search') && (await fate) === 'abort';
    await (isAborted ? request.abort('failed') : request.continue());
  });

  fate = new Promise((done) => {
    release = () => done('continue');
  });
  await searchPlate(page, 'DCK404');
  await page.waitForSelector('#tireHotel [data-step][aria-busy="true"] > [inert]');
  expect(await tireText(page, '[data-step] > [role="status"]')).toBe('Ett ögonblick…');
  await page.keyboard.press('Enter');
  release();
  await page.waitForSelector('#tireHotel [aria-busy="false"] input[aria-invalid="true"]:focus');

  await searchPlate(page, 'DCK500');
  await eventually(() => tireText(page, '[role="alert"] strong'), FAILED);
  expect(await page.$('#tireHotel [role="alert"] a[href^="mailto:"]')).not.toBeNull();
  expect(await page.$('#tireHotel [data-book-service]')).toBeNull();

  fate = Promise.resolve('abort');
  await searchPlate(page, 'DCK100');
  await page.waitForSelector('#tireHotel [role="alert"] strong ~ p ::-p-text(Inget är förlorat)');
  expect(await tireText(page, '[role="alert"] strong')).toBe(FAILED);
});

test('without JavaScript the page says what it needs, with phone and mail, and keeps its questions', async () => {
  const { page } = await fixture.visit(TIRE_HOTEL_PATH, { scripts: false });
  const visible = await page.$eval('#tireHotel', (section) => (section as HTMLElement).innerText);
  expect(visible).toContain('För att se dina däck och boka hjulskifte här behöver du JavaScript och kakor.');
  expect(visible).toContain('08-465 004 10');
  expect(visible).not.toContain('Fyll i ditt registreringsnummer');
  expect(await page.$eval('body', ({ textContent }) => textContent)).toContain('Vart skickas koden?');
});

test('F010 in English', async () => {
  expectStatus(404);
  const page = await visit({ path: `/en${TIRE_HOTEL_PATH}` });
  expect(await heading(page)).toBe('Enter your registration number');
  await searchPlate(page, 'DCK404');
  await eventually(
    () => tireText(page, '[role="alert"] strong'),
    'We cannot find a tyre hotel agreement for this registration number.',
  );
  await logIn(page, fixture.product, 'DCK300');
  expect(await heading(page)).toBe('Your vehicle');
  expect(await tireText(page, '[data-step]')).toContain('Book a wheel change');
  // Texts of the tire system are Swedish, and say so (3.1.2).
  expect(await page.$$eval('#tireHotel h4 [lang="sv"]', (all) => all.length)).toBe(4);
  await pressIn(page, '[data-book-change]');
  await tireStepIs(page, 'booking');
  expect(await heading(page)).toBe('When do you want to leave the car?');
  await chooseDay(page);
  await chooseTime(page);
  await fillIn(page);
  await pressIn(page, '[data-review]');
  await page.waitForSelector('#tireHotel [data-book]');
  expect(await heading(page)).toBe('Check your booking');
  expect(await tireText(page, '[data-step] dl')).not.toMatch(
    /Fordon|Verkstad,|Tid|måndag|tisdag|onsdag|torsdag|fredag/,
  );
  await book(page);
  expect(await heading(page)).toBe('Thank you for your booking request');
  expect(await page.$eval('#tireHotel ::-p-text(Go to the start page)', (link) => link.getAttribute('href'))).toBe(
    '/en',
  );
});
