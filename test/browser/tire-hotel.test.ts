import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { overflow, violations } from '../support/accessibility.ts';
import { reload } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { browserFixture } from '../support/fixtures.ts';
import { codesOf, wrongCode } from '../support/tireHotel.ts';
import {
  enterCode,
  logIn,
  pressIn,
  pressTireButton,
  requestCode,
  searchPlate,
  TIRE_HOTEL_PATH,
  tireStepIs,
} from '../support/tireHotelPage.ts';

/** The tyre hotel from the plate to the vehicle, by the keyboard (F107–F110, F114, U16–U18, U22, U23). */

const fixture = browserFixture({ cars: 60 });
beforeEach(async () => {
  await fetch(`${fixture.product.sandboxUrl}/__sandbox/reset`, { method: 'POST' });
  // Limits of a day are over.
  fixture.product.advanceClock(86_400);
});

const FLOW = '#tireHotel';
const CODE = `${FLOW} [autocomplete="one-time-code"]`;
const FAILED = 'Något gick fel, var god och försök senare.';
const WRONG_CODE = 'Koden är fel eller gäller inte längre. Kontrollera koden eller begär en ny.';
const textOf = (page: Page, selector: string) =>
  page.$eval(`${FLOW} ${selector}`, ({ textContent }) => textContent ?? '');
const heading = (page: Page) => textOf(page, '[data-step] h2');
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName);
const stored = (page: Page) => page.evaluate(() => window.sessionStorage.getItem('tirehotel'));
const codeValue = (page: Page) => page.$eval(CODE, (input) => (input as HTMLInputElement).value);
/** A refused call is a line of the console. */
const expectStatus = (...all: readonly number[]) =>
  fixture.expectErrors(...all.map((status) => new RegExp(`${status}`)));
const visit = (options: { width?: number; path?: string } = {}) => {
  const { width = 1280, path = TIRE_HOTEL_PATH } = options;
  return fixture.visit(path, {
    viewport: width < 600 ? { width, height: 740, isMobile: true, hasTouch: true } : { width, height: 900 },
  });
};
async function audit(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await violations(page, FLOW)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}
/** Opens the step of the code, and returns the code. */
async function openCode(page: Page, plate = 'DCK100'): Promise<string> {
  await searchPlate(page, plate);
  await tireStepIs(page, 'login');
  return requestCode(page, fixture.product);
}
/** Makes the page ask how long its session lasts, as when the visitor comes back to it. */
const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

