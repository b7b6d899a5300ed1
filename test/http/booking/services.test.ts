import { expect, test } from '@jest/globals';
import { leaseSandbox } from '../../support/leases.ts';
import { startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** No state of the shared services passes from one test file to the next (`test/support/booking/services.ts`). */

const LAYOUT = { sitecore: { context: {}, route: null } };

test('a released sandbox with a fault, a layout and counted calls is reset before its next lease', async () => {
  const first = await startProduct({ cars: 20 });
  await first.setLayout('/om-oss', LAYOUT);
  await first.setFault({ upstream: 'search', kind: 'error' });
  expect((await send(first.url, '/om-oss')).status).toBe(404);
  expect(await first.callsTo('content')).toBeGreaterThan(0);
  await first.close();

  const second = await startProduct({ cars: 20 });
  try {
    expect(second.sandboxUrl).toBe(first.sandboxUrl);
    const state = await (await fetch(`${second.sandboxUrl}/__sandbox/state.json`)).json();
    expect(state.upstreams).toMatchObject({ search: { fault: { kind: 'none' }, calls: { total: 0 } } });
    expect((await send(second.url, '/om-oss')).status).toBe(200);
    expect((await send(second.url, '/kop-bil/alla-bilar-i-lager')).status).toBe(200);
  } finally {
    await second.close();
  }
});

test('two simultaneous products have a sandbox each', async () => {
  const [first, second] = await Promise.all([leaseSandbox(20), leaseSandbox(20)]);
  try {
    expect(first.url).not.toBe(second.url);
  } finally {
    await first.close();
    await second.close();
  }
});

test('a request that never ends does not affect the next lease', async () => {
  const first = await startProduct({ cars: 20 });
  await first.setFault({ upstream: 'content', kind: 'hang' });
  const hanging = new AbortController();
  const request = fetch(`${first.sandboxUrl}/content/sitemaps/norrvag-se/sitemap.xml`, { signal: hanging.signal });
  const ended = expect(request).rejects.toThrow();
  await first.close();
  hanging.abort();
  await ended;
  const second = await startProduct({ cars: 20 });
  try {
    expect((await send(second.url, '/om-oss')).status).toBe(200);
  } finally {
    await second.close();
  }
});
