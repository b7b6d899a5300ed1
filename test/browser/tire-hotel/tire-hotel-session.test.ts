import { describe, expect, test } from '@jest/globals';
import type { ElementHandle, Page } from 'puppeteer';
import { overflow, violations } from '../../support/browser/accessibility.ts';
import { reload } from '../../support/browser/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';
import {
  auditTire,
  CONTACT,
  comeBack,
  fillIn,
  storedTire,
  tireHotelBrowser,
  tireText,
} from '../../support/tireHotel/tireHotelBrowser.ts';
import {
  enterCode,
  logIn,
  pressIn,
  pressTireButton,
  requestCode,
  searchPlate,
  tireStepIs,
} from '../../support/tireHotel/tireHotelPage.ts';

/** What the tire hotel keeps over a reload, and how its session ends (F114, U23, Q30, Q37). */

const { fixture, visit, expectStatus, openVehicle, openContact } = tireHotelBrowser();

const heading = (page: Page) => tireText(page, '[data-step] h2');
test('F114 U23 a reload in every step loses nothing, and Back goes a step back', async () => {
  const page = await visit();
  await searchPlate(page, 'DCK100');
  await tireStepIs(page, 'login');
  await eventually(async () => (await storedTire(page)) !== null, true);
  await reload(page);
  await tireStepIs(page, 'login');
  expect(await heading(page)).toBe('En kod skickas till 070-*** ** 05');
  const code = await requestCode(page, fixture.product);
  await eventually(async () => JSON.parse((await storedTire(page)) ?? '{}').step, 'code');
  await reload(page);
  await tireStepIs(page, 'code');
  await page.goBack();
  await tireStepIs(page, 'login');
  await page.goBack();
  await tireStepIs(page, 'search');
  expect(await page.$eval('#tireHotel input', (input) => (input as HTMLInputElement).value)).toBe('DCK100');
  await page.goForward();
  await tireStepIs(page, 'login');
  await page.goForward();
  await tireStepIs(page, 'code');
  await enterCode(page, code);
  await tireStepIs(page, 'loggedIn');
  await eventually(async () => JSON.parse((await storedTire(page)) ?? '{}').key, 'session');
  await reload(page);
  await tireStepIs(page, 'loggedIn');
  expect(await tireText(page, '[data-step]')).toContain('DCK 100');
  // Status 0 jumps over search, login and code.
  await page.goBack();
  await tireStepIs(page, 'loggedIn');
  expect(page.url()).toMatch(/dackhotell$/);
});

test('F114 a reload without the server offers another attempt, and loses nothing', async () => {
  fixture.expectErrors(/ERR_FAILED|Failed to load resource/);
  let isOffline = true;
  const { page } = await openVehicle({
    prepare: async (opened) => {
      await opened.setRequestInterception(true);
      opened.on(
        'request',
        (request) =>
          void (isOffline && request.url().includes('/api/tirehotel/') ? request.abort('failed') : request.continue()),
      );
    },
  });
  await page.waitForSelector('#tireHotel [data-step="restoring"]');
  isOffline = false;
  await pressTireButton(page, 'Försök igen');
  await tireStepIs(page, 'loggedIn');
});

