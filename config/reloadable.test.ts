import { expect, test } from '@jest/globals';
import { parseSettings, RELOADABLE } from './reloadable.ts';
import { VARIABLES } from './variables.ts';

test('lines of NAME=value are read, with comments and quotation marks', () => {
  const text = '# limits\n\nSEARCH_RATE=30\n  export QUERY_RATE = 40\nREVALIDATE_SECRET="a # b"\nOPERATIONS_TOKEN=\n';
  expect(parseSettings(text)).toEqual({
    SEARCH_RATE: '30',
    QUERY_RATE: '40',
    REVALIDATE_SECRET: 'a # b',
    OPERATIONS_TOKEN: '',
  });
});

test.each([
  ['SEARCH_RATE: 30', 'line 1'],
  ['QUERY_RATE=1\nsearch_rate=30', 'line 2'],
  ['PORT=80', 'got PORT'],
  ['SERCH_RATE=1', 'got SERCH_RATE'],
])('%j is refused, with its line and what may stand there', (text, found) => {
  expect(() => parseSettings(text)).toThrow(found);
  expect(() => parseSettings(text)).toThrow('SEARCH_RATE, QUERY_RATE');
});

test('the document of the variable names each', () => {
  for (const name of RELOADABLE) expect(VARIABLES.SETTINGS_FILE.meaning).toContain(`\`${name}\``);
});
