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
  ['Lånet löper med 3,95 %', [3.95]],
  ['Långivaren tar 3,95 %', [3.95]],
  ['Lånerenten er 4,9 %', [4.9]],
  ['Renta er 4,9 %', [4.9]],
  ['Lån med 4,9 % i debitorrente', [4.9]],
  ['Autolainan hinta 4,9 %', [4.9]],
  ['Lainojen hinta on 4,9 %', [4.9]],
  ['Koroton, koron jälkeen 4,9 %', [4.9, 0]],
  ['Úverom od 4,9 %', [4.9]],
  ['Representative APR 20.9%', [20.9]],
  ['HP at 6.9%, PCP at 7.9%', [6.9, 7.9]],
  ['6.9% HP', [6.9]],
  ['£199 HP at 6.9%', [6.9]],
  ['£1,199.50 HP at 6.9%', [6.9]],
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

test.each([
  'Lång räckvidd och snabbladdning från 10 till 80 % på 28 minuter.',
  'Långresebil, laddar 10-80 % på en halvtimme.',
  'Plånboken tackar, 100 % el.',
  'Lånebil ingår, 100 % kostnadsfritt.',
  'Transparenta villkor, 100 % nöjda kunder.',
  'Ruotsalainen sähköauto, latautuu 10–80 % puolessa tunnissa.',
  'Korotettu maavara, 100 % sähköä.',
  'Bedre enn konkurrentene: lader til 80 % på 25 minutter.',
  'Lepší ako konkurenti, o konkurente vieme: nabije sa na 80 % za 25 minút.',
  'The 204 hp motor is 100% electric.',
  'Last serviced Apr 2025 with 100% genuine parts.',
  'Overený servis apríl 2025, 100 % originálne diely.',
  'Ex-rental car, 100% roadworthy.',
  'Never rented out, 100% roadworthy.',
  'An interesting car, 100% electric.',
  'An accredited workshop with 100% genuine parts.',
])('%j has a keyword inside another word only, and states no rate', (text) => {
  expect(ratesIn(text, false)).toEqual([]);
});

test('a bare percentage is a rate only in the name of a campaign', () => {
  expect(ratesIn('Höstkampanj 3,95 %', true)).toEqual([{ value: 3.95, decimals: 2 }]);
  expect(ratesIn('Skicket är 95 %.', false)).toEqual([]);
});
