import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import type { HTTPRequest, Page } from 'puppeteer';
import { codesOf } from '../../support/tireHotel/tireHotel.ts';
import { fillIn, tireHotelBrowser } from '../../support/tireHotel/tireHotelBrowser.ts';
import {
  logIn,
  pressIn,
  pressTireButton,
  requestCode,
  searchPlate,
  TIRE_HOTEL_PATH,
  tireStepIs,
} from '../../support/tireHotel/tireHotelPage.ts';

/** What a whole booking of the tire hotel leaves behind in the browser and in requests (Q36, Q37). */

const { fixture } = tireHotelBrowser();

const PLATE = 'DHT007';
const PERSON = { firstName: 'Canaria', lastName: 'Ekdahl', phoneMobile: '0701740698', email: 'canaria@example.com' };

/** Everything that the browser keeps in clear text, and what measuring code could read. */
const kept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      { ...window.sessionStorage },
      { ...window.localStorage },
      document.cookie,
      window.history.state,
      window.location.href,
      document.title,
      (window as unknown as { dataLayer?: unknown[] }).dataLayer,
    ]),
  );

test('Q36 Q37 plate, phone, name, mail and code are in no URL, Referer, event or storage in clear text', async () => {
  const { page } = await fixture.visit(`${TIRE_HOTEL_PATH}?regNo=${PLATE}`, { consent: ['statistics'] });
  await page.waitForFunction(() => !window.location.search.includes('regNo'));
  const requests: HTTPRequest[] = [];
  page.on('request', (request) => requests.push(request));
  const found: string[] = [];
  const note = async () => {
    found.push(await kept(page));
  };
  await logIn(page, fixture.product, PLATE);
  await page.waitForFunction(() => window.sessionStorage.getItem('tirehotel')?.includes('"session"'));
  await note();
  await pressTireButton(page, 'Boka hjulskifte');
  await pressIn(page, '[data-date]:not([aria-disabled])');
  await pressIn(page, '[data-slot]');
  await fillIn(page, PERSON);
  await note();
  await pressIn(page, '[data-review]');
  await page.waitForSelector('#tireHotel [data-book]');
  await note();
  await pressIn(page, '[data-book]');
  await tireStepIs(page, 'confirmation');
  await page.waitForFunction(() => window.sessionStorage.getItem('tirehotel')?.includes('"confirmation"'));
  await note();
  const [code = ''] = await codesOf(fixture.product);
  expect(code).toMatch(/^\d{4}$/);
  const canaries = new RegExp(`${PLATE}|DHT 007|Canaria|Ekdahl|0701740698|canaria@|070-\\*`, 'i');
  for (const text of found) expect(text).not.toMatch(canaries);
  // A code of four digits may be a part of any number; as a text of its own it must not be kept.
  for (const text of found) expect(text).not.toContain(`"${code}"`);
  expect(found.every((text) => text.includes('tirehotel'))).toBe(true);

  // The specification has plate and code in the queries of two calls; they have no other place.
  const sent = requests.map((request) => ({
    url: request.url(),
    referer: request.headers().referer ?? '',
    body: request.postData() ?? '',
  }));
  expect(sent.length).toBeGreaterThan(8);
  for (const { url, referer } of sent) {
    if (!/\/api\/tirehotel\/authorization\/(?:search|validate)\?/.test(url)) expect(url).not.toMatch(canaries);
    expect(referer).not.toMatch(canaries);
  }
  for (const { url, body } of sent) if (!url.includes('/api/tirehotel/')) expect(body).not.toMatch(canaries);
  // Nor does the server log them.
  expect(JSON.stringify(fixture.product.logged)).not.toMatch(canaries);
});

test('Q33 a page of another origin in the same browser sends no message, by a form or by a script', async () => {
  const { page } = await fixture.visit(TIRE_HOTEL_PATH);
  // The name of the number is known, which no other page can read.
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.url().includes('/authorization/search')),
    searchPlate(page, PLATE),
  ]);
  const { encryptedPhoneNumber } = (await response.json()) as { encryptedPhoneNumber: string };
  await tireStepIs(page, 'login');
  const target = fixture.urlOf(`/api/tirehotel/authorization/login?${new URLSearchParams({ encryptedPhoneNumber })}`);
  const other = await page.browserContext().newPage();
  const attacker = createServer((_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<p>x'));
  await new Promise<void>((ready) => void attacker.listen(0, '127.0.0.1', ready));
  await other.goto(`http://127.0.0.1:${(attacker.address() as AddressInfo).port}/`);
  await other.evaluate(
    (url) => fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'include' }).catch(() => null),
    target,
  );
  const [sent] = await Promise.all([
    other.waitForNavigation({ waitUntil: 'domcontentloaded' }),
    other
      .evaluate((url) => {
        const form = Object.assign(document.createElement('form'), {
          method: 'post',
          action: url,
          enctype: 'text/plain',
        });
        document.body.append(form);
        form.submit();
      }, target)
      // The document may be gone before it responds.
      .catch(() => undefined),
  ]);
  expect(sent?.status()).toBe(403);
  expect(await codesOf(fixture.product)).toEqual([]);
  await other.close();
  attacker.close();
  // The visitor is not disturbed.
  await requestCode(page, fixture.product);
});
