import { expect, test } from '@jest/globals';
import { createMetrics } from '../../server/operations/metrics.ts';
import { hitsIn, startIn } from './hits.ts';

test('reads the hits of rules from the metrics, most first', async () => {
  const { redirects, registry } = createMetrics();
  redirects.labels('norrvag-se', 'file', '/a/:id(\\d+)?q="x"').inc(3);
  redirects.labels('rullande-se', 'platform', '/b').inc(12);
  redirects.labels('norrvag-se', 'file', ',-w-,').inc();
  const text = await registry.metrics();
  expect(hitsIn(text)).toEqual([
    { site: 'rullande-se', from: 'platform', rule: '/b', count: 12 },
    { site: 'norrvag-se', from: 'file', rule: '/a/:id(\\d+)?q="x"', count: 3 },
    { site: 'norrvag-se', from: 'file', rule: ',-w-,', count: 1 },
  ]);
  expect(startIn(text)).toBeNull();
  expect(startIn('process_start_time_seconds 1763760000\n')?.getTime()).toBe(1_763_760_000_000);
});

test('a server without hits', async () => {
  expect(hitsIn(await createMetrics().registry.metrics())).toEqual([]);
});
