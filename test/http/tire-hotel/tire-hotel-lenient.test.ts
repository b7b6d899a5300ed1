import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Product, startProduct } from '../../support/product.ts';
import { createVisitor, tireSettings, type Visitor } from '../../support/tireHotel/tireHotel.ts';

/** Q27: our own limits, with a tire system that has none: from its first right code on, every code is right. */

let upstream: Product;
let product: Product;
let relay: Server;
let rightResponse: string | null = null;
let validations = 0;

beforeAll(async () => {
  upstream = await startProduct({ cars: 400 });
  const settings = await tireSettings(upstream);
  relay = createServer(async (req, res) => {
    const isValidation = req.url?.startsWith('/authorization/validate') === true;
    if (isValidation) validations += 1;
    const sent = { method: req.method ?? 'GET', headers: { 'x-api-key': String(req.headers['x-api-key']) } };
    const response = await fetch(`${settings.TIRE_HOTEL_URL}${req.url}`, sent);
    const body = await response.text();
    if (isValidation && response.ok) rightResponse = body;
    const isRight = isValidation && rightResponse !== null;
    res.writeHead(isRight ? 200 : response.status, { 'content-type': 'application/json' });
    res.end(isRight ? rightResponse : body);
  });
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
  product = await startProduct({ cars: 400, settings: { ...settings, TIRE_HOTEL_URL: url, TRUST_PROXY: '1' } });
  const visitor = newVisitor();
  const { token, code } = await visitor.requestCode('DHT020');
  expect((await visitor.validate(token, code)).status).toBe(200);
}, 180_000);
afterAll(async () => {
  relay.closeAllConnections();
  relay.close();
  await product.close();
  await upstream.close();
});

const newVisitor = (): Visitor =>
  createVisitor({ url: product.url, port: product.port, sandboxUrl: upstream.sandboxUrl });

test('a code is for one use, also for 10 at the same time', async () => {
  const visitor = newVisitor();
  const { token, code } = await visitor.requestCode('DHT021');
  const responses = await Promise.all(Array.from({ length: 10 }, () => visitor.validate(token, code)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await visitor.validate(token, code)).status).toBe(400);
});

test('a code ends after 10 minutes', async () => {
  const visitor = newVisitor();
  const { token, code } = await visitor.requestCode('DHT022');
  product.advanceClock(600);
  expect((await visitor.validate(token, code)).status).toBe(400);
});

test('a code of another browser is not right, and a token that does not exist neither', async () => {
  const { token, code } = await newVisitor().requestCode('DHT023');
  const before = validations;
  for (const authToken of [token, 'unknown', '']) {
    expect((await newVisitor().validate(authToken, code)).status).toBe(400);
  }
  // The work is the same: the tire system was asked about tokens that it does not have.
  expect(validations).toBe(before + 3);
});
