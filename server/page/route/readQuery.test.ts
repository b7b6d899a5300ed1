import { expect, test } from '@jest/globals';
import { readQuery } from './readQuery.ts';

test.each([
  [
    'a=b&a=c',
    [
      ['a', 'b'],
      ['a', 'c'],
    ],
  ],
  ['keyphrase=100%', [['keyphrase', '100%']]],
  [
    'utm_campaign=rea-50%&keyphrase=v60',
    [
      ['utm_campaign', 'rea-50%'],
      ['keyphrase', 'v60'],
    ],
  ],
  ['keyphrase=r%u00F6d', [['keyphrase', 'röd']]],
  ['keyphrase=%uD83D%uDE00', [['keyphrase', '😀']]],
  ['keyphrase=%uD83D', [['keyphrase', '']]],
  ['keyphrase=volvo%F0%9F%98', [['keyphrase', 'volvo']]],
  ['keyphrase=vo%00lvo', [['keyphrase', 'volvo']]],
  ['keyphrase=%', [['keyphrase', '%']]],
  ['%E0%A4%A=1', [['%A', '1']]],
  ['', []],
])('%j is read as %j', (query, pairs) => {
  expect([...readQuery(query)]).toEqual(pairs);
});
