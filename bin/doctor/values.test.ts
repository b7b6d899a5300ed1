import { expect, test } from '@jest/globals';
import { norrvagSe } from '../../customers/sample/sites/norrvag-se.ts';
import { Findings } from './finding.ts';
import { examineValues } from './values.ts';

const CARS = [
  { car_fuel: 'El', car_body: 'Kombi', car_equipment: ['Dragkrok', 'Rattvärme'], car_campaigns: ['Novemberkampanj'] },
  { car_fuel: 'El', car_gearbox: null, car_leasing_options: [{ leasing_type: 'Private', asterisk: 'Service ingår.' }] },
];
const DEALERS = [
  {
    site_departments: [
      { name: 'Butik', group: 'Parts', service_name: 'Delar', users: [{ first_name: 'A', title: 'Säljare' }] },
      { name: 'Tvätthall', openingschedule: { deviationdays: [{ title: 'Julafton', date: '2026-12-24' }] } },
    ],
  },
];

async function missing(dictionary: Record<string, string>, ...others: Record<string, unknown>[]) {
  const findings = new Findings();
  const search = async ({ index }: { index: string }) => {
    const content = index === 'vehicles' ? [...CARS, ...others] : DEALERS;
    return { facet: [], content, total_items: content.length, limit: 1000, offset: 0 };
  };
  await examineValues(norrvagSe, dictionary, { search }, findings);
  return findings.list().map(({ kind, subject, detail }) => [kind, subject, detail]);
}

test('Q40 values of both indexes without a dictionary entry are listed with the number of records', async () => {
  const found = await missing({ 'value.car_body.Kombi': 'Estate', 'value.car_equipment.Dragkrok': 'Tow bar' });
  expect(found).toEqual([
    ['missingValue', 'value.car_campaigns.Novemberkampanj', 'in 1 records'],
    ['missingValue', 'value.car_equipment.Rattvärme', 'in 1 records'],
    ['missingValue', 'value.car_fuel.El', 'in 2 records'],
    ['missingValue', 'value.department_name.Tvätthall', 'in 1 records'],
    ['missingValue', 'value.job_title.Säljare', 'in 1 records'],
    ['missingValue', 'value.offer_text.Service ingår.', 'in 1 records'],
    ['missingValue', 'value.opening_day.Julafton', 'in 1 records'],
    ['missingValue', 'value.service_name.Delar', 'in 1 records'],
  ]);
});

test('values with a dictionary entry are not listed', async () => {
  const found = await missing({});
  const entries = Object.fromEntries(found.map(([, subject]) => [subject, 'x']));
  expect(await missing({ ...entries })).toEqual([]);
});

test('S2 §3 an invalid record is a finding, and the others are examined', async () => {
  const found = await missing({}, { car_id: '17', car_body: 'Kombi', car_leasing_options: [null] });
  expect(found).toContainEqual(['invalidRecord', '17', expect.stringContaining('car_leasing_options[0]')]);
  expect(found).toContainEqual(['missingValue', 'value.car_body.Kombi', 'in 2 records']);
});
