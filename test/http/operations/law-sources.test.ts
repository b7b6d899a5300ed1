import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CompanyConfig, SiteConfig } from '../../../config/siteConfig.ts';
import { SITES } from '../../../config/sites.ts';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { datasetOf } from '../../support/data/dataset.ts';
import { LawPages, siteOf } from '../../support/law/lawPages.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type Relay, startRelay } from '../../support/relay.ts';

/** Breaches of the law that come from content, stock and configuration: the product renders them, and the rules find them. */

const CARS = 200;

/** Companies as no customer may configure them: without numbers that the law of the country wants. */
const INCOMPLETE: Readonly<Record<string, Partial<CompanyConfig>>> = {
  'norrvag-dk': { vatNumber: '–' },
  'norrvag-fi': { registrationNumber: '–', vatNumber: '–' },
  'rullande-se': { address: { street: '–', postalCode: '', city: '' } },
};
const sites: readonly SiteConfig[] = SITES.map((site) => ({
  ...site,
  company: { ...site.company, ...INCOMPLETE[site.id] } as CompanyConfig,
}));

/** What the stock has in place of fields of cars, by id. */
const stock = new Map<string, Partial<CarRecord>>();
let relay: Relay;
let product: Product;
let pages: LawPages;
beforeAll(async () => {
  relay = await startRelay((body) => {
    const found = body as { content?: { car_id?: string }[] };
    const changed = (found.content ?? []).map((record) => ({ ...record, ...stock.get(record.car_id ?? '') }));
    return { ...found, content: changed };
  });
  const settings = { SANDBOX: 'fill', SEARCH_URL: relay.url, SEARCH_KEY: 'sandbox', LOG_LEVEL: 'error' };
  product = await startProduct({ cars: CARS, settings, sites });
  relay.forwardTo(`${product.sandboxUrl}/search`);
  pages = new LawPages(product);
}, 60_000);
afterAll(async () => {
  await product.close();
  await relay.close();
});

const rulesOn = async (site: string, path: string) => (await pages.findings(site, path)).map(({ rule }) => rule);

async function carsOf(site: string): Promise<CarRecord[]> {
  const cars = (await datasetOf(CARS)).vehicles.get(siteOf(site).indexes.vehicles) ?? [];
  return cars.filter(({ car_status: status }) => status !== 'sold');
}

