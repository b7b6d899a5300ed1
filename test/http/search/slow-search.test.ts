import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** A search that responds to every call, but later than a page waits. */

const LIST = '/kop-bil/alla-bilar-i-lager';
/** Lists of different searches. */
const LISTS = ['car_price_asc', 'car_price_desc', 'car_year_desc'].flatMap((sort) =>
  Array.from({ length: 8 }, (_, page) => `${LIST}?sortName=${sort}&page=${page + 1}`),
);

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 200, settings: { LOG_LEVEL: 'warn', PAGE_DEADLINE: '4000' } });
  // The content of the list is cached, so that the page waits for the search only.
  await send(product.url, LIST);
}, 60_000);
afterAll(() => product.close(), 60_000);

async function totalOf(metric: 'sectionFallbacks' | 'breakerState', labels: Record<string, string>): Promise<number> {
  const { values } = await product.metrics[metric].get();
  const matches = values.filter((each) =>
    Object.entries(labels).every(([name, value]) => each.labels[name as never] === value),
  );
  return matches.reduce((sum, { value }) => sum + value, 0);
}

test('lists that fail for it are logged and counted, and open its circuit breaker', async () => {
  await product.setFault({ upstream: 'search', kind: 'delay', delayMs: 6_000 });
  for (const { status, body } of await Promise.all(LISTS.map((path) => send(product.url, path))))
    expect([status, body.includes('Vi kunde inte hämta bilarna just nu.')]).toEqual([200, true]);
  expect(await totalOf('sectionFallbacks', { component: 'CarList' })).toBe(LISTS.length);
  const linesOf = (event: string) => product.logged.filter((line) => line.event === event);
  expect(linesOf('page.sectionFallback')).toHaveLength(LISTS.length);
  expect(linesOf('upstream.failed')).toContainEqual(
    expect.objectContaining({ upstream: 'search', operation: 'search vehicles', kind: 'late' }),
  );
  // Half open, when a busy machine has taken longer than the pause of the breaker.
  expect(await totalOf('breakerState', { upstream: 'search' })).toBeGreaterThan(0);
  expect(linesOf('upstream.breaker')).toContainEqual(expect.objectContaining({ upstream: 'search', state: 'open' }));
}, 60_000);

test('what comes late is cached, and its call counts once', async () => {
  await eventually(async () => {
    const { values } = await product.metrics.upstreamDuration.get();
    return values.filter(({ labels, metricName }) => labels.outcome === 'late' && metricName?.endsWith('_count'))
      .length;
  }, 1);
  await product.setFault({ upstream: 'search', kind: 'none' });
  await eventually(async () => (await send(product.url, LISTS[0] ?? '')).body.includes('<article'), true);
}, 60_000);