describe.each([320, 1280])('at %d px', (width) => {
  test('F107 F108 F109 F110 U13 from the plate to the vehicle, with every text', async () => {
    expectStatus(400);
    const { page } = await visit({ width });
    expect(await heading(page)).toBe('Fyll i ditt registreringsnummer');
    expect(await page.$eval(`${FLOW} input`, (input) => (input as HTMLInputElement).placeholder)).toBe('ABC123');
    expect(await textOf(page, 'footer')).toContain('Har du frågor om service eller verkstad?');
    expect(await page.$(`${FLOW} footer a[href^="mailto:"]`)).not.toBeNull();
    expect(await page.$(`${FLOW} [data-logout]`)).toBeNull();
    await audit(page);

    await searchPlate(page, 'dck 100');
    await tireStepIs(page, 'login');
    expect(await heading(page)).toBe('En kod skickas till 070-*** ** 05');
    await eventually(() => focused(page), 'En kod skickas till 070-*** ** 05');
    const login = await textOf(page, '[data-step]');
    for (const text of ['DCK 100', '070-*** ** 05', 'Kontakta oss', 'Skicka kod']) expect(login).toContain(text);
    expect(await page.$eval(`${FLOW} [data-step] p a`, (link) => link.getAttribute('href'))).toBe('/anlaggningar');
    await audit(page);

    const code = await requestCode(page, fixture.product);
    expect(await heading(page)).toBe('Fyll i koden nedan');
    await eventually(() => focused(page), 'Fyll i koden nedan');
    expect(await page.$eval(`${FLOW} [data-verify]`, (button) => (button as HTMLButtonElement).disabled)).toBe(true);
    expect(await textOf(page, '[data-verify]')).toBe('Verifiera kod');
    await audit(page);
    await enterCode(page, wrongCode(code));
    await eventually(() => textOf(page, '[role="alert"] strong'), WRONG_CODE);
    // The focus is where the code is corrected.
    await page.waitForSelector(`${CODE}:focus`);
    await page.click(`${FLOW} details summary`);
    await audit(page);
    await page.focus(CODE);
    await page.keyboard.type(code);
    await page.waitForSelector(`${FLOW} [data-verify]:focus`);
    expect(await page.$(`${FLOW} [role="alert"] strong`)).toBeNull();
    await page.keyboard.press('Enter');

    await tireStepIs(page, 'loggedIn');
    expect(await heading(page)).toBe('Ditt fordon');
    await eventually(() => focused(page), 'Ditt fordon');
    const text = await textOf(page, '[data-step]');
    for (const part of ['Boka hjulskifte', 'Boka tid för annan bil', 'Logga ut', 'DCK 100'])
      expect(text).toContain(part);
    const titles = await page.$$eval(`${FLOW} h3`, (all) => all.map(({ textContent }) => textContent));
    expect(titles).toEqual(['Incheckade däck', 'Din servicestation', 'Ditt däckpaket']);
    const tires = await page.$$eval(`${FLOW} [data-tire-status]`, (all) => all.map(({ textContent }) => textContent));
    expect(tires).toHaveLength(4);
    for (const tire of tires) {
      expect(tire).toMatch(
        /^(Vänster|Höger) (fram|bak).+Mönster.+Dimension\d{3}\/\d\d R\d\dMönsterdjup\d(,\d)? mmSkickBra mönsterdjup$/,
      );
    }
    expect(await page.$(`${FLOW} [data-warned]`)).toBeNull();
    expect(await page.$(`${FLOW} a[href="/dack-och-biltillbehor/dackhotell#paketen"]`)).not.toBeNull();
    expect((await page.$$(`${FLOW} section a[href^="tel:"]`)).length).toBeGreaterThan(1);
    await audit(page);
  });

  test('F107 S3 §8 no agreement, and the way to a booking that has the plate, not its URL', async () => {
    expectStatus(404);
    const { page } = await visit({ width });
    await searchPlate(page, 'DCK404');
    await eventually(
      () => textOf(page, '[role="alert"] strong'),
      'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
    );
    await audit(page);
    await pressIn(page, '[data-book-service]');
    await page.waitForFunction(() => window.location.pathname === '/service-och-verkstad/boka-bilverkstad');
    await page.waitForSelector('#booking input[autocapitalize]');
    await eventually(
      () => page.$eval('#booking input[autocapitalize]', (input) => (input as HTMLInputElement).value),
      'DCK404',
    );
    expect(page.url()).not.toMatch(/DCK404|\?/);
  });

  test('F110 S3 §3.3 worn tyres: the long warning with a contact, and a text beside every icon', async () => {
    const { page } = await visit({ width });
    await logIn(page, fixture.product, 'DCK300');
    expect(await textOf(page, '[aria-labelledby="tire-warning"]')).toContain(
      'Ett eller flera av dina däck har ett mönsterdjup som vi rekommenderar byte på, då de redan nu eller snart inte uppfyller uppsatta lagkrav. Kontakta din verkstad så hjälper vi dig med en lösning baserad på just din bil och dina behov.',
    );
    expect(await page.$(`${FLOW} [aria-labelledby="tire-warning"] a[href^="tel:"]`)).not.toBeNull();
    const warned = await page.$$eval(`${FLOW} [data-tire-status]`, (all) =>
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
    await audit(page);
  });
});

describe('F107 the plate', () => {
  test.each([
    ['abc123', 'ABC123'],
    [' a b c 1 2 3 ', 'ABC123'],
    ['abc-123', 'ABC123'],
    ['ＡＢＣ１２３', 'ABC123'],
    ['min bil x 5', 'MINBILX'],
  ])('%j becomes %s', async (typed, plate) => {
    const { page } = await visit();
    await page.type(`${FLOW} input`, typed);
    expect(await page.$eval(`${FLOW} input`, (input) => (input as HTMLInputElement).value)).toBe(plate);
  });

  test('one character cannot be sent, two can, by Enter', async () => {
    expectStatus(404);
    const { page } = await visit();
    const disabled = () => page.$eval(`${FLOW} [type="submit"]`, (button) => (button as HTMLButtonElement).disabled);
    await page.type(`${FLOW} input`, 'a');
    expect(await disabled()).toBe(true);
    await page.type(`${FLOW} input`, 'b');
    expect(await disabled()).toBe(false);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${FLOW} [role="alert"] strong`);
  });

  test('S3 §2.4 Q36 is filled in by the query, which does not stay in the URL', async () => {
    const { page } = await visit({ path: `${TIRE_HOTEL_PATH}?regNo=dck%20100` });
    await eventually(() => page.$eval(`${FLOW} input`, (input) => (input as HTMLInputElement).value), 'DCK100');
    await eventually(() => page.url().includes('regNo'), false);
    await page.focus(`${FLOW} input`);
    await page.keyboard.press('Enter');
    await tireStepIs(page, 'login');
  });
});

describe('F109 U17 the four boxes are one field', () => {
  test('for screen readers and autofill', async () => {
    const { page } = await visit();
    await openCode(page);
    const fields = await page.$$eval(`${FLOW} input`, (all) =>
      all.map((input) => [input.getAttribute('aria-label'), input.autocomplete, input.inputMode]),
    );
    expect(fields).toEqual([['Kod med 4 siffror', 'one-time-code', 'numeric']]);
    const boxes = `${FLOW} [aria-hidden="true"]:has(~ div ${CODE.replace(`${FLOW} `, '')})`;
    expect(await page.$$(boxes)).toHaveLength(4);
    // The browser fills in the whole code at once.
    await page.$eval(CODE, (input) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '1234');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await page.waitForSelector(`${FLOW} [data-verify]:focus:not([disabled])`);
    expect(await codeValue(page)).toBe('1234');
  });

  test('takes the code of the text message that the browser has read', async () => {
    const { page } = await visit({ path: '/om-oss' });
    await page.evaluateOnNewDocument(() => {
      Object.assign(window, { OTPCredential: class {} });
      navigator.credentials.get = async (options) => {
        const { transport } = (options as unknown as { otp: { transport: string[] } }).otp;
        return { id: '', type: 'otp', code: transport[0] === 'sms' ? '4321' : '' } as Credential;
      };
    });
    await page.goto(fixture.urlOf(TIRE_HOTEL_PATH));
    await openCode(page);
    await page.waitForSelector(`${FLOW} [data-verify]:focus`);
    expect(await codeValue(page)).toBe('4321');
  });

  test.each(['12 34', '1234', '12345', 'Din kod är 1234.'])('takes %j from the clipboard in any box', async (text) => {
    const { page } = await visit();
    await openCode(page);
    await page.focus(CODE);
    await page.keyboard.type('98');
    await page.$eval(
      CODE,
      (input, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      text,
    );
    await page.waitForSelector(`${FLOW} [data-verify]:focus`);
    expect(await codeValue(page)).toBe('1234');
  });

  test('digits only; arrows, Backspace and a new digit in a box; the last digit moves to the button', async () => {
    const { page } = await visit();
    await openCode(page);
    await page.focus(CODE);
    await page.keyboard.type('1a2 ');
    expect(await codeValue(page)).toBe('12');
    await page.keyboard.press('Backspace');
    expect(await codeValue(page)).toBe('1');
    await page.keyboard.type('934');
    await page.waitForSelector(`${FLOW} [data-verify]:focus`);
    expect(await codeValue(page)).toBe('1934');
    // Back in the field, the first box is selected; a digit replaces the one of its box and moves on.
    await page.focus(CODE);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('2');
    expect(await codeValue(page)).toBe('1234');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('5');
    expect(await codeValue(page)).toBe('5234');
    await page.keyboard.press('Backspace');
    expect(await codeValue(page)).toBe('534');
    expect(await page.$eval(`${FLOW} [data-verify]`, (button) => (button as HTMLButtonElement).disabled)).toBe(true);
    // An incomplete code is not sent.
    await page.keyboard.press('Enter');
    expect(await page.$(`${FLOW} [role="alert"] strong`)).toBeNull();
  });
});

describe('U16 no message', () => {
  test('a new code after half a minute, with the time that is left', async () => {
    const { page } = await visit();
    const first = await openCode(page);
    expect(await textOf(page, '[data-step]')).toMatch(/Koden gäller i (10 min 0|9 min \d+) s till/);
    await page.focus(`${FLOW} details summary`);
    await page.keyboard.press('Enter');
    expect(await textOf(page, 'details')).toMatch(/En ny kod kan skickas om \d+ s/);
    fixture.product.advanceClock(31);
    await page.evaluate(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 31_000;
    });
    await page.focus(CODE);
    await page.keyboard.type('12');
    await pressIn(page, '[data-new-code]:not([disabled])');
    await page.waitForSelector(`${CODE}[data-refocus]:focus`);
    expect(await textOf(page, '[data-step]')).toContain('En ny kod är skickad.');
    expect(await codeValue(page)).toBe('');
    const [, second = ''] = await codesOf(fixture.product);
    expect(second).toMatch(/^\d{4}$/);
    expect(first).toMatch(/^\d{4}$/);
    await enterCode(page, second);
    await tireStepIs(page, 'loggedIn');
  });

  test('a code that is too old is named before it is tried', async () => {
    const { page } = await visit();
    await openCode(page);
    await page.evaluate(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 600_000;
    });
    await page.waitForSelector(`${FLOW} [role="status"] ::-p-text(Koden gäller inte längre. Begär en ny.)`);
  });

  test('Q28 the text of a refused code, with phone and mail', async () => {
    expectStatus(422);
    const { page } = await visit();
    await searchPlate(page, 'DCK422');
    await tireStepIs(page, 'login');
    await pressIn(page, '[data-send-code]');
    await page.waitForSelector(`${FLOW} [role="alert"] strong`);
    expect(await textOf(page, '[role="alert"]')).toMatch(/.{10,}\+46 8 465 004 10/);
    await audit(page);
  });
});

test('S3 §8 U22 a failed look-up has its text, with phone and mail', async () => {
  expectStatus(502);
  const { page } = await visit();
  await searchPlate(page, 'DCK500');
  await eventually(() => textOf(page, '[role="alert"] strong'), FAILED);
  expect(await page.$(`${FLOW} [role="alert"] a[href^="mailto:"]`)).not.toBeNull();
  expect(await page.$(`${FLOW} [data-book-service]`)).toBeNull();
});

test('S3 §4.3 during a call an overlay covers the step, nothing in it can be used, and the focus returns', async () => {
  expectStatus(404);
  const { page } = await visit();
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!request.url().includes('/authorization/search')) return void request.continue();
    void held.then(() => request.continue());
  });
  await searchPlate(page, 'DCK404');
  await page.waitForSelector(`${FLOW} [data-step][aria-busy="true"] > [inert]`);
  expect(await textOf(page, '[data-step] > [role="status"]')).toBe('Ett ögonblick…');
  await page.keyboard.press('Enter');
  release();
  await page.waitForSelector(`${FLOW} [aria-busy="false"] input[aria-invalid="true"]:focus`);
});

test('F114 U23 a reload in every step loses nothing, and Back goes a step back', async () => {
  const { page } = await visit();
  await searchPlate(page, 'DCK100');
  await tireStepIs(page, 'login');
  await eventually(async () => (await stored(page)) !== null, true);
  await reload(page);
  await tireStepIs(page, 'login');
  expect(await heading(page)).toBe('En kod skickas till 070-*** ** 05');
  const code = await requestCode(page, fixture.product);
  await eventually(async () => JSON.parse((await stored(page)) ?? '{}').step, 'code');
  await reload(page);
  await tireStepIs(page, 'code');
  await page.goBack();
  await tireStepIs(page, 'login');
  await page.goBack();
  await tireStepIs(page, 'search');
  expect(await page.$eval(`${FLOW} input`, (input) => (input as HTMLInputElement).value)).toBe('DCK100');
  await page.goForward();
  await tireStepIs(page, 'login');
  await page.goForward();
  await tireStepIs(page, 'code');
  await enterCode(page, code);
  await tireStepIs(page, 'loggedIn');
  await eventually(async () => JSON.parse((await stored(page)) ?? '{}').key, 'session');
  await reload(page);
  await tireStepIs(page, 'loggedIn');
  expect(await textOf(page, '[data-step]')).toContain('DCK 100');
  // Status 0 jumps over search, login and code.
  await page.goBack();
  await tireStepIs(page, 'loggedIn');
  expect(page.url()).toMatch(/dackhotell$/);
});

test('F114 a reload without the server offers another attempt, and loses nothing', async () => {
  fixture.expectErrors(/ERR_FAILED|Failed to load resource/);
  const { page } = await visit();
  await logIn(page, fixture.product, 'DCK100');
  await eventually(async () => JSON.parse((await stored(page)) ?? '{}').key, 'session');
  let isOffline = true;
  await page.setRequestInterception(true);
  page.on(
    'request',
    (request) =>
      void (isOffline && request.url().includes('/api/tirehotel/') ? request.abort('failed') : request.continue()),
  );
  await reload(page);
  await page.waitForSelector(`${FLOW} [data-step="restoring"]`);
  isOffline = false;
  await pressTireButton(page, 'Försök igen');
  await tireStepIs(page, 'loggedIn');
});

describe('Q30 Q37 the end of the session', () => {
  test("'Logga ut' ends it everywhere, and clears the storage", async () => {
    const { page } = await visit();
    await logIn(page, fixture.product, 'DCK100');
    await eventually(async () => (await stored(page)) !== null, true);
    await pressIn(page, '[data-logout]');
    await tireStepIs(page, 'search');
    await eventually(() => textOf(page, '[data-notice]'), 'Du är utloggad.');
    await eventually(() => stored(page), null);
    const status = await page.evaluate(async () => (await fetch('/api/tirehotel/authorization/session')).status);
    expect(status).toBe(401);
    expectStatus(401);
    await page.goBack();
    await tireStepIs(page, 'search');
    expect(await page.content()).not.toContain('DCK 100');
  });

  test("'Boka tid för annan bil' begins again with another plate", async () => {
    // The question how long the session lasts may still be open.
    expectStatus(401);
    const { page } = await visit();
    await logIn(page, fixture.product, 'DCK200');
    await pressTireButton(page, 'Boka tid för annan bil');
    await tireStepIs(page, 'search');
    expect(await page.$eval(`${FLOW} input`, (input) => (input as HTMLInputElement).value)).toBe('');
    await logIn(page, fixture.product, 'DHT002');
    expect(await textOf(page, '[data-step]')).toContain('DHT 002');
  });

  test('after 30 minutes the search says why, and nothing is stored', async () => {
    expectStatus(401);
    const { page } = await visit();
    await logIn(page, fixture.product, 'DCK100');
    await eventually(async () => (await stored(page)) !== null, true);
    fixture.product.advanceClock(1_801);
    await comeBack(page);
    await tireStepIs(page, 'search');
    expect(await textOf(page, '[data-notice]')).toBe('Du är utloggad. Logga in igen med en ny kod.');
    await eventually(() => stored(page), null);
    await audit(page);
  });

  test('after 30 minutes a reload says why too', async () => {
    const { page } = await visit();
    await logIn(page, fixture.product, 'DCK100');
    await eventually(async () => JSON.parse((await stored(page)) ?? '{}').key, 'session');
    fixture.product.advanceClock(1_801);
    await reload(page);
    await page.waitForSelector(`${FLOW} [data-notice]`);
    expect(await textOf(page, '[data-notice]')).toBe('Du är utloggad. Logga in igen med en ny kod.');
    await eventually(() => stored(page), null);
  });

  test('2.2.1 a warning two minutes before, and one button to stay', async () => {
    const { page } = await visit();
    await logIn(page, fixture.product, 'DCK100');
    const heldFocus = '[data-book-change]';
    await page.focus(`${FLOW} ${heldFocus}`);
    fixture.product.advanceClock(1_700);
    await comeBack(page);
    await page.waitForSelector('[data-session-warning][open] button:focus');
    const warning = await page.$eval('[data-session-warning]', ({ textContent }) => textContent);
    expect(warning).toMatch(/^Du loggas snart utOm (1 min )?\d+ s loggas du ut.+Fortsätt vara inloggad$/);
    expect(await violations(page, '[data-session-warning]')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('[data-session-warning]'));
    fixture.product.advanceClock(1_700);
    const left = await page.evaluate(
      async () => (await (await fetch('/api/tirehotel/authorization/session')).json()).secondsLeft,
    );
    // Without the prolongation it would have ended.
    expect(left).toBeGreaterThan(0);
  });

  test('2.2.1 what cannot be prolonged is said', async () => {
    const { page } = await visit();
    await logIn(page, fixture.product, 'DCK100');
    const prolong = () =>
      page.evaluate(async () => (await fetch('/api/tirehotel/authorization/session', { method: 'POST' })).status);
    for (let at = 0; at < 4; at++) {
      fixture.product.advanceClock(1_775);
      expect(await prolong()).toBe(200);
    }
    await comeBack(page);
    await page.waitForSelector('[data-session-warning][open]');
    const warning = await page.$eval('[data-session-warning]', ({ textContent }) => textContent);
    expect(warning).toMatch(/Tiden för en inloggning är snart slut|Tiden för en inloggning tar slut om/);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('[data-session-warning]'));
    await tireStepIs(page, 'loggedIn');
  });

  test('a look-up of half an hour ago opens the search, with its text', async () => {
    expectStatus(401);
    const { page } = await visit();
    await searchPlate(page, 'DCK100');
    await tireStepIs(page, 'login');
    fixture.product.advanceClock(1_801);
    await pressIn(page, '[data-send-code]');
    await tireStepIs(page, 'search');
    expect(await textOf(page, '[data-notice]')).toBe('Sökningen gäller inte längre. Sök på registreringsnumret igen.');
  });
});

test('without JavaScript the page says what it needs, with phone and mail, and keeps its questions', async () => {
  const { page } = await fixture.visit(TIRE_HOTEL_PATH, { scripts: false });
  const visible = await page.$eval(FLOW, (section) => (section as HTMLElement).innerText);
  expect(visible).toContain('För att se dina däck och boka hjulskifte här behöver du JavaScript och kakor.');
  expect(visible).toContain('+46 8 465 004 10');
  expect(visible).not.toContain('Fyll i ditt registreringsnummer');
  expect(await page.$eval('body', ({ textContent }) => textContent)).toContain('Vart skickas koden?');
});

test('F010 in English', async () => {
  expectStatus(404);
  const { page } = await visit({ path: `/en${TIRE_HOTEL_PATH}` });
  expect(await heading(page)).toBe('Enter your registration number');
  await searchPlate(page, 'DCK404');
  await eventually(
    () => textOf(page, '[role="alert"] strong'),
    'We cannot find a tyre hotel agreement for this registration number.',
  );
  await logIn(page, fixture.product, 'DCK300');
  expect(await heading(page)).toBe('Your vehicle');
  expect(await textOf(page, '[data-step]')).toContain('Book a wheel change');
  // Texts of the tyre system are Swedish, and say so (3.1.2).
  expect(await page.$$eval(`${FLOW} h4 [lang="sv"]`, (all) => all.length)).toBe(4);
});
