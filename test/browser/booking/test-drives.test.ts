import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { CHOSEN, chooseFirstTime, TIMES } from '../../support/booking/testDriveCalendar.ts';
import { callApi, carOf, formBody, reset, setScenario, stateOf, timesOf } from '../../support/booking/testDrives.ts';
import { overflow, violations } from '../../support/browser/accessibility.ts';
import {
  DESKTOP,
  enterText,
  loseResponses,
  type PageOptions,
  PHONE,
  pauseRequests,
  reload,
  waitForHydration,
  waitForIdle,
} from '../../support/browser/browser.ts';
import { reportVisibilityLate } from '../../support/browser/lateVisibility.ts';
import { holdTimer } from '../../support/browser/pageTimers.ts';
import { storedDraft } from '../../support/browser/unsentForm.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';

/** The time of a test drive in the contact form of a car, by the keyboard (rank 19, F077, docs/decisions/0114). */

const fixture = browserFixture({ cars: 400, settings: { TRUST_PROXY: '1' } });
const NARROW = { width: 320, height: 640, isMobile: true, hasTouch: true };
const SEND = '#contact-form button[type="submit"]';

/** Audits a part at the top of the page, where nothing that floats covers a part of it. */
async function audit(page: Page, selector: string): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await violations(page, selector)).toEqual([]);
}

beforeEach(() => reset(fixture.product));

const textOf = (page: Page, selector: string) => page.$eval(selector, ({ textContent }) => textContent ?? '');
const drives = async () => (await stateOf(fixture.product)).testDrives.bookings;

const PATHS: Readonly<Record<string, string>> = {
  'norrvag-se': '/kop-bil',
  'norrvag-no': '/kjop-bil',
  'marlow-uk': '/buy-car',
};

/** Opens the form of a car with a wish for a test drive. */
async function openForm(options: { site?: string; viewport?: PageOptions['viewport']; timeZone?: string } = {}) {
  const { site = 'norrvag-se', viewport = DESKTOP, timeZone } = options;
  const { car_id: car, slug } = await carOf(fixture.product, site);
  const opened = await fixture.open({ viewport });
  if (timeZone) await opened.page.emulateTimezone(timeZone);
  await opened.page.goto(fixture.urlOf(`${PATHS[site]}/${car}/${slug}#contact-testdrive`, site), {
    waitUntil: 'domcontentloaded',
  });
  return { ...opened, car, times: () => timesOf(fixture.product, car, { site, from: today() }) };
}
/** A day that is over on every clock: its times are none. */
const today = (): string => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

const isHeld = (page: Page) => page.waitForSelector(`${CHOSEN}[data-hold="held"]`);
const isStored = (page: Page, time: string) => eventually(() => storedDraft(page), expect.stringContaining(time));

async function fill(page: Page): Promise<void> {
  const values = { name: 'Åsa Ek', phone: '070-123 45 67', email: 'asa@example.com' };
  for (const [field, value] of Object.entries(values)) await enterText(page, `#form-${field}`, value);
}
async function send(page: Page): Promise<void> {
  await page.focus(SEND);
  await page.keyboard.press('Enter');
}
const isBooked = (page: Page) => page.waitForSelector('#contact-form[role="status"] [data-booked]');

const SITES = [
  ['norrvag-se', 'Din provkörning är bokad', 'Europe/Stockholm'],
  ['norrvag-no', 'Prøvekjøringen din er bestilt', 'Europe/Oslo'],
  ['marlow-uk', 'Your test drive is booked', 'Europe/London'],
] as const;
const CASES = matrixCases(
  SITES.flatMap((site) => [320, 1280].map((width) => [...site, width] as const)),
  // A zone and a language of its own at the other width.
  [
    [...SITES[0], 320],
    [...SITES[2], 1280],
  ],
);

