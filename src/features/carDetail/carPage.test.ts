import { describe, expect, test } from '@jest/globals';
import { type CarDetail, carDetailSchema } from '../../contracts/car/car.ts';
import { safeJson } from '../../delivery/JsonScript.tsx';
import { testLoaderContext } from '../../testing/renderOnPage.tsx';
import { isSold } from '../car/carRecord.ts';
import { offersOf } from '../car/money/offers.ts';
import { carHead } from './carHead.ts';
import { carPageOf } from './detailData.ts';
import { foldsEquipment, foldsRows, TECHNICAL_ROWS } from './folding.ts';

const context = testLoaderContext();
const car = (changes: Partial<CarDetail> = {}): CarDetail =>
  ({
    ...carDetailSchema.cast({ car_id: '17', slug: 'volvo-xc60-t6' }),
    car_brand: 'Volvo',
    car_model: 'XC60',
    car_model_text: 'T6',
    car_year: 2021,
    car_price: 400_000,
    car_price_text: '400 000 kr',
    ...changes,
  }) as CarDetail;
const page = (changes: Partial<CarDetail> = {}) => carPageOf(car(changes), null, context, 0);

describe('F056 F061 content of a car page', () => {
  test("the record's own text, else the value; rows without a value are left out", () => {
    const { overview, technical } = page({
      car_mileage: 4500,
      car_mileage_text: '4 500 mil',
      car_doors: 5,
      car_firstregistration: '2021-03-09',
      car_power_text: '350 hk',
      car_ncapstars: 5,
    });
    expect(overview).toEqual([
      ['car_year', '2021'],
      ['car_mileage', '4 500 mil'],
      ['car_power', '350 hk'],
      ['car_doors', '5'],
      ['car_firstregistration', '2021-03-09'],
    ]);
    // What the overview has is not repeated.
    expect(overview).toContainEqual(['car_power', '350 hk']);
    expect(technical).toEqual([{ title: 'groupVehicle', rows: [['car_ncapstars', '5 out of 5']] }]);
  });

  test('every technical field of a record has a row and a label (F083)', () => {
    const unplaced = Object.keys(carDetailSchema.fields).filter((name) => {
      const technical = /^(?:wltp|electric|battery)_|_(?:length|width|height|wheelbase|weight|volume|torque|speed)$/;
      if (!technical.test(name) || name.endsWith('_text')) return false;
      const { overview, technical: groups } = page({ [name]: 7 });
      return ![...overview, ...groups.flatMap(({ rows }) => rows)].some(([label]) => label === name);
    });
    expect(unplaced).toEqual([]);
  });

  test('energy and CO2 are a separate section of a sample car', () => {
    const figures = { car_emission_text: '0 g/km', wltp_electric_consumption_text: '16 kWh/100 km' };
    expect(page({ ...figures, car_is_sample: true }).energy).toEqual([
      ['wltp_electric_consumption', '16 kWh/100 km'],
      ['car_emission', '0 g/km'],
    ]);
    expect(page(figures).energy).toEqual([]);
  });

  test('F058 a campaign has the lowest price of the 30 days before, and all prices, the latest first', () => {
    const car_price_history = [
      { date: '2026-09-01', price: 420_000 },
      { date: '2026-10-20', price: 395_000 },
      { date: '2026-11-09', price: 380_000 },
    ];
    const prices = { car_retail_price: 420_000, car_has_campaign_price: true, car_campaign_price: 380_000 };
    const campaign = { car_price_history, ...prices };
    expect(page(campaign)).toMatchObject({
      price: { lowest: '395\u00a0000\u00a0kr' },
      priceHistory: [
        ['9 nov. 2026', '380\u00a0000\u00a0kr'],
        ['20 okt. 2026', '395\u00a0000\u00a0kr'],
        ['1 sep. 2026', '420\u00a0000\u00a0kr'],
      ],
    });
    expect(page({ car_price_history }).price).not.toHaveProperty('lowest');
    expect(page()).not.toHaveProperty('priceHistory');
  });

  test('F062 sellers only with phone or e-mail', () => {
    const sellers = [
      { name: 'A', phone: '1' },
      { name: 'B', email: 'b@x.example' },
      { name: 'C', phone: '', email: null },
    ];
    expect(page({ car_sellers: sellers }).sellers.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  test('images are originals, the first with its placeholder; without any the primary one is used', () => {
    const images = [
      { original: '/a.jpg', thumbnail_url: '/a-s.jpg', blur_data_url: 'data:a' },
      { original: '/b.jpg', blur_data_url: 'data:b' },
      { original: null },
    ];
    expect(page({ car_images: images }).images).toEqual([{ src: '/a.jpg', blur: 'data:a' }, { src: '/b.jpg' }]);
    expect(page({ car_images: [], car_primary_image: { thumbnail_url: '/p.jpg' } }).images).toEqual([
      { src: '/p.jpg' },
    ]);
    expect(page().images).toEqual([]);
  });

  describe('monthly costs with their terms (U11)', () => {
    const loan = {
      price: 400_000,
      default_monthly_cost: 4906,
      default_contract_duration: 36,
      interest_rate: 6.95,
      start_fee: 695,
      invoice_fee: 45,
      disclaimer: 'Loan {0}, {1} months, {2}, fees {3} and {4}, {5} effective {9}',
      contract_durations: [
        { months: 36, residual_percentage: 50, cash_amount_min_percentage: 20, cash_amount_max_percentage: 60 },
      ],
    };
    const money = (text: string) => text.replaceAll(' ', '\u00a0');

    test('a loan has deposit, term, rate and total, and their calculation', () => {
      const [offer] = offersOf(car({ car_loan_monthly_cost: 4906, car_loan_option: loan }), context);
      expect(offer).toMatchObject({
        kind: 'car_loan_monthly_cost',
        amount: money('4 906 kr'),
        terms: `${money('80 000 kr')} deposit, 36 monthly payments, ${money('6,95 %')} interest (${money('7,5 %')} APR). Total amount payable ${money('457 311 kr')}, including the residual value.`,
      });
      expect(offer).toHaveProperty('rows', [
        ['cashPrice', money('400 000 kr')],
        ['deposit', money('80 000 kr')],
        ['amountBorrowed', money('320 000 kr')],
        ['term', '36 months'],
        ['nominalInterest', money('6,95 %')],
        ['effectiveInterest', money('7,5 %')],
        ['residual', money('200 000 kr')],
        ['startFee', money('695 kr')],
        ['invoiceFee', money('45 kr')],
        ['creditCost', money('57 311 kr')],
        ['totalToPay', money('457 311 kr')],
      ]);
      expect(offer?.note).toBe(
        `Loan ${money('320 000 kr')}, 36 months, ${money('6,95 %')}, fees ${money('695 kr')} and ${money('45 kr')}, ${money('7,5 %')} effective {9}`,
      );
    });

    test('F072 a loan with terms is one for the calculator, with the texts of the lender', () => {
      const view = page({ car_loan_monthly_cost: 4906, car_loan_option: { ...loan, title: 'Billån' } });
      expect(view.offers).toEqual([]);
      expect(view.loan).toMatchObject({ payment: 4906, title: 'Billån', note: loan.disclaimer });
      expect(view.loan?.option).not.toHaveProperty('disclaimer');
    });

    test('a loan’s name in the language of the index is not on a page of another language', () => {
      const second = testLoaderContext({ language: { ...context.language, code: 'en' } });
      const record = car({ car_loan_monthly_cost: 4906, car_loan_option: { ...loan, title: 'Billån' } });
      const view = carPageOf(record, null, second, 0);
      expect(view.loan).not.toBeNull();
      expect(view.loan).not.toHaveProperty('title');
    });

    test('a loan with only a monthly cost has no terms', () => {
      expect(page({ car_loan_monthly_cost: 4000 }).offers).toEqual([
        { kind: 'car_loan_monthly_cost', amount: money('4 000 kr') },
      ]);
    });

    test('a rate that the calculation does not use is removed from all texts', () => {
      const named = 'Ränta 3,95 %';
      const changes = {
        car_campaigns: [named, 'Vinterhjul på köpet', 'Effektiv ränta 7,5 %'],
        car_loan_monthly_cost: 4906,
        car_description: 'En fin bil. Just nu 3,95 % ränta på alla bilar! Batteriet har 93 % kvar.\n\nVälkommen.',
      };
      const option = { ...loan, description: 'Lån till 3,95 %.', disclaimer: 'Lån på {0}. Ränta 2,95 % nu.' };
      const view = page({ ...changes, car_loan_option: option });
      expect(JSON.stringify(view)).not.toMatch(/[23],95/);
      expect(view.campaigns).toEqual(['Vinterhjul på köpet', 'Effektiv ränta 7,5 %']);
      expect(view.description).toBe('En fin bil. Batteriet har 93 % kvar.\n\nVälkommen.');
      expect(view.loan?.note).toBe('Lån på {0}.');
    });

    test('a loan whose terms contradict its monthly cost is not offered', () => {
      const contradictory = page({ car_loan_monthly_cost: 4906, car_loan_option: { ...loan, interest_rate: 3.95 } });
      expect(contradictory.offers).toEqual([]);
    });

    test('F073 the cheapest leasing is first, the others are choices; the record’s own text follows its terms', () => {
      const option = { leasing_type: 'Private' as const, mileage: 1500 };
      const car_leasing_options = [
        { ...option, monthly_cost: 3900, duration: 24 },
        { ...option, monthly_cost: 3500, duration: 36, description: 'Service ingår.', asterisk: '* Extra' },
      ];
      const { offers } = page({ car_privateleasing_monthly_cost: 3500, car_leasing_options });
      const long = `36 months, ${money('1 500')} mil a year. Service ingår. Monthly payments come to ${money('126 000 kr')} in total.`;
      expect(offers).toEqual([
        {
          kind: 'privateLeasing',
          amount: money('3 500 kr'),
          terms: long,
          described: { text: 'Service ingår.', terms: long.replace(' Service ingår.', '') },
          choices: [
            { months: 36, distance: money('1 500 mil'), terms: long, amount: money('3 500 kr'), note: '* Extra' },
            {
              months: 24,
              distance: money('1 500 mil'),
              terms: `24 months, ${money('1 500')} mil a year. Monthly payments come to ${money('93 600 kr')} in total.`,
              amount: money('3 900 kr'),
            },
          ],
          note: '* Extra',
        },
      ]);
      expect(page().offers).toEqual([]);
    });
  });

  test('private fields are not sent to the browser (Q38)', () => {
    const text = JSON.stringify(page({ car_departmenterpid: 'secret', car_site_id: 'secret' }));
    expect(text).not.toContain('secret');
  });
});

describe('F060 collapsing', () => {
  test('collapses technical data from the sixth row on', () => {
    expect(TECHNICAL_ROWS).toBe(5);
    expect([foldsRows([1, 2, 3, 4, 5]), foldsRows([1, 2, 3, 4, 5, 6])]).toEqual([false, true]);
  });
  test('collapses equipment of more than two short lines', () => {
    expect(foldsEquipment(['ABS', 'ESP'])).toBe(false);
    expect(foldsEquipment(Array.from({ length: 20 }, () => 'Adaptiv farthållare'))).toBe(true);
  });
});

describe('head of a car page', () => {
  const dealer = {
    name: 'Norrväg Malmö',
    slug: 'malmo',
    street: 'Storgatan 1',
    zip: '211 20',
    city: 'Malmö',
    phone: '040-1',
    place: { lat: 55.6, lng: 13 },
    sales: { week: [] },
  };
  const head = carHead(car({ car_odometer: 4500, car_odometer_unit: 'mil' }), dealer, context);
  test('has title, description and canonical path', () => {
    expect(head.title).toBe('Volvo XC60 T6 2021');
    expect(head.description).toBe('Volvo XC60 T6 for sale at Norrväg Malmö. 2021. Price 400 000 kr.');
    expect(head.canonicalPath).toBe('/kop-bil/17/volvo-xc60-t6');
  });
  test.each([
    ['a van', { car_vat_eligible: true, car_vehicle_type_code: 'LCV' }, 'Price 400 000 kr without VAT.', false],
    ['a car with deductible VAT', { car_vat_eligible: true }, 'Price 400 000 kr with VAT.', true],
    ['a sample car', { car_is_sample: true }, 'Price from 400 000 kr.', undefined],
    ['a car without a price', { car_price: null, car_price_text: null }, 'Norrväg Malmö. 2021.', undefined],
  ])('F058 the description and the offer of %s have the conditions of the price', (_name, changes, end, hasVat) => {
    const { description, jsonLd } = carHead(car(changes), dealer, context);
    expect(description?.endsWith(`2021. ${end}`) || description?.endsWith(` at ${end}`)).toBe(true);
    const { offers } = (jsonLd?.[0] ?? {}) as { offers?: { priceSpecification?: Record<string, unknown> } };
    expect(offers?.priceSpecification?.valueAddedTaxIncluded).toBe(hasVat);
  });
  test.each([
    ['mil', 45_000, 'KMT'],
    ['KM', 4500, 'KMT'],
    ['mi', 4500, 'SMI'],
    ['miles', 4500, 'SMI'],
    ['h', undefined, undefined],
    [null, undefined, undefined],
  ])('4,500 in the unit %p of the odometer are %p %p', (unit, value, unitCode) => {
    const { jsonLd } = carHead(car({ car_odometer: 4500, car_odometer_unit: unit }), null, context);
    const { mileageFromOdometer = {} } = (jsonLd?.[0] ?? {}) as { mileageFromOdometer?: Record<string, unknown> };
    expect([mileageFromOdometer.value, mileageFromOdometer.unitCode]).toEqual([value, unitCode]);
  });
  test('without an odometer, the mileage in the unit of the site', () => {
    const { jsonLd } = carHead(car({ car_mileage: 3_426, car_odometer: null }), null, context);
    expect(jsonLd?.[0]).toMatchObject({ mileageFromOdometer: { value: 34_260, unitCode: 'KMT' } });
  });
  test('has structured data of car, offer and dealer', () => {
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': ['Car', 'Product'],
      '@id': '/kop-bil/17/volvo-xc60-t6#car',
      brand: { name: 'Volvo' },
      mileageFromOdometer: { value: 45_000, unitCode: 'KMT' },
      offers: {
        price: 400_000,
        priceCurrency: 'SEK',
        availability: 'https://schema.org/InStock',
        seller: {
          '@type': 'AutoDealer',
          name: 'Norrväg Malmö',
          url: '/anlaggningar/malmo',
          telephone: '040-1',
          address: {
            streetAddress: 'Storgatan 1',
            postalCode: '211 20',
            addressLocality: 'Malmö',
            addressCountry: 'SE',
          },
          geo: { latitude: 55.6, longitude: 13 },
        },
      },
    });
  });
  test('the breadcrumb contains make and model', () => {
    const [, breadcrumb] = head.jsonLd ?? [];
    expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList' });
    const steps = breadcrumb?.itemListElement as { position: number; item: string }[];
    expect(steps.map(({ position, item }) => [position, item])).toEqual([
      [1, '/'],
      [2, '/kop-bil/alla-bilar-i-lager'],
      [3, '/kop-bil/alla-bilar-i-lager/b/volvo'],
      [4, '/kop-bil/alla-bilar-i-lager/b/volvo/xc60'],
      [5, '/kop-bil/17/volvo-xc60-t6'],
    ]);
    const english = { ...context, language: { ...context.language, prefix: '/en' } };
    expect(carHead(car(), null, english).jsonLd?.[1]?.itemListElement).toContainEqual(
      expect.objectContaining({ position: 1, item: '/en' }),
    );
  });
  test('a version that begins with the model does not repeat it', () => {
    const named = (car_model_text: string) =>
      carHead(car({ car_brand: 'Mercedes-Benz', car_model: 'GLC', car_model_text }), null, context).jsonLd?.[0]?.name;
    expect(named('GLC 220 d 4MATIC')).toBe('Mercedes-Benz GLC 220 d 4MATIC');
    expect(named('GLC')).toBe('Mercedes-Benz GLC');
    expect(named('GLCX')).toBe('Mercedes-Benz GLC GLCX');
  });
  test('Q20 a text cannot close its script element; empty texts are left out', () => {
    const odd = car({ car_model_text: '</script><script>alert(1)</script>\u2028', car_color: '', car_fuel: '  ' });
    const minimal = { ...dealer, street: '', zip: '', city: '' };
    const { jsonLd = [] } = carHead(odd, minimal, context);
    const json = safeJson(jsonLd);
    expect(json).not.toMatch(/<|\u2028/);
    expect(JSON.parse(json)[0].vehicleConfiguration).toBe(odd.car_model_text);
    expect(json).not.toMatch(/:"\s*"|:null|:\[\]|:\{\}/);
  });
  test('missing fields are left out; without a price there is no offer', () => {
    const [minimal] = carHead(car({ car_price: null }), null, context).jsonLd ?? [];
    expect(Object.keys(minimal ?? {}).sort()).toEqual(
      ['@context', '@id', '@type', 'brand', 'description', 'itemCondition', 'model', 'name', 'sku', 'url'].concat([
        'vehicleConfiguration',
        'vehicleModelDate',
      ]),
    );
  });
});

test('a sold car is recognised by its status', () => {
  expect([isSold({ car_status: 'Sold' }), isSold({ car_status: 'available' }), isSold({})]).toEqual([
    true,
    false,
    false,
  ]);
});
