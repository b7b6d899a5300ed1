import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Dealer } from '../../../src/contracts/dealers/dealer.ts';
import { recordsOf } from '../../support/data/records.ts';
import { send } from '../../support/request.ts';
import { formIn, type Place, requestFormsFixture, SELL } from '../../support/requestForms.ts';

/** The form for selling a car (F103), without scripts and as JSON. */

const fixture = requestFormsFixture();
const { carOnSale, stateOf, received, sellCar, get, post } = fixture;

describe('F103 the form for selling a car', () => {
  test.each([
    ['norrvag-se', '/salj-bil', 'mil'],
    ['norrvag-se', '/en/salj-bil', 'km'],
    ['norrvag-no', '/selg-bil', 'km'],
    ['norrvag-dk', '/saelg-bil', 'km'],
    ['norrvag-dk', '/en/saelg-bil', 'km'],
    ['norrvag-fi', '/myy-autosi', 'km'],
    ['norrvag-fi', '/sv/myy-autosi', 'km'],
    ['rullande-se', '/salj-bil', 'mil'],
    ['rullande-sk', '/predat-auto', 'km'],
    ['marlow-uk', '/sell-car', 'miles'],
  ])('is on %s %s, in the menu, and asks for %s', async (site, path, unit) => {
    const place: Place = { form: 'sellCar', path, host: `${site}.localhost` };
    const { body } = await get(place);
    const form = formIn(body);
    expect(form).toContain(`action="${path}#sellCar"`);
    expect(body).toContain('id="sellCar"');
    for (const name of ['option', 'regno', 'milage', 'customerName', 'customerPhone', 'customerEmail', 'other']) {
      expect(form).toContain(`name="${name}"`);
    }
    expect(form).toMatch(new RegExp(`id="form-milage-unit"[^>]*>${unit}</span>`));
    const prefix = /^\/(?:en|sv)(?=\/)/.exec(path)?.[0] ?? '/';
    expect((await get({ ...place, path: prefix })).body).toContain(`href="${path}"`);
    const sent = await post(place, sellCar());
    expect([sent.status, sent.headers.location]).toEqual([303, `${path}?sent=sellCar#sellCar`]);
    const confirmation = await get({ ...place, path: `${path}?sent=sellCar` });
    expect([confirmation.status, formIn(confirmation.body)]).toEqual([200, '']);
    expect(confirmation.body).toMatch(/id="sellCar-form"[^>]*role="status"/);
    expect(await received()).toMatchObject([{ regno: 'CAN123', milage: 12_500, milageUnit: unit, option: 'sellCar' }]);
  });

  test('coming from a car it says which one, before and after an error, and the dealer of the car gets the lead', async () => {
    const car = carOnSale();
    const carPage = await get({ path: `/kop-bil/${car.car_id}/${car.slug}`, host: SELL.host });
    expect(carPage.body).toContain(`href="/salj-bil?car=${car.car_id}#sellCar"`);
    const place = { ...SELL, path: `/salj-bil?car=${car.car_id}` };
    const again = await post(place, sellCar({ car: car.car_id, regno: '' }));
    expect(again.status).toBe(422);
    for (const { body } of [await get(place), again]) {
      expect(body).toContain(`Du tittar på ${car.car_brand}`);
      expect(formIn(body)).toContain(`name="car" value="${car.car_id}"`);
      expect(formIn(body)).toContain(`action="${place.path}#sellCar"`);
    }
    const sent = await post(place, sellCar({ car: car.car_id }));
    expect(sent.headers.location).toBe(`${place.path}&sent=sellCar#sellCar`);
    expect((await get({ ...place, path: `${place.path}&sent=sellCar` })).body).toContain('role="status"');
    expect(await received()).toMatchObject([{ car: car.car_id, toEmail: car.car_site_leads_email }]);
  });

  test.each(['?car=999999999', '?car=../17', '?car=17&car=18&x=1', '?car='])(
    '%s: the form without a car',
    async (query) => {
      const { status, body } = await get({ ...SELL, path: `/salj-bil${query}` });
      expect(status).toBe(200);
      expect(formIn(body)).not.toContain('name="car"');
    },
  );

  test('Q34 the chosen dealer gets the lead; one of another site is refused', async () => {
    const dealers = await recordsOf<Dealer>(fixture.product, 'sites_norrvag_se');
    const dealer = dealers[5];
    expect((await post(SELL, sellCar({ dealer: dealer?.site_id ?? '' }))).status).toBe(303);
    expect(await received()).toMatchObject([{ siteName: dealer?.site_official_name }]);
    const refused = await post(
      SELL,
      sellCar({ dealer: fixture.workshops[0]?.site_id ?? '', toEmail: 'a@evil.example' }),
    );
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('<a href="#form-dealer">');
    expect(await received()).toHaveLength(1);
  });

  test('while the search engine is unavailable the form is there, is not cached, and loses nothing', async () => {
    await fixture.product.setFault({ upstream: 'search', kind: 'error', status: 500 });
    const page = await get({ path: '/salj-bil?car=12345', host: 'rullande-se.localhost' });
    expect(formIn(page.body)).toContain('name="regno"');
    expect(page.headers['cache-status']).toMatch(/fwd=bypass/);
    const failed = await post({ ...SELL, host: 'rullande-se.localhost' }, sellCar({ car: '12345' }));
    expect(failed.status).toBe(502);
    expect(failed.body).toContain('value="can 123"');
  });
});

test.each([
  ['norrvag-se', 'sv', 'mil', 1_250],
  ['norrvag-se', 'en', 'km', 12_500],
  ['norrvag-no', 'nb', 'km', 12_500],
  ['norrvag-dk', 'da', 'km', 12_500],
  ['norrvag-dk', 'en', 'km', 12_500],
  ['norrvag-fi', 'fi', 'km', 12_500],
  ['norrvag-fi', 'sv', 'km', 12_500],
  ['rullande-se', 'sv', 'mil', 1_250],
  ['rullande-sk', 'sk', 'km', 12_500],
  ['marlow-uk', 'en', 'miles', 7_767],
])('F103 on %s in %s a mileage in kilometres arrives in %s', async (site, language, unit, milage) => {
  const values = sellCar({ milage: '12 500 km' });
  const body = JSON.stringify({ formName: 'sellCar', formSubmissionId: randomUUID(), values, language });
  const headers = { 'content-type': 'application/json' };
  const options = { host: `${site}.localhost`, method: 'POST', body, headers };
  expect((await send(fixture.product.url, '/api/forms/comhub', options)).status).toBe(202);
  expect(await received()).toMatchObject([{ milage, milageUnit: unit, language }]);
});

test('in the second language: errors, confirmation and mails are English', async () => {
  const place = { ...SELL, path: '/en/salj-bil' };
  const { status, body } = await post(place, sellCar({ regno: '', option: '' }));
  expect(status).toBe(422);
  expect(body).toMatch(/<title>Error: /);
  expect(body).toContain('<a href="#form-option">Choose whether you want to sell or part exchange</a>');
  await post(place, sellCar());
  expect((await stateOf()).outbox[1]?.text).toMatch(/^Hello Canaria Ek/);
});