describe('F077 U19', () => {
  test.each(CASES)(
    'on %s: "%s" in %s: at %i px a time is chosen, held, booked and confirmed by the keyboard, in a browser of another zone',
    async (site, title, zone, width) => {
      const { page, times } = await openForm({
        site,
        viewport: width === 320 ? NARROW : DESKTOP,
        timeZone: 'America/New_York',
      });
      const [first] = await times();
      const time = await chooseFirstTime(page);
      expect(time).toBe(first);
      await isHeld(page);
      expect(await times()).not.toContain(time);
      const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'short' });
      expect(await textOf(page, CHOSEN)).toContain(clock.format(Date.parse(time)));
      await audit(page, '#contact');
      expect(await overflow(page)).toBe(0);
      await fill(page);
      await send(page);
      await isBooked(page);
      expect(await textOf(page, '#contact-form')).toContain(title);
      expect(await textOf(page, '#contact-form')).toContain(clock.format(Date.parse(time)));
      expect(await page.$('#contact-form a[href*="maps"]')).not.toBeNull();
      const link = await page.$eval('#contact-form [data-booked] a[data-reload]', (each) => each.getAttribute('href'));
      expect(link).toContain('token=');
      await audit(page, '#contact');
      expect(await overflow(page)).toBe(0);
      expect(await drives()).toMatchObject([{ timeSlot: time, state: 'confirmed' }]);
      const file = await page.evaluate(async () => {
        const created: Blob[] = [];
        const original = URL.createObjectURL;
        URL.createObjectURL = (blob: Blob) => {
          created.push(blob);
          return original(blob);
        };
        document.querySelector<HTMLButtonElement>('#contact-form [data-booked] button')?.click();
        return created[0]?.text();
      });
      expect(file).toContain(`DTSTART;TZID=${zone}:${time.slice(0, 16).replace(/[-:]/g, '')}00`);
    },
  );
});

describe('F077 a time that is lost', () => {
  test('to another customer while the form is filled in: it is named, all else stays, the times come again', async () => {
    const { page, times } = await openForm();
    const time = await chooseFirstTime(page);
    await isHeld(page);
    await fill(page);
    await setScenario(fixture.product, 'slotTaken');
    fixture.expectErrors(/^400: .*comhub/, /status of 400/);
    await send(page);
    // The times may still load.
    const lost = '#contact-form [data-test-drive] > [role="alert"]';
    await page.waitForSelector(`${lost} > strong`);
    expect(await page.$('#contact-form [role="alert"] a[href="#form-testDriveTime"]')).not.toBeNull();
    expect(await textOf(page, lost)).toMatch(/Någon annan har bokat eller håller just nu på att boka/);
    expect(await textOf(page, lost)).toContain(time.slice(11, 16));
    expect(await page.$eval('#form-name', (field) => (field as HTMLInputElement).value)).toBe('Åsa Ek');
    await audit(page, '#contact');
    await setScenario(fixture.product, 'none');
    await eventually(async () => (await times()).includes(time), true);
    await chooseFirstTime(page);
    await send(page);
    await isBooked(page);
    expect(await drives()).toHaveLength(1);
    expect((await stateOf(fixture.product)).upstreams.leads.received).toHaveLength(1);
  });

  test('before it could be held', async () => {
    const { page, car } = await openForm();
    await page.waitForSelector(`${TIMES} td button:not([aria-disabled])`);
    const [time = ''] = await timesOf(fixture.product, car, { from: today() });
    expect((await callApi(fixture.product, '/api/forms/comhub', { body: formBody(car, time) })).status).toBe(202);
    fixture.expectErrors(/^409: .*hold/, /status of 409/);
    await page.focus(`${TIMES} td button:not([aria-disabled])`);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${TIMES} [data-slot="${time}"]`);
    await page.focus(`${TIMES} [data-slot="${time}"]`);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (selector) =>
        /Någon annan har bokat eller håller/.test(
          document.querySelector(`${selector} > [role="alert"]`)?.textContent ?? '',
        ),
      {},
      TIMES,
    );
    await page.waitForFunction((slot) => !document.querySelector(`[data-slot="${slot}"]`), {}, time);
    expect(await page.$(CHOSEN)).toBeNull();
  });
});

describe('U24 the hold', () => {
  test('goes with the choice; a reload keeps the time; it ends when no test drive is wished any more, and the form has no time then', async () => {
    const { page, times } = await openForm();
    const time = await chooseFirstTime(page);
    await isHeld(page);
    await isStored(page, time);
    await reload(page);
    await page.evaluate(() => document.querySelector('#contact-form')?.scrollIntoView());
    await page.waitForSelector(`${CHOSEN}[data-chosen="${time}"][data-hold="held"]`);
    await page.focus(`${CHOSEN} button`);
    await page.keyboard.press('Enter');
    await eventually(async () => (await times()).includes(time), true);
    expect(await page.$('#contact-form input[name="testDriveTime"]')).toBeNull();

    expect(await chooseFirstTime(page)).toBe(time);
    await isHeld(page);
    await eventually(async () => (await times()).includes(time), false);
    await page.focus('#form-testDrive');
    await page.keyboard.press('Space');
    await eventually(async () => (await times()).includes(time), true);
    await fill(page);
    await send(page);
    await page.waitForSelector('#contact-form[role="status"]');
    const [lead] = (await stateOf(fixture.product)).upstreams.leads.received;
    expect(lead?.values.testDriveTime).toBeUndefined();
    expect(await drives()).toEqual([]);
  });

  test('of a time that was chosen before the script of the form had loaded is stored', async () => {
    const { car_id: car, slug } = await carOf(fixture.product);
    const { page } = await fixture.open();
    const runtime = await pauseRequests(page, '/LeadRuntime-');
    await page.goto(fixture.urlOf(`/kop-bil/${car}/${slug}#contact-testdrive`), { waitUntil: 'domcontentloaded' });
    const time = await chooseFirstTime(page);
    await isHeld(page);
    runtime.resume();
    await isStored(page, time);
  });

  test('of a time chosen before a reload is sent and shown, also when the visitor types before the calendar has loaded', async () => {
    const { page } = await openForm();
    const time = await chooseFirstTime(page);
    await isHeld(page);
    await isStored(page, time);
    const parts = await pauseRequests(page, '/testDriveParts-');
    await reload(page);
    await page.waitForSelector(`#contact-form input[type="hidden"][name="testDriveTime"][value="${time}"]`);
    await page.waitForSelector('#form-testDrive:checked');
    await fill(page);
    parts.resume();
    await page.waitForSelector(`${CHOSEN}[data-chosen="${time}"][data-hold="held"]`);
    await send(page);
    await isBooked(page);
    expect(await drives()).toMatchObject([{ timeSlot: time, state: 'confirmed' }]);
  });

  test('says when it is over, and is made again with the next input', async () => {
    const { car_id: car, slug } = await carOf(fixture.product);
    const { page } = await fixture.open();
    // Nobody waits for five minutes here.
    const endHold = await holdTimer(page, 298_000);
    await page.goto(fixture.urlOf(`/kop-bil/${car}/${slug}#contact-testdrive`), { waitUntil: 'domcontentloaded' });
    const time = await chooseFirstTime(page);
    await isHeld(page);
    await endHold();
    await page.waitForSelector(`${CHOSEN}[data-hold="over"]`);
    expect(await textOf(page, CHOSEN)).toContain('Tiden hålls inte längre');
    await page.type('#form-name', 'Å');
    await page.waitForSelector(`${CHOSEN}[data-chosen="${time}"][data-hold="held"]`);
  });
});

