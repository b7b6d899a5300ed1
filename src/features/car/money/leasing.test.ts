import { describe, expect, test } from '@jest/globals';
import { carDetailSchema } from '../../../contracts/car/car.ts';
import { testLoaderContext } from '../../../testing/renderOnPage.tsx';
import { leasingOffer } from './leasing.ts';

const wording = testLoaderContext();
const options = [
  { leasing_type: 'Company', monthly_cost: 2800, duration: 36, mileage: 1500, title: 'Företagsleasing Plus' },
  { leasing_type: 'Private', monthly_cost: 3900, duration: 24, mileage: 1500, title: 'Private' },
  { leasing_type: 'Private', monthly_cost: 3500, duration: 36, mileage: 1500, title: 'Private' },
  { leasing_type: 'Private', monthly_cost: 3700, duration: 36, mileage: 2000, title: 'Private' },
];
const offer = (kind: 'privateLeasing' | 'companyLeasing', fields: object = {}) =>
  leasingOffer(
    kind,
    carDetailSchema.cast({ car_id: '1', slug: 'x', car_leasing_options: options, ...fields }),
    wording,
  );
const spaced = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('F073 leasing offers', () => {
  test('the choices are the cheapest option of each duration and distance', () => {
    const dearer = [...options, { ...options[2], monthly_cost: 3600 }];
    const choices = offer('privateLeasing', { car_leasing_options: dearer })?.choices;
    expect(choices?.map(({ months, distance, amount }) => spaced(`${months} ${distance} ${amount}`))).toEqual([
      '36 1 500 mil 3 500 kr',
      '36 2 000 mil 3 700 kr',
      '24 1 500 mil 3 900 kr',
    ]);
  });

  test('a company’s amount is said to be without VAT, with the benefit value where the record has one', () => {
    expect(offer('companyLeasing')?.extra).toEqual([{ label: 'withoutVat' }]);
    const [vat, benefit] = offer('companyLeasing', { car_beneficial_value: 2417 })?.extra ?? [];
    expect(vat).toEqual({ label: 'withoutVat' });
    expect(benefit).toEqual({ label: 'car_beneficial_value', value: '2\u00a0417\u00a0kr/month' });
    expect(offer('privateLeasing', { car_beneficial_value: 2417 })).not.toHaveProperty('extra');
    for (const absurd of [0, -5]) {
      expect(
        offer('companyLeasing', { car_beneficial_value: absurd, car_beneficial_value_text: '-5 kr' })?.extra,
      ).toEqual([{ label: 'withoutVat' }]);
    }
  });

  test('a payment at the start has its amount, and is in the total', () => {
    const company = { leasing_type: 'Company', monthly_cost: 2800, duration: 36, mileage: 1500 };
    const termsWith = (initial_payment: number | null) =>
      spaced(offer('companyLeasing', { car_leasing_options: [{ ...company, initial_payment }] })?.terms);
    expect(termsWith(60_000)).toBe(
      '36 months, 1 500 mil a year. Initial payment: 60 000 kr. Initial and monthly payments come to 160 800 kr in total.',
    );
    for (const none of [null, 0, -5]) expect(termsWith(none)).not.toContain('nitial');
  });

  test('a title is stated when it says more than the label', () => {
    expect(offer('companyLeasing')).toHaveProperty('title', 'Företagsleasing Plus');
    expect(offer('privateLeasing')).not.toHaveProperty('title');
  });

  test('each choice has the title and the footnote of its option, and none when that has none', () => {
    const [, one, cheapest, other] = options;
    const car_leasing_options = [
      { ...cheapest, title: 'Privatleasing Plus', asterisk: '* Däck ingår.' },
      { ...other, asterisk: '* Däck ingår inte.' },
      one,
    ];
    const found = offer('privateLeasing', { car_leasing_options });
    const textsOf = ({ title, note }: { title?: unknown; note?: unknown }) => ({ title, note });
    expect(found && textsOf(found)).toEqual({ title: 'Privatleasing Plus', note: '* Däck ingår.' });
    expect(found?.choices?.map(textsOf)).toEqual([
      { title: 'Privatleasing Plus', note: '* Däck ingår.' },
      { title: undefined, note: '* Däck ingår inte.' },
      { title: undefined, note: undefined },
    ]);
  });

  test('a description that names duration and distance is not repeated', () => {
    const [, one] = options;
    const stated = { ...one, description: '24 månader, 1 500 mil per år. Service ingår.' };
    expect(offer('privateLeasing', { car_leasing_options: [stated] })?.terms).toMatch(/^24 månader/);
    const silent = { ...one, description: 'Service i 24 månader ingår.' };
    expect(spaced(offer('privateLeasing', { car_leasing_options: [silent] })?.terms)).toBe(
      '24 months, 1 500 mil a year. Service i 24 månader ingår. Monthly payments come to 93 600 kr in total.',
    );
  });

  test.each([0, -12])('a duration or distance of %i is not stated', (value) => {
    const [, one] = options;
    const found = offer('privateLeasing', { car_leasing_options: [{ ...one, duration: value, mileage: value }] });
    expect([found?.amount, found?.terms, found?.choices]).toEqual(['3\u00a0900\u00a0kr', undefined, undefined]);
    expect(offer('privateLeasing', { car_leasing_options: [], car_privateleasing_monthly_cost: -1 })).toBeNull();
  });

  test.each([
    ['no options', []],
    ['a cost of 0', [{ ...options[1], monthly_cost: 0 }]],
    ['a cost of null', [{ ...options[1], monthly_cost: null }]],
    ['a cost below 0', [{ ...options[1], monthly_cost: -3900 }]],
  ])('%s: the stated monthly cost, else no offer', (_, car_leasing_options) => {
    expect(offer('privateLeasing', { car_leasing_options })).toBeNull();
    const fields = { car_leasing_options, car_privateleasing_monthly_cost: 3100 };
    expect(offer('privateLeasing', fields)).toEqual({ kind: 'privateLeasing', amount: '3\u00a0100\u00a0kr' });
  });
});