describe('Q30 Q37 the end of the session', () => {
  test("'Boka tid för annan bil' begins again with another plate; 'Logga ut' ends it everywhere, and clears the storage", async () => {
    // The question how long the session lasts may still be open.
    expectStatus(401);
    const { page } = await openVehicle({ plate: 'DCK200' });
    await pressTireButton(page, 'Boka tid för annan bil');
    await tireStepIs(page, 'search');
    expect(await page.$eval('#tireHotel input', (input) => (input as HTMLInputElement).value)).toBe('');
    await logIn(page, fixture.product, 'DHT002');
    expect(await tireText(page, '[data-step]')).toContain('DHT 002');

    await eventually(async () => (await storedTire(page)) !== null, true);
    await pressIn(page, '[data-logout]');
    await tireStepIs(page, 'search');
    await eventually(() => tireText(page, '[data-notice]'), 'Du är utloggad.');
    await eventually(() => storedTire(page), null);
    const status = await page.evaluate(async () => (await fetch('/api/tirehotel/authorization/session')).status);
    expect(status).toBe(401);
    await page.goBack();
    await tireStepIs(page, 'search');
    expect(await page.content()).not.toContain('DHT 002');
  });

  test('after 30 minutes a reload says why too', async () => {
    const { page } = await openVehicle({ prepare: async () => fixture.product.advanceClock(1_801) });
    await page.waitForSelector('#tireHotel [data-notice]');
    expect(await tireText(page, '[data-notice]')).toBe('Du är utloggad. Logga in igen med en ny kod.');
    await eventually(() => storedTire(page), null);
  });

  test.each(matrixCases([390, 1280], [390]))(
    '2.2.1 at %i px a warning over the open booking, one button to stay, and the end',
    async (width) => {
      expectStatus(401);
      fixture.expectErrors(/ERR_FAILED|Failed to load resource/);
      const page = await openContact({ width });
      await fillIn(page);
      const typedIn = (name: string) => page.$eval(`#tire-${name}`, (field) => (field as HTMLInputElement).value);
      const isWarned = (is: boolean) =>
        page.waitForFunction((shown) => (document.querySelector('[data-session-warning]') !== null) === shown, {}, is);
      const secondsLeft = () =>
        page.evaluate(async () => (await (await fetch('/api/tirehotel/authorization/session')).json()).secondsLeft);
      // Two minutes before the end, while the visitor types.
      await page.waitForSelector('#tire-email:focus');
      fixture.product.advanceClock(1_700);
      await comeBack(page);
      const dialog = await page.waitForSelector('[data-session-warning][open]:has(button:focus)');
      expect(await page.accessibility.snapshot({ root: dialog as ElementHandle<Element> })).toMatchObject({
        role: 'alertdialog',
        name: 'Du loggas snart ut',
        description: expect.stringMatching(/^Om (1 min )?\d+ s loggas du ut, och det du har fyllt i tas bort\.$/),
        modal: true,
      });
      expect(await violations(page, '[data-session-warning]')).toEqual([]);
      expect(await overflow(page)).toBe(0);
      // What is behind cannot be reached.
      for (const _ of [1, 2, 3]) await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('#tireHotel form'))).toBeNull();
      await page.focus('[data-session-warning] button');

      // Without a connection it says so, and stays.
      let isOffline = true;
      await page.setRequestInterception(true);
      page.on(
        'request',
        (request) =>
          void (isOffline && request.url().includes('/api/tirehotel/') ? request.abort('failed') : request.continue()),
      );
      await page.keyboard.press('Enter');
      await page.waitForSelector('[data-session-warning] [role="alert"]:not(:empty)');
      isOffline = false;
      await page.keyboard.press('Enter');
      await isWarned(false);
      await page.waitForSelector('#tire-email:focus');
      expect([await typedIn('firstName'), await typedIn('email')]).toEqual([CONTACT.firstName, CONTACT.email]);
      expect(await secondsLeft()).toBeGreaterThan(120);

      // Escape stays too.
      fixture.product.advanceClock(1_700);
      await comeBack(page);
      await page.waitForSelector('[data-session-warning][open]:has(button:focus)');
      await page.keyboard.press('Escape');
      await isWarned(false);
      await page.waitForSelector('#tire-email:focus');
      expect(await typedIn('lastName')).toBe(CONTACT.lastName);
      expect(await secondsLeft()).toBeGreaterThan(120);

      // Without an answer: the search says why, with the way on, and nothing is stored.
      fixture.product.advanceClock(1_700);
      await comeBack(page);
      await page.waitForSelector('[data-session-warning][open]');
      fixture.product.advanceClock(101);
      await comeBack(page);
      await tireStepIs(page, 'search');
      await page.waitForSelector('#tireHotel h2:focus');
      expect(await tireText(page, '[data-notice][role="alert"]')).toBe('Du är utloggad. Logga in igen med en ny kod.');
      await eventually(() => storedTire(page), null);
      expect(await page.content()).not.toMatch(/DCK ?100|Canaria/);
      await auditTire(page);
      await logIn(page, fixture.product, 'DHT002');
    },
  );

  test('2.2.1 what cannot be prolonged is said', async () => {
    const { page, visitor } = await openVehicle();
    for (let at = 0; at < 5; at++) {
      fixture.product.advanceClock(1_420);
      expect((await visitor.call('/authorization/session')).status).toBe(200);
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
    const page = await visit();
    await searchPlate(page, 'DCK100');
    await tireStepIs(page, 'login');
    fixture.product.advanceClock(1_801);
    await pressIn(page, '[data-send-code]');
    await tireStepIs(page, 'search');
    expect(await tireText(page, '[data-notice]')).toBe(
      'Sökningen gäller inte längre. Sök på registreringsnumret igen.',
    );
  });
});
