import { expect, test } from '@jest/globals';
import { type CostBasis, costBasisSchema } from './basis.ts';
import { costFactsOf, totalCostOf } from './totalCost.ts';

const range = (low: number, high: number) => ({ low, high });
const BASIS = costBasisSchema.cast({
  date: '2026-12-01',
  way: 'cash',
  kilometres: 12_000,
  unitKm: 1,
  consumption: 'metric',
  fuels: { petrol: ['Petrol', 'Hybrid'], diesel: ['Diesel'], electric: ['Electric'], plugin: ['Plug-in'] },
  petrol: 2,
  diesel: 1,
  electricity: 0.5,
  electricShare: 0.25,
  overStated: range(1, 1.5),
  pluginLitres: range(6, 8),
  insurance: { PC: range(600, 1_200), LCV: range(1_200, 2_400) },
  service: { engine: { PC: range(300, 600) }, electric: { PC: range(150, 300) } },
  tires: { set: { PC: range(400, 800) }, kilometres: 48_000 },
  tax: [
    { fuels: ['electric'], perYear: 12 },
    { from: '2020-01-01', underYears: 3, perYear: 24, steps: [{ above: 100, perGram: 12 }] },
    { from: '2010-01-01', perYear: 24 },
  ],
  depreciation: {
    byAge: [
      { underYears: 2, ...range(0.24, 0.36) },
      { underYears: 9, ...range(0.12, 0.24) },
    ],
    kilometres: 12_000,
    per10000Km: 0.06,
  },
}) as CostBasis;

const CAR = {
  car_price: 10_000,
  car_retail_price: null,
  car_campaign_price: null,
  car_has_campaign_price: false,
  car_vat_eligible: false,
  car_vehicle_type_code: 'PC',
  car_fuel: 'Petrol',
  car_firstregistration: '2023-12-15',
  car_is_used: true,
  car_emission: 110,
  car_fuel_consumption: 5,
  wltp_electric_consumption: null,
  car_leasing_options: null,
};

const total = (car: object = {}, basis: object = {}, credit: number | null = null) =>
  totalCostOf(costFactsOf({ ...CAR, ...car }), { ...BASIS, ...basis }, credit);

test('the parts of a used car with own money, by hand', () => {
  const { parts, missing, amount, low, high } = total();
  expect(parts).toEqual({
    depreciation: range(100, 200),
    tax: range(12, 12),
    energy: range(100, 150),
    insurance: range(50, 100),
    tires: range(8, 17),
    service: range(20, 40),
  });
  expect([missing, low, high, amount]).toEqual([[], 290, 519, 405]);
});

test('a loan adds its cost, and not what is repaid; a lease replaces both', () => {
  expect(total({}, { way: 'loan' }, 33.5).parts).toMatchObject({
    financing: range(34, 34),
    depreciation: range(100, 200),
  });
  const leases = [
    { leasing_type: 'Private', monthly_cost: 250, mileage: 15_000, duration: 36, initial_payment: 360 },
    { leasing_type: 'Private', monthly_cost: 200, mileage: 10_000, duration: 36 },
    { leasing_type: 'Company', monthly_cost: 100, mileage: 20_000, duration: 36 },
    { leasing_type: 'Private', monthly_cost: 90, duration: 36 },
  ];
  const leased = total({ car_leasing_options: leases }, { way: 'lease' });
  expect(leased.parts).toMatchObject({ financing: range(260, 260) });
  expect(leased.parts).not.toHaveProperty('depreciation');
  expect(total({ car_leasing_options: leases }, { way: 'lease', kilometres: 9_000 }).parts.financing).toEqual(
    range(200, 200),
  );
});

test('electric, plug-in and British cars', () => {
  expect(total({ car_fuel: 'Electric', wltp_electric_consumption: 20 }).parts).toMatchObject({
    energy: range(100, 150),
    tax: range(1, 1),
    service: range(10, 20),
  });
  // A quarter on electricity: 25 to 37.5; the rest on 6 to 8 litres: 90 to 120. The stated 1.5 litres are not used.
  const plugin = { car_fuel: 'Plug-in', wltp_electric_consumption: 20, car_fuel_consumption: 1.5 };
  expect(total(plugin).parts.energy).toEqual(range(115, 158));
  const british = { consumption: 'british' };
  expect(total({ car_fuel_consumption: 56.4962 }, british).parts.energy).toEqual(range(100, 150));
  const electric = { car_fuel: 'Electric', wltp_electric_consumption: 32.18688 };
  expect(total(electric, british).parts.energy).toEqual(range(100, 150));
});

test.each([
  ['no loan', {}, { way: 'loan' }, ['financing']],
  ['no lease of the distance', {}, { way: 'lease' }, ['financing']],
  ['no price', { car_price: null }, {}, ['depreciation']],
  [
    'a price without VAT',
    { car_vehicle_type_code: 'LCV', car_vat_eligible: true },
    {},
    ['depreciation', 'tax', 'tires', 'service'],
  ],
  ['no consumption', { car_fuel_consumption: null }, {}, ['energy']],
  ['no CO2 where the tax needs it', { car_emission: null }, {}, ['tax']],
  ['another fuel', { car_fuel: 'Hydrogen' }, {}, ['tax', 'energy', 'service']],
  ['a motorcycle', { car_vehicle_type_code: 'MC' }, {}, ['tax', 'insurance', 'tires', 'service']],
  ['a used car of unknown age', { car_firstregistration: null }, {}, ['depreciation', 'tax']],
])('%s: no total, and the parts are named', (_, car, basis, missing) => {
  expect(total(car, basis)).toMatchObject({ missing, amount: null });
});

test('a site without the tax has a total without it', () => {
  const { parts, amount } = total({}, { tax: null });
  expect([parts.tax, amount]).toEqual([undefined, 393]);
});

test('price cuts, age, new cars and distance', () => {
  const campaign = { car_has_campaign_price: true, car_campaign_price: 5_000 };
  expect(total(campaign).parts.depreciation).toEqual(range(50, 100));
  expect(total({ car_firstregistration: null, car_is_used: false }).parts.depreciation).toEqual(range(200, 300));
  expect(total({}, { kilometres: 22_000 }).parts.depreciation).toEqual(range(150, 250));
  expect(total({ car_firstregistration: '1999-01-01' }).parts.depreciation).toEqual(range(100, 200));
});
