import { expect, test } from '@jest/globals';
import { BOOKING_PATH } from '../../support/booking/bookingPage.ts';
import { PHONE } from '../../support/browser/browser.ts';
import { CARD_LINK, foundInPage } from '../../support/browser/foundInPage.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { ID_ATTRIBUTES, idProblems, tagIds } from '../../support/ids.ts';
import { TIRE_HOTEL_PATH } from '../../support/tireHotel/tireHotelPage.ts';

/** Each id that an attribute of a hydrated page names exists once. `test/http/content/ids.test.ts` reads the pages of the server. */

const fixture = browserFixture({ cars: 100 });

/** The first car of the list at a path. */
const carOf = (list: string) => ({ list });

test.each([
  ['norrvag-se', '/'],
  ['norrvag-se', '/kop-bil/alla-bilar-i-lager'],
  ['norrvag-se', carOf('/kop-bil/alla-bilar-i-lager')],
  ['marlow-uk', carOf('/buy-car/used-cars')],
  ['norrvag-se', '/anlaggningar'],
  ['norrvag-se', '/anlaggningar/norrvag-malmo-jagersro'],
  ['norrvag-se', '/nyheter'],
  ['norrvag-fi', '/myy-autosi'],
  ['norrvag-no', '/verksted/bestill-time'],
  ['norrvag-se', BOOKING_PATH],
  ['norrvag-se', TIRE_HOTEL_PATH],
  ['norrvag-se', '/komponenter/formular'],
  ['norrvag-se', '/no-such-page'],
])('%s %p', async (site, named) => {
  const path = typeof named === 'string' ? named : (await foundInPage(fixture.product, site, named.list, CARD_LINK))[0];
  fixture.expectErrors(/\b404\b/);
  // The touch of `visit` hydrates all sections.
  const { page } = await fixture.visit(path, { site, viewport: PHONE, waitUntil: 'load', consent: null });
  // What is closed until a control opens it is in the page then.
  await page.$$eval('main summary', (all) => {
    for (const summary of all) summary.click();
  });
  await page.waitForNetworkIdle();
  const tags = await page.$$eval(
    '*',
    (all, names) =>
      all.map((element) =>
        ['id', 'href', ...names].flatMap((name) => {
          const value = element.getAttribute(name);
          return value === null ? [] : [[name, value] as [string, string]];
        }),
      ),
    ID_ATTRIBUTES,
  );
  expect(tags.length).toBeGreaterThan(100);
  expect(idProblems(tags.map((attributes) => tagIds(new Map(attributes), path)))).toEqual([]);
});
