import { expect, test } from '@jest/globals';
import { BOOKING_PATH } from '../../support/booking/bookingPage.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** The link that an assistant prepares for a workshop booking (docs/assistants.md). */

const fixture = browserFixture({ cars: 100 });
const PLATE = '#booking input[autocapitalize]';

test.each([
  ['#plate=ABC123', 'ABC123'],
  ['#plate=abc%20123', 'ABC123'],
  ['#plate=%3Cb%3E', ''],
])(
  'F087 %s fills in the plate %j without a touch, and leaves the URL; nothing is looked up or booked',
  async (fragment, plate) => {
    const { page } = await fixture.visit(`${BOOKING_PATH}${fragment}`);
    await eventually(() => page.evaluate(() => window.location.hash), '');
    await eventually(() => page.$eval(PLATE, (field) => (field as HTMLInputElement).value), plate);
    expect(new URL(page.url()).pathname).toBe(BOOKING_PATH);
    expect(await fixture.product.callsTo('booking')).toBe(0);
  },
);
