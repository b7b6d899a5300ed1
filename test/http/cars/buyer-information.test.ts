import { expect, test } from '@jest/globals';
import { carDetailSchema } from '../../../src/contracts/car/car.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { send } from '../../support/request.ts';

/** What the page of a car tells its buyer besides the price: the legal guarantee of its country, and the data of a connected car. */

const fixture = productFixture({ cars: 400 });

const SITES = [
  ['norrvag-se', '/kop-bil', '3 års reklamationsrätt enligt lag', 'Data som bilen samlar in'],
  ['norrvag-se', '/en/kop-bil', 'Legal guarantee: 3 years', 'Data that this car generates'],
  ['norrvag-no', '/kjop-bil', '5 års reklamasjonsrett etter loven', 'Data som bilen samler inn'],
  ['norrvag-dk', '/koeb-bil', '2 års reklamationsret efter loven', 'Data, som bilen indsamler'],
  ['norrvag-fi', '/osta-auto', 'Lakisääteinen virhevastuu: vähintään 2 vuotta', 'Auton keräämät tiedot'],
  ['norrvag-fi', '/sv/osta-auto', 'Felansvar enligt lag: minst 2 år', 'Data som bilen samlar in'],
  ['rullande-se', '/kop-bil', '3 års reklamationsrätt enligt lag', 'Data som bilen samlar in'],
  ['rullande-sk', '/vlastnictvo-auta', 'Zákonná zodpovednosť za vady: 2 roky', 'Údaje, ktoré auto zbiera'],
  ['marlow-uk', '/buy-car', null, 'Data that this car generates'],
] as const;

async function carsOf(site: string) {
  const filters = { car_status: ['available'], car_is_sample: [false] };
  const records = await recordsOf(fixture.product, `vehicles_${site.replace('-', '_')}`, { filters, limit: 100 });
  return records.map((record) => carDetailSchema.cast(record));
}

test.each(SITES)(
  '%s%s: the guarantee of the country on every car, the data on those that have them',
  async (site, path, guarantee, data) => {
    const cars = await carsOf(site);
    const connected = cars.find(({ car_product_data: found }) => found);
    const unconnected = cars.find(({ car_product_data: found }) => !found);
    if (!connected?.car_product_data || !unconnected) throw new Error('no such cars');
    for (const car of [connected, unconnected]) {
      const at = `${path}/${car.car_id}/${car.slug}`;
      const { status, body } = await send(fixture.product.url, at, {
        host: `${site}.localhost:${fixture.product.port}`,
      });
      const text = body
        .replace(/<script.*?<\/script>/gs, '')
        .replace(/<[^>]*>/g, '\n')
        .replaceAll('&#x27;', "'");
      expect([at, status]).toEqual([at, 200]);
      expect(guarantee === null ? !/reklamationsr|legal guarantee/i.test(text) : text.includes(guarantee)).toBe(true);
      expect(text.includes(data)).toBe(car === connected);
      const { url, ...texts } = car.car_product_data ?? {};
      expect(Object.values(texts).filter((each) => !text.includes(`${each}`))).toEqual([]);
      if (url) expect(body).toContain(`href="${url}"`);
    }
  },
);
