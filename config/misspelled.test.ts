import { expect, test } from '@jest/globals';
import { misspelledVariables } from './misspelled.ts';

test.each([
  ['LOG_LEVLE', 'LOG_LEVEL'],
  ['SITE_NAM', 'SITE_NAME'],
  ['TRUST_PROXI', 'TRUST_PROXY'],
  ['SANDBX', 'SANDBOX'],
])('%s is a misspelled %s', (name, nearest) => {
  expect(misspelledVariables({ [name]: '1' })).toEqual([{ name, nearest }]);
});

test.each([
  'PATH',
  'POST',
  'HOSTNAME',
  'LOG_LEVEL',
  'log_levle',
  'NODE_OPTIONS',
  'KUBERNETES_SERVICE_PORT',
  'npm_config_x',
])('%s is not', (name) => {
  expect(misspelledVariables({ [name]: '1' })).toEqual([]);
});
