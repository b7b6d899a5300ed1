import { expect, test } from '@jest/globals';
import { parseWellFormed } from './wellFormedJson.ts';

test.each([
  ['{"a":["\\ud83dx@y.example","\\uDE97"]}', { a: ['\ufffdx@y.example', '\ufffd'] }],
  ['{"a":"\\ud83d\\ude97 \\\\ud83d"}', { a: '🚗 \\ud83d' }],
  ['{"a":"plain","b":[1,null]}', { a: 'plain', b: [1, null] }],
])('%s', (json, expected) => {
  expect(parseWellFormed(json)).toEqual(expected);
});

test('invalid JSON is an error', () => {
  expect(() => parseWellFormed('{"a":"\\ud83d"')).toThrow(SyntaxError);
});
