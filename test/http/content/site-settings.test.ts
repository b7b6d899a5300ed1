import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { recordOf } from '../../../lib/record.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type Relay, startRelay } from '../../support/relay.ts';
import { send } from '../../support/request.ts';

/** F009: the settings of a site in the platform. A relay in front of the sandbox adds one, or lets their query fail. */

const TAG_MANAGER = { key: 'TagManagerId', value: 'GTM-SITE99' };

let relay: Relay;
let product: Product;
let isFailing = false;

beforeAll(async () => {
  relay = await startRelay((body) => {
    const info = recordOf(recordOf(recordOf(recordOf(body).data).site).siteInfo);
    if (!('attributes' in info)) return body;
    return isFailing
      ? { errors: [{ message: 'failed' }] }
      : { data: { site: { siteInfo: { ...info, attributes: [TAG_MANAGER] } } } };
  });
  const settings = { SANDBOX: 'fill', CONTENT_URL: relay.url, CONTENT_KEY: 'sandbox' };
  product = await startProduct({ cars: 20, settings });
  relay.forwardTo(`${product.sandboxUrl}/content/sitecore/api/graph/edge`);
}, 60_000);
afterAll(async () => {
  await product.close();
  await relay.close();
});

/** Returns the calls of the platform that have failed since the last time. */
function failedCalls(): string[] {
  const failed = product.logged.filter(({ event }) => event === 'upstream.failed');
  product.logged.length = 0;
  return failed.map(({ operation, kind, cause }) => [operation, kind, cause].filter(Boolean).join(' '));
}

test.each([
  ['the document', '/om-oss'],
  ['client navigation', `/_page?path=${encodeURIComponent('/om-oss')}`],
])('%s of a page that was made without the settings of the site is not cached', async (_name, path) => {
  const get = async () => {
    const { status, headers, body } = await send(product.url, path);
    const isTagged = body.includes(`"tagManagerId":"${TAG_MANAGER.value}"`);
    return { status, isTagged, cacheControl: headers['cache-control'], state: headers['cache-status'] };
  };
  product.caches.purge('site:norrvag-se');
  isFailing = true;
  const untagged = { status: 200, isTagged: false, cacheControl: 'no-store', state: 'forecourt; fwd=bypass' };
  failedCalls();
  expect([await get(), await get(), failedCalls()]).toEqual([
    untagged,
    untagged,
    ['SiteInfo invalid', 'SiteInfo invalid'],
  ]);
  isFailing = false;
  const tagged = { status: 200, isTagged: true, cacheControl: expect.stringContaining('s-maxage=60') };
  expect([await get(), failedCalls()]).toMatchObject([tagged, []]);
  expect(await get()).toMatchObject({ ...tagged, state: expect.stringContaining('hit') });
});
