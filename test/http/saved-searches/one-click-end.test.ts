import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OutboxMessage } from '../../../sandbox/control/outbox.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type RunningRedis, startRedis } from '../../support/redis.ts';
import { send } from '../../support/request.ts';

/** The end of a saved search by one click in a mail program (RFC 8058), the link that a person follows, and both without the store (docs/decisions/0223). */

const LIST = '/kop-bil/alla-bilar-i-lager';
const PAGE = '/om-oss/sparade-sokningar';
const MULTIPART = 'multipart/form-data; boundary=b';
const URL_ENCODED = 'application/x-www-form-urlencoded';

let redis: RunningRedis;
let product: Product;
beforeAll(async () => {
  redis = await startRedis();
  product = await startProduct({ cars: 60, settings: { REDIS_URL: redis.url, SAVED_SEARCH_INTERVAL: '200' } });
}, 180_000);
afterAll(async () => {
  await product.close();
  await redis.stop();
});

const postTo = (path: string, body: string, type = URL_ENCODED) =>
  send(product.url, path, { method: 'POST', body, headers: { 'content-type': type } });
const postFields = (path: string, fields: Record<string, string>) =>
  postTo(path, new URLSearchParams(fields).toString());
const save = (path: string, email: string) =>
  postFields(path, { formName: 'savedSearch', email, frequency: 'immediate' });
const show = (link: string) => postFields(link, { formName: 'savedSearches', step: 'show', search: '' });
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--b--\r\n`;

/** Saves a search. Returns the links of its mail: of the page, and of the header field that mail programs call. */
async function saved(path: string, email: string): Promise<{ link: string; url: string }> {
  expect((await save(path, email)).status).toBe(200);
  const mails = async () => {
    const state = await (await fetch(`${product.sandboxUrl}/__sandbox/state.json`)).json();
    return (state as { outbox: OutboxMessage[] }).outbox.filter(({ to }) => to === email);
  };
  await eventually(async () => (await mails()).length, 1);
  const [mail] = await mails();
  const { pathname, search } = new URL((mail?.headers?.['List-Unsubscribe'] ?? '').slice(1, -1));
  const [, link = ''] = /https?:\/\/[^/\s]+(\/\S*\?token=\S+)/.exec(mail?.text ?? '') ?? [];
  return { link, url: pathname + search };
}

test.each([
  ['multipart', MULTIPART, part('List-Unsubscribe', 'One-Click')],
  ['URL-encoded with a line end', URL_ENCODED, 'List-Unsubscribe=One-Click\r\n'],
])(
  'one click: %s',
  async (name, type, body) => {
    const { link, url } = await saved(`${LIST}?car_fuel=Diesel`, `${name.replaceAll(' ', '')}@example.com`);
    const wrong = [part('List-Unsubscribe', 'No'), part('List', 'One-Click'), 'One-Click'];
    for (const each of wrong) expect((await postTo(url, each, type)).status).toBe(400);
    expect((await postTo(url, body, 'text/plain')).status).toBe(415);
    expect((await show(link)).body).toContain('Inte bekräftad än');
    expect((await postTo(url, body, type)).status).toBe(200);
    expect((await show(link)).body).toContain('Du har inga sparade sökningar');
  },
  60_000,
);

test('a link that is followed leads to the page in the language of the search', async () => {
  const { url } = await saved(`/en${LIST}?car_fuel=Diesel`, 'english@example.com');
  const { status, headers } = await send(product.url, url);
  expect([status, headers.location]).toEqual([303, expect.stringMatching(new RegExp(`^/en${PAGE}\\?token=`))]);
}, 60_000);

test('while the store is unavailable the calls say when to try again', async () => {
  const { link, url } = await saved(`${LIST}?car_fuel=Diesel`, 'unavailable@example.com');
  redis.hang();
  const calls = [
    send(product.url, url),
    postTo(url, 'List-Unsubscribe=One-Click'),
    show(link),
    save(`${LIST}?car_fuel=El`, 'later@example.com'),
  ];
  const responses = await Promise.all(calls).finally(redis.resume);
  expect(responses.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
    responses.map(() => [503, '10']),
  );
}, 60_000);