describe('U13 without a response', () => {
  test('the error and its phone number stay when the times cannot be loaded again either', async () => {
    const { page } = await openForm();
    await chooseFirstTime(page);
    await isHeld(page);
    await fill(page);
    await fixture.product.setFault({ upstream: 'testDrives', kind: 'error', status: 500 });
    fixture.expectErrors(/^50[23]: /, /status of 50[23]/);
    await send(page);
    await page.waitForSelector('#contact-form [data-test-drive="unavailable"]');
    await waitForIdle(page);
    expect(await textOf(page, '#contact-form [role="alert"]')).toContain('Vi kunde inte skicka ditt meddelande');
    expect(await page.$('#contact-form [role="alert"] a[href^="tel:"]')).not.toBeNull();
  });
});

describe('without free times', () => {
  test('when the calendars are unavailable, the wish for a day stays and is sent', async () => {
    await fixture.product.setFault({ upstream: 'testDrives', kind: 'error', status: 500 });
    fixture.expectErrors(/^50[23]: .*testdrive/, /status of 50[23]/);
    const { page } = await openForm();
    await page.waitForSelector('[data-test-drive="unavailable"] #form-testDriveTime');
    await audit(page, '#contact');
    const wish = await page.$eval(
      '#form-testDriveTime option[value*="/"]',
      (option) => (option as HTMLOptionElement).value,
    );
    await page.select('#form-testDriveTime', wish);
    await fill(page);
    await send(page);
    await page.waitForSelector('#contact-form[role="status"]');
    // Nothing is booked: somebody replies.
    expect(await page.$('[data-booked]')).toBeNull();
    expect(await page.$eval('#contact-form', ({ textContent }) => textContent)).not.toContain('är bokad');
    const [lead] = (await stateOf(fixture.product)).upstreams.leads.received;
    expect(lead?.values.testDriveTime).toBe(wish);
  });

  test('when none are free, the calendar says so and the wish is there too', async () => {
    await setScenario(fixture.product, 'noTimes');
    const { page } = await openForm();
    await page.waitForSelector(`${TIMES} #form-testDriveTime option[value*="/"]`);
    expect(await textOf(page, TIMES)).toContain('Inga lediga tider');
    await audit(page, '#contact');
  });

  test('the calendar is loaded when a slow browser reports at once that its field was hidden and that it shows', async () => {
    const { car_id: car, slug } = await carOf(fixture.product);
    const { page } = await fixture.open();
    await reportVisibilityLate(page);
    await page.goto(fixture.urlOf(`/kop-bil/${car}/${slug}#contact-form`));
    await waitForHydration(page);
    await page.focus('#form-testDrive');
    await page.keyboard.press('Space');
    await page.waitForSelector(TIMES);
  });

  test('the calendar is loaded when a test drive is wished, not before', async () => {
    const { car_id: car, slug } = await carOf(fixture.product);
    const { page } = await fixture.open();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(fixture.urlOf(`/kop-bil/${car}/${slug}#contact-form`), { waitUntil: 'load' });
    await eventually(() => requested.some((path) => /CarContactForm/.test(path)), true);
    await page.waitForNetworkIdle();
    const isCalendar = (path: string) => /testDriveParts|SlotCalendar|testdrive/.test(path);
    expect(requested.filter(isCalendar)).toEqual([]);
    const paused = await pauseRequests(page, '/api/testdrive/times');
    await page.focus('#form-testDrive');
    await page.keyboard.press('Space');
    await page.waitForSelector('#contact-form [data-test-drive="loading"]');
    await audit(page, '#contact');
    paused.resume();
    await page.waitForSelector(TIMES);
  });
});

