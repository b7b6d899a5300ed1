import { expect, test } from '@jest/globals';
import { ratesIn } from './statedRates.ts';

test.each<[string, number[]]>([
  ['Ränta 3,95 %', [3.95]],
  ['3.9% APR representative', [3.9]],
  ['6.9% APR', [6.9]],
  ['Ränta från 2,95 procent', [2.95]],
  ['Korko 2,99 %', [2.99]],
  ['Rente 4,95\u00a0%', [4.95]],
  ['Úrok 4,9 % a RPMN 5,1 %', [4.9, 5.1]],
  ['ÅOP 5,2 %', [5.2]],
  ['Billån 3,95–5,95 %', [3.95, 5.95]],
  ['Räntefritt i 12 månader', [0]],
  ['0% finance', [0]],
  ['Interest-free credit', [0]],
  ['Bez úroku', [0]],
  ['Ränta 3,95 % och 10 % rabatt på vinterhjul', [3.95]],
  ['0 % ränta och 20 % kontantinsats', [0]],
])('the rates of %j are %j', (text, values) => {
  expect(ratesIn(text, false).map(({ value }) => value)).toEqual(values);
});

test.each([
  'Vinterhjul på köpet',
  '10 % rabatt på tillbehör',
  'Spara 5 %',
  '25 % moms ingår',
  '20 % kontant',
  'Alennus 10 %',
  'Zľava 10 %',
  'Batterihälsa 93 %',
  'The battery has 91% of its capacity.',
  '8 mm mönsterdjup, 80 % kvar',
])('%j states no rate, not even as a campaign', (text) => {
  expect(ratesIn(text, true)).toEqual([]);
});

test('a bare percentage is a rate only in the name of a campaign', () => {
  expect(ratesIn('Höstkampanj 3,95 %', true)).toEqual([{ value: 3.95, decimals: 2 }]);
  expect(ratesIn('Skicket är 95 %.', false)).toEqual([]);
});
