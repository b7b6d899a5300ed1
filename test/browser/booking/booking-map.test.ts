import { beforeEach, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import type { Workshop } from '../../../src/contracts/booking/workshops.ts';
import { setPace } from '../../support/booking/booking.ts';
import { BOOKING_PATH, press } from '../../support/booking/bookingPage.ts';
import { bookingAtWorkshops, openBookingAt } from '../../support/booking/storedBooking.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { readStream } from '../../support/streamClient.ts';

/** The map of the workshops (F092). */

const fixture = browserFixture({ cars: 100 });
beforeEach(async () => {
  await fixture.product.resetSandbox();
  await setPace(fixture.product, 0);
});

const MAP = '#booking [data-map]';
const PINS = `${MAP} .leaflet-marker-icon[role="button"]`;

/** Returns two workshops at the same position. */
async function workshopsOfOneBuilding(): Promise<[Workshop, Workshop]> {
  const { events } = await readStream(fixture.product);
  const [first, second] = events.map(({ data }) => data as unknown as Workshop);
  if (!first || !second) throw new Error('The sandbox has less than two workshops');
  return [first, { ...second, latitude: first.latitude, longitude: first.longitude }];
}

/** Opens the choice of the workshop with these workshops. */
async function openWith(workshops: readonly Workshop[]): Promise<Page> {
  const state = await bookingAtWorkshops(fixture.product);
  const events = workshops.map((workshop) => `data: ${JSON.stringify(workshop)}\n\n`).join('');
  const body = `${events}event: closing\ndata: {"closing":"complete"}\n\n`;
  const { page } = await fixture.open();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url().includes('closestAvailable')) void request.respond({ contentType: 'text/event-stream', body });
    else void request.continue();
  });
  await openBookingAt(page, fixture.urlOf(BOOKING_PATH), state);
  await page.waitForSelector(MAP);
  await page.$eval(MAP, (map) => map.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return page;
}

test('F092 the marker of workshops in one building selects one after another, and is highlighted for each', async () => {
  const [first, second] = await workshopsOfOneBuilding();
  const page = await openWith([first, second]);
  const labels = () => page.$$eval(PINS, (pins) => pins.map((pin) => pin.getAttribute('aria-label')));
  await eventually(labels, [`2: ${first.siteName}, ${second.siteName}`]);
  const active = () =>
    page.$$eval('[data-department][data-active]', (cards) =>
      cards.map((card) => (card as HTMLElement).dataset.department),
    );
  const highlighted = () => page.$$eval(`${PINS}[data-selected]`, (pins) => pins.length);
  for (const { departmentId } of [first, second, first]) {
    await press(page, PINS);
    await eventually(active, [departmentId]);
    await eventually(highlighted, 1);
  }
});
