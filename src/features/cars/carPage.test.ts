import { describe, expect, test } from '@jest/globals';
import { type CarDetail, carDetailSchema } from '../../contracts/car.ts';
import { testLoaderContext } from '../../testing/renderOnPage.tsx';
import { carHead } from './carHead.ts';
import { carPageOf, isSold } from './detailData.ts';
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
const page = (changes: Partial<CarDetail> = {}) => carPageOf(car(changes), null, context);

describe('F056 F061 what a car page shows', () => {
  test("the record's own wording, else the value; rows without a value are left out", () => {
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
    expect(technical).toEqual([
      ['car_power', '350 hk'],
      ['car_ncapstars', '5'],
    ]);
  });

  test('F062 sellers only with phone or e-mail', () => {
    const sellers = [
      { name: 'A', phone: '1' },
      { name: 'B', email: 'b@x.example' },
      { name: 'C', phone: '', email: null },
    ];
    expect(page({ car_sellers: sellers }).sellers.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  test('pictures in their original, the first with its placeholder; without any the primary one', () => {
    const images = [
      { original: '/a.jpg', thumbnail_url: '/a-s.jpg', blur_data_url: 'data:a' },
      { original: '/b.jpg', blur_data_url: 'data:b' },
      { original: null },
    ];
    expect(page({ car_images: images }).pictures).toEqual([{ src: '/a.jpg', blur: 'data:a' }, { src: '/b.jpg' }]);
    expect(page({ car_images: [], car_primary_image: { thumbnail_url: '/p.jpg' } }).pictures).toEqual([
      { src: '/p.jpg' },
    ]);
    expect(page().pictures).toEqual([]);
  });

  test('monthly costs with what they rest on (U11), the cheapest leasing of a kind', () => {
    const { offers, monthly } = page({
      car_loan_monthly_cost: 4000,
      car_loan_option: {
        price: 400_000,
        default_monthly_cost: 4000,
        default_contract_duration: 36,
        interest_rate_text: '6,95 %',
        contract_durations: [
          { months: 36, residual_percentage: 50, cash_amount_min_percentage: 20, cash_amount_max_percentage: 60 },
        ],
      },
      car_privateleasing_monthly_cost: 3500,
      car_leasing_options: [
        { leasing_type: 'Private', monthly_cost: 3900, duration: 24, mileage: 1500 },
        { leasing_type: 'Private', monthly_cost: 3500, duration: 36, mileage: 1500 },
      ],
    });
    expect(offers).toEqual([
      { kind: 'loan', amount: '4\u00a0000\u00a0kr', terms: '80\u00a0000\u00a0kr deposit, 36 months, 6,95 % interest' },
      { kind: 'privateLeasing', amount: '3\u00a0500\u00a0kr', terms: '36 months, 1\u00a0500 mil a year' },
    ]);
    expect(monthly).toBe('3\u00a0500\u00a0kr');
    expect(page().offers).toEqual([]);
  });

  test('nothing private reaches the browser (Q38)', () => {
    const text = JSON.stringify(page({ car_departmenterpid: 'secret', car_site_id: 'secret' }));
    expect(text).not.toContain('secret');
  });
});

describe('F060 folding', () => {
  test('technical data from the sixth row on', () => {
    expect(TECHNICAL_ROWS).toBe(5);
    expect([foldsRows([1, 2, 3, 4, 5]), foldsRows([1, 2, 3, 4, 5, 6])]).toEqual([false, true]);
  });
  test('equipment that is more than two short lines', () => {
    expect(foldsEquipment(['ABS', 'ESP'])).toBe(false);
    expect(foldsEquipment(Array.from({ length: 20 }, () => 'Adaptiv farthållare'))).toBe(true);
  });
});

describe('head of a car page', () => {
  const dealer = { name: 'Norrväg Malmö', slug: 'malmo', street: '', zip: '', city: 'Malmö' };
  const head = carHead(car({ car_odometer: 4500, car_odometer_unit: 'mil' }), dealer, context);
  test('title, description and canonical path', () => {
    expect(head.title).toBe('Volvo XC60 T6 2021');
    expect(head.description).toBe('Volvo XC60 T6 for sale at Norrväg Malmö. 2021. Price 400 000 kr.');
    expect(head.canonicalPath).toBe('/kop-bil/17/volvo-xc60-t6');
  });
  test('structured data of car, offer and breadcrumb', () => {
    const [product, breadcrumb] = head.jsonLd ?? [];
    expect(product).toMatchObject({
      '@type': ['Car', 'Product'],
      brand: { name: 'Volvo' },
      mileageFromOdometer: { value: 45_000, unitCode: 'KMT' },
      offers: { price: 400_000, priceCurrency: 'SEK', seller: { name: 'Norrväg Malmö' } },
    });
    expect(breadcrumb).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, {}, { position: 3 }],
    });
  });
  test('without a price there is no offer', () => {
    expect(carHead(car({ car_price: null }), null, context).jsonLd?.[0]).not.toHaveProperty('offers');
  });
});

test('a sold car is known by its status', () => {
  expect([isSold({ car_status: 'Sold' }), isSold({ car_status: 'available' }), isSold({})]).toEqual([
    true,
    false,
    false,
  ]);
});
