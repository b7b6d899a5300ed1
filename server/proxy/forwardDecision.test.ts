import { expect, test } from '@jest/globals';
import { forwardDecision } from './forwardDecision.ts';

test.each([
  [200, 'forward', 'forward'],
  [206, 'forward', 'forward'],
  [304, 'forward', 'forward'],
  [412, 'forward', 'forward'],
  [416, 'forward', 'forward'],
  [404, 'forward', 404],
  [410, 'forward', 410],
  [429, 'forward', 429],
  [401, 403, 403],
  [407, 502, 502],
  [408, 504, 504],
  [301, 502, 502],
  [302, 502, 502],
  [500, 502, 502],
  [503, 503, 503],
  [504, 504, 504],
  [999, 502, 502],
])('%i: %s for a subresource, %s for a page view', (status, subresource, pageView) => {
  expect([forwardDecision(status, '*/*'), forwardDecision(status, 'text/html,*/*')]).toEqual([subresource, pageView]);
});