let count = 0;
/** Shows a text of an editor on a page of its own of a site, and returns the rules with findings. */
async function rulesOnText(site: string, html: string): Promise<string[]> {
  count += 1;
  const path = `/law/text-${count}`;
  const text = { uid: 'a', componentName: 'RichText', fields: { Text: { value: html } } };
  const route = { name: 'text', fields: {}, placeholders: { 'headless-main': [text] } };
  const response = await fetch(`${product.sandboxUrl}/__sandbox/layouts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ site, path, rendered: { sitecore: { context: {}, route } } }),
  });
  expect(response.status).toBe(200);
  return rulesOn(site, path);
}

describe('texts of editors', () => {
  beforeAll(async () => {
    // The makes of a site are known by the pages of its cars.
    for (const site of ['norrvag-se', 'norrvag-no', 'marlow-uk']) {
      const volvo = (await carsOf(site)).find(({ car_brand: make }) => make === 'Volvo');
      const { carDetail } = siteOf(site).paths;
      await pages.findings(site, `${carDetail}/${volvo?.car_id}/${volvo?.slug}`);
    }
  }, 60_000);

  test.each([
    ['credit-warning-eu', 'norrvag-se', '<p>Kör en begagnad V60 från 2 995 kr/mån.</p>'],
    ['credit-example-eu', 'norrvag-se', '<p>Finansiera bilen hos oss: 2 995 kronor i månaden.</p>'],
    ['credit-warning-eu', 'rullande-se', '<ul><li>Billån från <strong>1 995</strong> kr per månad</li></ul>'],
    ['credit-example-no', 'norrvag-no', '<p>Bilen din for 3 490 kr i måneden.</p>'],
    ['credit-warning-eu', 'norrvag-dk', '<p>Kør hjem for kun 2.495 kr. pr. måned.</p>'],
    ['credit-warning-eu', 'norrvag-fi', '<p>Auto kotiin 249 €/kk.</p>'],
    ['credit-example-eu', 'norrvag-fi', '<p>Auto kotiin 249 euroa kuukaudessa.</p>'],
    ['credit-warning-eu', 'rullande-sk', '<p>Auto už od 199 € mesačne.</p>'],
    ['credit-example-gb', 'marlow-uk', '<p>Drive away from £299 a month.</p>'],
    ['credit-example-eu', 'norrvag-se', '<p>Just nu 2,95 % ränta på alla elbilar.</p>'],
    ['credit-warning-eu', 'rullande-se', '<h2>Kampanjränta från 1,95 %</h2>'],
    ['credit-example-no', 'norrvag-no', '<p>Rente fra 4,95 % i november.</p>'],
    ['credit-example-eu', 'norrvag-dk', '<p>Lån med en rente på kun 2,95 %.</p>'],
    ['credit-example-eu', 'norrvag-fi', '<p>Korko 2,9 % koko laina-ajan.</p>'],
    ['credit-warning-eu', 'rullande-sk', '<p>Úrok už od 3,9 %.</p>'],
    ['credit-example-gb', 'marlow-uk', '<p>4.9% APR on every used MINI this month.</p>'],
    ['price-lowest-30-days-eu', 'norrvag-se', '<p>Nu 249 900 kr <s>279 900 kr</s></p>'],
    ['price-lowest-30-days-no', 'norrvag-no', '<p>Nå 249 900 kr <del>279 900 kr</del></p>'],
    ['price-lowest-30-days-eu', 'norrvag-dk', '<p>Nu 149.900 kr. <s>169.900 kr.</s></p>'],
    ['price-lowest-30-days-eu', 'norrvag-fi', '<p>Nyt 19 900 € <s>21 900 €</s></p>'],
    ['price-lowest-30-days-eu', 'rullande-sk', '<p>Teraz 9 900 € <s>10 900 €</s></p>'],
    [
      'price-reduction-from-lowest',
      'norrvag-se',
      '<p>Nu 249 900 kr <s>279 900 kr</s>. Lägsta pris 30 dagar före: 239 900 kr</p>',
    ],
    ['co2-text-eea', 'norrvag-se', '<p>Nya Volvo EX30 från 399 900 kr.</p>'],
    ['co2-text-eea', 'norrvag-no', '<p>Helt ny Volvo EX30 fra 349 900 kr.</p>'],
    ['co2-text-gb', 'marlow-uk', '<p>The new Volvo EX30 from £33,060.</p>'],
    ['leasing-company-vat', 'norrvag-se', '<p>Företagsleasing från 3 995 kr/mån, 36 månader.</p>'],
    ['leasing-company-vat', 'marlow-uk', '<p>Business contract hire from £299 a month.</p>'],
    ['leasing-private-terms', 'norrvag-dk', '<p>Privatleasing fra 2.995 kr./md.</p>'],
    ['leasing-private-terms', 'norrvag-fi', '<p>Yksityisleasing alkaen 399 €/kk.</p>'],
    ['dispute-platform-gone', 'norrvag-fi', '<p><a href="https://ec.europa.eu/consumers/odr">ODR</a></p>'],
  ])('%s is found on %s: %s', async (rule, site, html) => {
    expect(await rulesOnText(site, html)).toContain(rule);
  });

  test.each([
    ['norrvag-se', '<p>Serviceavtal från 219 kr/mån, bilförsäkring från 349 kr/mån.</p>'],
    ['norrvag-se', '<p>Förmånsvärdet är 4 320 kr/mån.</p>'],
    ['norrvag-se', '<p>Räntan är rörlig. Rabatten på hjul är 20 %.</p>'],
    ['norrvag-se', '<p>Betalas fakturan för sent tar vi dröjsmålsränta på 8 %.</p>'],
    [
      'norrvag-se',
      '<h2>2,95 % ränta</h2><p>2 995 kr/mån. 40 000 kr i kontantinsats, 60 månader, 2,95 % ränta (3,4 % effektiv). Totalt 220 700 kr. Att låna kostar pengar!</p>',
    ],
    ['norrvag-se', '<p>Vinterhjul för 8 900 kr, fyra nya hjul på 19 tum.</p>'],
    ['norrvag-se', '<p>En Volvo V60 från 2021 för 249 900 kr.</p>'],
    ['norrvag-se', '<p>Nu 249 900 kr <s>279 900 kr</s>. Lägsta pris 30 dagar före: 269 900 kr</p>'],
    [
      'norrvag-se',
      '<p>2 995 kr/mån. 40 000 kr i kontantinsats, 60 månader, 6,95 % ränta (7,9 % effektiv). Totalt 220 700 kr. Att låna kostar pengar!</p>',
    ],
    ['norrvag-se', '<p>Företagsleasing från 3 995 kr/mån exkl. moms, 36 månader.</p>'],
    ['marlow-uk', '<p>Was <s>£21,000</s>, now £19,500.</p>'],
    ['marlow-uk', '<p>Service plan from £24 a month.</p>'],
  ])('nothing is found on %s: %s', async (site, html) => {
    const found = await rulesOnText(site, html);
    expect(found.filter((rule) => /^(?:credit|price|co2|leasing|dispute)/.test(rule))).toEqual([]);
  });
});

describe('cars of the stock', () => {
  const isNewPassengerCar = ({ car_is_used, car_vehicle_type_code, car_emission }: CarRecord) =>
    car_is_used === false && car_vehicle_type_code !== 'LCV' && Number(car_emission) > 0;
  const isUsed = ({ car_is_used, car_loan_option }: CarRecord) => car_is_used === true && Boolean(car_loan_option);
  const isLeased = ({ car_leasing_options: options }: CarRecord) =>
    options?.some(({ leasing_type: type, monthly_cost: cost }) => type === 'Private' && cost) ?? false;
  const WITHOUT_CO2 = { car_emission: null, car_emission_text: null };
  const WITHOUT_CONSUMPTION = {
    car_fuel_consumption: null,
    car_fuel_consumption_text: null,
    wltp_electric_consumption: null,
    wltp_electric_consumption_text: null,
  };
  type Changes = Partial<CarRecord> | ((car: CarRecord) => Partial<CarRecord>);
  const withoutRate: Changes = (car) => ({ car_loan_option: { ...car.car_loan_option, interest_rate: null } });
  const withoutTerms: Changes = (car) => ({
    car_leasing_options: car.car_leasing_options?.map((option) => ({
      ...option,
      duration: null,
      mileage: null,
      description: null,
    })),
  });

  test.each<[string, string, string, (car: CarRecord) => boolean, Changes]>([
    ['co2-car-page-eea', 'norrvag-se', 'without CO₂', isNewPassengerCar, WITHOUT_CO2],
    ['co2-car-page-eea', 'norrvag-fi', 'without CO₂', isNewPassengerCar, WITHOUT_CO2],
    ['co2-car-page-eea', 'norrvag-no', 'without consumption', isNewPassengerCar, WITHOUT_CONSUMPTION],
    ['co2-car-page-gb', 'marlow-uk', 'without CO₂', isNewPassengerCar, WITHOUT_CO2],
    ['car-condition', 'norrvag-dk', 'without a condition', isUsed, { car_condition: null }],
    ['car-condition', 'rullande-sk', 'without a condition', isUsed, { car_condition: null }],
    ['credit-example-eu', 'norrvag-dk', 'with a loan without a rate', isUsed, withoutRate],
    ['credit-example-no', 'norrvag-no', 'with a loan without a rate', isUsed, withoutRate],
    ['leasing-private-terms', 'norrvag-se', 'with leasing without terms', isLeased, withoutTerms],
  ])('%s is found on %s: a car %s', async (rule, site, _what, holds, changes) => {
    const car = (await carsOf(site))
      .filter(({ car_id: id, car_brand: make }) => !stock.has(id) && make !== 'Volvo')
      .find(holds);
    if (!car) throw new Error(`${site} has no such car`);
    stock.set(car.car_id, typeof changes === 'function' ? changes(car) : changes);
    expect(await rulesOn(site, `${siteOf(site).paths.carDetail}/${car.car_id}/${car.slug}`)).toContain(rule);
  });
});

describe('companies of the configuration', () => {
  test.each([
    ['company-register-dk', 'norrvag-dk', 'VAT number'],
    ['company-register-fi', 'norrvag-fi', 'number in the register of companies'],
    ['company-register-fi', 'norrvag-fi', 'VAT number'],
    ['company-identity-eea', 'rullande-se', 'postal address'],
  ])('%s is found on %s: %s', async (rule, site, missing) => {
    const found = await pages.findings(site, siteOf(site).paths.dealers);
    expect(found).toContainEqual(expect.objectContaining({ rule, missing }));
  });
});
