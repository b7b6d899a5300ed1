import { expect, test } from '@jest/globals';
import { sharedJson } from './pageData/sharedJson.ts';
import { unpacked } from './pageData/unpackedJson.ts';

test('Q20 shared JSON is the packed JSON of the object, without what could end a script', () => {
  const card = { id: '1', title: '</script>\u2028', facts: ['', null], blur: undefined };
  const list = { pages: [[card, card]], facets: [{ name: 'car_fuel', values: [] }], total: 2, help: undefined };
  const page = {
    build: 'a',
    mode: undefined,
    brand: null,
    sections: {
      uid: { status: 'ok', value: list },
      other: { status: 'failed' },
      '</script>': { status: 'ok', value: 3 },
    },
    deferred: [],
  };
  const json = sharedJson(page);
  expect(unpacked(JSON.parse(json))).toEqual(JSON.parse(JSON.stringify(page)));
  expect(json).not.toContain('<');
  expect(json).not.toContain('\u2028');
});

test('the cards of a list are rows of a table, again when their JSON is memoised', () => {
  const card = (id: string, more: object = {}) => ({ id, title: `Car </${id}>`, price: { amount: '1', ...more } });
  const page = {
    sections: {
      uid: { status: 'ok', value: { pages: [[card('1'), card('2'), card('3'), card('4', { note: 'a' })]] } },
    },
  };
  for (const json of [sharedJson(page), sharedJson(page)]) {
    expect(unpacked(JSON.parse(json))).toEqual(page);
    expect(json.match(/"amount"/g)).toHaveLength(2);
    expect(json).not.toContain('<');
  }
});