describe('rank 4 the page of a test drive', () => {
  test('shows it, moves it, also when the response is lost (Q32, U22), and cancels it; another link says what is wrong', async () => {
    const { car_id: car } = await carOf(fixture.product);
    const times = () => timesOf(fixture.product, car, { from: today() });
    const [time = ''] = await times();
    expect((await callApi(fixture.product, '/api/forms/comhub', { body: formBody(car, time) })).status).toBe(202);
    const href = (await drives())[0]?.manageUrl ?? '';
    const { page } = await fixture.open({ viewport: PHONE });
    await page.goto(href, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('[data-booked="T100001"][data-state="confirmed"]');
    expect(await textOf(page, '#test-drive')).toContain(time.slice(11, 16));
    await audit(page, '#test-drive');
    await page.focus('[data-move]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#test-drive [data-move-steps="times"]:focus');
    await page.waitForSelector('#test-drive td button:not([aria-disabled])');
    await audit(page, '#test-drive');
    await page.focus('#test-drive td button:not([aria-disabled])');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#test-drive [data-slot]');
    await page.focus('#test-drive [data-slot]');
    await page.keyboard.press('Enter');
    // Nothing is moved before it is confirmed.
    await page.waitForSelector('#test-drive [data-move-steps="review"]:focus');
    expect((await drives())[0]?.timeSlot).toBe(time);
    await audit(page, '#test-drive');
    expect(
      await page.$$eval('#test-drive [data-move-steps] *', (all) =>
        all.every((each) => each.getBoundingClientRect().left >= 0),
      ),
    ).toBe(true);
    await page.focus('[data-confirm-move]');
    await page.keyboard.press('Enter');
    await page.waitForFunction((old) => !document.querySelector(`[data-time="${old}"]`), {}, time);
    expect(await textOf(page, '[data-notice]:focus')).toBe('Provkörningen är flyttad');
    expect(await times()).toContain(time);
    const moved = (await drives())[0]?.timeSlot;
    fixture.expectErrors(/net::ERR_/);
    const restore = await loseResponses(page, '*/booking/move*');
    await page.focus('[data-move]');
    await page.keyboard.press('Enter');
    for (const button of ['td button:not([aria-disabled])', '[data-slot]', '[data-confirm-move]']) {
      await (await page.waitForSelector(`#test-drive ${button}`))?.press('Enter');
    }
    await page.waitForFunction((old) => !document.querySelector(`[data-time="${old}"]`), {}, moved);
    expect(await textOf(page, '[data-notice]:focus')).toBe('Provkörningen är flyttad');
    await restore();
    await page.focus('[data-ask]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#test-drive [role="alert"] strong:focus');
    await page.focus('[data-cancel]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-state="cancelled"] [data-notice]:focus');
    expect((await drives())[0]?.state).toBe('cancelled');
    fixture.expectErrors(/^404: .*testdrive/, /status of 404/);
    await page.goto(`${href}x`, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('#test-drive [role="alert"]');
    expect(await textOf(page, '#test-drive')).toContain('Länken är ogiltig');
  });
});
