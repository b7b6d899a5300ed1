import { expect, test } from '@jest/globals';
import { sourceFactsOf } from './leadSource.ts';

test.each([
  ['deposit=60000&months=48', { deposit: 60_000, months: 48 }],
  ['deposit=12%20000&mileage=8000&payment=250', { deposit: 12_000, mileage: 8_000, payment: 250 }],
  [
    'utm_source=nyhetsbrev&q=x&gclid=a-b&utm_campaign=v%C3%A5r',
    { campaign: 'utm_source=nyhetsbrev&gclid=a-b&utm_campaign=v%C3%A5r' },
  ],
  ['utm_source=one&utm_source=two&utm_medium=&UTM_TERM=x', { campaign: 'utm_source=one' }],
  ['utm_source=a%0d%0aBcc:x', { campaign: 'utm_source=a++Bcc%3Ax' }],
  ['deposit=many&months=9999&plate=ABC123&token=secret', {}],
  ['', {}],
])('%p is %p', (query, facts) => {
  expect(sourceFactsOf(new URLSearchParams(query))).toEqual(facts);
});

test('a campaign is at most 500 characters long', () => {
  const query = new URLSearchParams(Array.from({ length: 20 }, (_, at) => [`utm_p${at}`, 'ö'.repeat(300)]));
  expect(String(sourceFactsOf(query).campaign ?? '').length).toBeLessThanOrEqual(500);
});
