import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OutboxMessage } from '../../../sandbox/control/outbox.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** What becomes of a search that is saved again, and of one after the last mail of a day (docs/decisions/0223). */

const LIST = '/kop-bil/alla-bilar-i-lager';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 60, settings: { SAVED_SEARCH_INTERVAL: '200' } });
}, 180_000);
afterAll(() => product.close());

const postTo = (path: string, fields: Record<string, string>) =>
  send(product.url, path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const save = (path: string, email: string, frequency = 'immediate') =>
  postTo(path, { formName: 'savedSearch', email, frequency });
const manage = (link: string, step: string, search = '') =>
  postTo(link, { formName: 'savedSearches', step, search, frequency: '' });
const idsIn = (html: string) => new Set([...html.matchAll(/name="search" value="([^"]+)"/g)].map(([, id = '']) => id));

async function mailsTo(email: string, count: number): Promise<OutboxMessage[]> {
  const mails = async () => {
    const state = await (await fetch(`${product.sandboxUrl}/__sandbox/state.json`)).json();
    return (state as { outbox: OutboxMessage[] }).outbox.filter(({ to }) => to === email);
  };
  await eventually(async () => (await mails()).length, count);
  return mails();
}
const linkIn = (mail: OutboxMessage | undefined) =>
  /https?:\/\/[^/\s]+(\/\S*\?token=\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

test('until it is confirmed the last frequency counts; then another mail says that it is there', async () => {
  const email = 'again@example.com';
  const path = `${LIST}?car_fuel=Diesel`;
  await save(path, email);
  const link = linkIn((await mailsTo(email, 1))[0]);
  await save(path, email, 'weekly');
  await mailsTo(email, 2);
  const [id = ''] = idsIn((await manage(link, 'show')).body);
  const weekly = /<input[^>]*value="weekly"[^>]*>/;
  expect(weekly.exec((await manage(link, 'confirm', id)).body)?.[0]).toContain('checked');
  await save(path, email, 'daily');
  const known = (await mailsTo(email, 3))[2];
  expect(known?.subject).toBe('Redan sparad: Diesel');
  expect(known?.text).not.toMatch(/raderas|Bekräfta/);
  expect(weekly.exec((await manage(linkIn(known), 'show')).body)?.[0]).toContain('checked');
}, 60_000);

test('the sixth search of a day has no mail, and is behind the link of the first', async () => {
  const email = 'six@example.com';
  const prices = [1, 2, 3, 4, 5, 6].map((price) => `${price}00000`);
  for (const price of prices) expect((await save(`${LIST}?car_price=0-${price}`, email)).status).toBe(200);
  const [mail] = await mailsTo(email, 5);
  expect(idsIn((await manage(linkIn(mail), 'show')).body).size).toBe(6);
}, 60_000);
