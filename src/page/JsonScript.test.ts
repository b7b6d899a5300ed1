import { expect, test } from '@jest/globals';
import { sharedJson } from './JsonScript.tsx';

test('Q20 shared JSON is the JSON of the object, without what could end a script', () => {
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
  expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(page)));
  expect(json).not.toContain('<');
  expect(json).not.toContain('\u2028');
});
