import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { press } from '../../support/booking/bookingPage.ts';
import { overflow, violations } from '../../support/browser/accessibility.ts';
import { loseResponses, PHONE } from '../../support/browser/browser.ts';
import { downloadsOf } from '../../support/browser/downloads.ts';
import { eventually } from '../../support/eventually.ts';
import { tireHotelBrowser } from '../../support/tireHotel/tireHotelBrowser.ts';

/** After the booking of a wheel change: its calendar file, and the link to see, move and cancel it. */

const { fixture, openConfirmation, bookings, setScenario, expectStatus } = tireHotelBrowser();

const CHANGE = '#wheel-change';
const DAY = `${CHANGE} [data-date]:not([aria-disabled])`;
const textOf = (page: Page, selector: string) => page.$eval(selector, ({ textContent }) => textContent ?? '');
const linesOf = ({ text }: { text: string }) => text.replaceAll('\r\n ', '').split('\r\n');
const clockOf = (timeSlot: string) => `DTSTART;TZID=Europe/Stockholm:${timeSlot.slice(0, 19).replace(/[-:]/g, '')}`;
const timeOf = (page: Page) =>
  page.$eval(`${CHANGE} [data-time]`, (facts) => (facts as HTMLElement).dataset.time ?? '');

/** Opens the link of a booked wheel change. */
async function openLink(page: Page): Promise<string> {
  const href = await page.$eval('#tireHotel a[data-manage]', (link) => (link as HTMLAnchorElement).href);
  await page.goto(href, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector(`${CHANGE} [data-booked]`);
  return href;
}

/** Chooses the first free day and a time of it, and returns the time, which is to be confirmed. */
async function chooseOther(page: Page): Promise<string> {
  await press(page, `${CHANGE} [data-move]`);
  await press(page, DAY);
  const slot = await page.waitForSelector(`${CHANGE} [data-slot]`);
  const chosen = await slot?.evaluate((button) => (button as HTMLElement).dataset.slot ?? '');
  await slot?.press('Enter');
  await page.waitForSelector('[data-move-steps="review"]');
  return chosen ?? '';
}

test.each([
  ['on a phone', PHONE],
  ['at 1280 px', { width: 1280, height: 900 }],
])(
  '%s the link of the confirmation shows, moves after a review and cancels the wheel change, beside another tab; the confirmation follows',
  async (_name, viewport) => {
    const { page, id, slot } = await openConfirmation({ width: viewport.width });
    const saved = await downloadsOf(page);
    const file = await saved(() => press(page, '#tireHotel [data-calendar-file]'));
    expect(file.name).toBe(`${id}.ics`);
    expect(linesOf(file)).toEqual(expect.arrayContaining([`UID:${id}@norrvag-se`, 'SEQUENCE:0', clockOf(slot)]));
    const href = await openLink(page);
    expect([await timeOf(page), await overflow(page)]).toEqual([slot, 0]);
    expect(await violations(page, CHANGE)).toEqual([]);

    // The focus follows what the pressed buttons open and close.
    await press(page, `${CHANGE} [data-ask]`);
    await page.waitForSelector(`${CHANGE} [role="alert"] strong:focus`);
    await press(page, `${CHANGE} [role="alert"] button:not([data-cancel])`);
    await page.waitForSelector(`${CHANGE} [data-ask]:focus`);
    await press(page, `${CHANGE} [data-move]`);
    await page.waitForSelector('[data-move-steps="times"]:focus');
    await page.waitForSelector(DAY);
    expect(await violations(page, CHANGE)).toEqual([]);
    await press(page, DAY);
    await page.waitForSelector(`${CHANGE} h3:focus`);
    await press(page, `${CHANGE} [data-change-day]`);
    await page.waitForSelector(`${CHANGE} [data-date]:focus`);
    await press(page, DAY);
    const moves: string[] = [];
    page.on('request', (request) => request.url().includes('/managed/move') && moves.push(request.url()));
    const other = await page.waitForSelector(`${CHANGE} [data-slot]`);
    const chosen = await other?.evaluate((button) => (button as HTMLElement).dataset.slot ?? '');
    await other?.press('Enter');

    // Nothing is moved before it is confirmed, and another time can be chosen.
    await page.waitForSelector('[data-move-steps="review"]:focus');
    expect(await textOf(page, '[data-move-to]')).toContain(chosen?.slice(11, 16));
    expect([await violations(page, CHANGE), await overflow(page)]).toEqual([[], 0]);
    await press(page, '[data-confirm-move] + button');
    await press(page, `${CHANGE} [data-slot="${chosen}"]`);
    expect([moves, (await bookings())[0]?.appointmentTime]).toEqual([[], slot]);
    // Two presses before the first has a response: it is moved once.
    await page.waitForSelector('[data-confirm-move]');
    await page.$eval('[data-confirm-move]', (button) => {
      (button as HTMLElement).click();
      (button as HTMLElement).click();
    });
    await eventually(() => textOf(page, `${CHANGE} [data-notice]:focus`).catch(() => ''), 'Hjulskiftet är flyttat');
    expect([await timeOf(page), moves.length, (await bookings())[0]?.appointmentTime]).toEqual([chosen, 1, chosen]);
    const afterMove = await saved(() => press(page, `${CHANGE} [data-calendar-file]`));
    expect(linesOf(afterMove)).toEqual(
      expect.arrayContaining([`UID:${id}@norrvag-se`, 'SEQUENCE:1', clockOf(chosen ?? '')]),
    );
    await page.goBack({ waitUntil: 'domcontentloaded' });
    const time = chosen?.slice(11, 16) ?? '';
    await eventually(() => textOf(page, '#tireHotel dl').catch(() => ''), expect.stringContaining(time));

    // Another tab cancels; the one that still offers to move it says the same.
    await page.goForward({ waitUntil: 'domcontentloaded' });
    await chooseOther(page);
    const { page: tab } = await fixture.open();
    await tab.goto(href, { waitUntil: 'domcontentloaded' });
    await press(tab, `${CHANGE} [data-ask]`);
    await press(tab, `${CHANGE} [data-cancel]`);
    const cancelled = 'Hjulskiftet är avbokat, och tiden är ledig för andra';
    await eventually(() => textOf(tab, `${CHANGE} [data-notice]:focus`).catch(() => ''), cancelled);
    expect(await tab.$(`${CHANGE} :is([role="alert"], button)`)).toBeNull();
    expectStatus(410);
    await press(page, '[data-confirm-move]');
    await eventually(() => textOf(page, `${CHANGE} [data-notice]:focus`).catch(() => ''), cancelled);
    expect(await page.$(`${CHANGE} :is([role="alert"], button)`)).toBeNull();
    expect((await bookings())[0]?.state).toBe('cancelled');
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await eventually(() => textOf(page, '#tireHotel h2').catch(() => ''), cancelled);
    expect(await page.$('#tireHotel :is([data-calendar-file], [data-manage])')).toBeNull();
  },
);

test('a time that was taken meanwhile is said with the focus, and the times are loaded again; a lost response is found out', async () => {
  const { page, slot } = await openConfirmation({ width: 390 });
  await openLink(page);
  const before = await chooseOther(page);
  await setScenario('slotTaken');
  expectStatus(409);
  await press(page, '[data-confirm-move]');
  await page.waitForSelector(`${CHANGE} [role="alert"] strong:focus`);
  expect(await textOf(page, `${CHANGE} [role="alert"] strong`)).toBe(
    'Tiden är inte tillgänglig, vänligen välj en annan tid',
  );
  expect((await bookings())[0]?.appointmentTime).toBe(slot);
  await setScenario('none');
  fixture.expectErrors(/net::ERR_/);
  const restore = await loseResponses(page, '*/managed/move*');
  await press(page, `${CHANGE} [data-slot="${before}"]`);
  await press(page, '[data-confirm-move]');
  await eventually(() => textOf(page, `${CHANGE} [data-notice]:focus`).catch(() => ''), 'Hjulskiftet är flyttat');
  await restore();
  expect([await timeOf(page), (await bookings())[0]?.appointmentTime]).toEqual([before, before]);
});

test('days and times that failed can be loaded again; a day without times is left to the workshop', async () => {
  const { page } = await openConfirmation({ width: 390 });
  await openLink(page);
  await setScenario('datesError');
  expectStatus(502);
  await press(page, `${CHANGE} [data-move]`);
  await page.waitForSelector(`${CHANGE} [role="alert"] [data-retry]`);
  await setScenario('noTimes');
  await press(page, `${CHANGE} [data-retry]`);
  const day = await page.waitForSelector(DAY);
  const date = await day?.evaluate((cell) => (cell as HTMLElement).dataset.date);
  await day?.press('Enter');
  await press(page, `${CHANGE} [data-choose-day]`);
  await page.waitForSelector('[data-move-to]');
  expect(await textOf(page, '[data-move-to]')).toContain('Verkstaden återkommer med tid');
  await press(page, '[data-confirm-move]');
  await eventually(() => textOf(page, `${CHANGE} [data-notice]:focus`).catch(() => ''), 'Hjulskiftet är flyttat');
  expect(await timeOf(page)).toBe(date);
});

test('an invalid link says so, with a way to book; without scripts the page says how to reach somebody', async () => {
  const path = '/dack-och-biltillbehor/dackhotell/min-bokning?token=x';
  expectStatus(404);
  const { page } = await fixture.visit(path);
  await page.waitForSelector(`${CHANGE} [role="alert"]`);
  expect(await textOf(page, `${CHANGE} strong`)).toBe('Länken är inte giltig. Kopiera hela länken från mejlet.');
  const links = await page.$$eval(`${CHANGE} a`, (all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(expect.arrayContaining([expect.stringMatching(/^tel:/), '/dack-och-biltillbehor/dackhotell']));
  const { page: plain } = await fixture.visit(path, { scripts: false });
  const shown = await plain.$eval(CHANGE, (section) => (section as HTMLElement).innerText);
  expect(shown).toContain('Kontakta oss så hjälper vi dig.');
  expect(await plain.$(`${CHANGE} a[href^="tel:"]`)).not.toBeNull();
});
