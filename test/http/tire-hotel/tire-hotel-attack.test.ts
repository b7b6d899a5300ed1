import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { productFixture } from '../../support/data/fixtures.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type RecordingTireSystem, recordTireSystem } from '../../support/tireHotel/recordingTireSystem.ts';
import { codesOf, createVisitor, type Visitor, wrongCode } from '../../support/tireHotel/tireHotel.ts';

/** Attackers of the tire hotel who share everything that they get (Q27, Q30, Q31, Q33). */

const owner = productFixture({ cars: 400, settings: { TRUST_PROXY: '1' } });
let recorded: RecordingTireSystem;
let product: Product;
beforeAll(async () => {
  recorded = await recordTireSystem(owner.product);
  product = await startProduct({ cars: 60, settings: { ...recorded.settings, TRUST_PROXY: '1' } });
}, 180_000);
afterAll(async () => {
  await product.close();
  recorded.close();
});

const visitor = (client?: string) => createVisitor({ ...product, sandboxUrl: owner.product.sandboxUrl }, client);

test('Q27 50 clients who share cookies and tokens get 9 guesses of 10,000 for a vehicle in a day', async () => {
  const clients = Array.from({ length: 50 }, () => visitor());
  const shared: { cookies: Map<string, string>; token: string }[] = [];
  // Every 4 hours they all request a code, and then guess, in parallel, with everything that any of them has got.
  for (let round = 0; round < 6; round += 1) {
    await Promise.all(
      clients.map(async (one) => {
        const { encryptedPhoneNumber = '' } = JSON.parse((await one.search('DCK100')).body);
        const { status, body } = await one.call('/authorization/login', { query: { encryptedPhoneNumber } });
        if (status === 200) shared.push({ cookies: new Map(one.cookies), token: JSON.parse(body).authorizationToken });
        else expect([status, ['resend', 'codes'].includes(JSON.parse(body).error)]).toEqual([429, true]);
      }),
    );
    const codes = await codesOf(owner.product);
    const { cookies, token } = shared.at(-1) ?? { cookies: new Map<string, string>(), token: '' };
    const guess = async ({ client }: Visitor, at: number, code: string) => {
      const guesser = visitor(`203.0.113.${at}, ${client}`);
      for (const [name, value] of cookies) guesser.cookies.set(name, value);
      return (await guesser.validate(token, code)).status;
    };
    const code = codes.at(-1) ?? '';
    const statuses = await Promise.all(clients.map((one, at) => guess(one, at, wrongCode(code, at + 1))));
    // Nor is the right one checked any more.
    statuses.push(await guess(visitor(), 51, code));
    expect(statuses.filter((status) => status !== 400)).toEqual([]);
    product.advanceClock(4 * 3_600 - 60);
  }
  expect(shared).toHaveLength(3);
  expect([...recorded.guesses.values()].map((all) => all.length)).toEqual([3, 3, 3]);
}, 180_000);

test('Q30 Q31 what belongs to another browser, made-up ids and replays open nothing', async () => {
  product.advanceClock(86_400);
  const victim = visitor();
  const { token, code, name } = await victim.requestCode('DHT031');
  const response = await victim.validate(token, code);
  expect(response.status).toBe(200);
  const [vehicle] = JSON.parse(response.body).vehicles;
  const visit = victim.cookies.get('__Host-tirehotel-visit') ?? '';
  const guesses = [...recorded.guesses.values()].flat().length;
  const attacker = visitor();
  const other = await attacker.logIn('DHT032');
  const own = attacker.cookies.get('__Host-tirehotel') ?? '';
  for (const session of [
    visit,
    name,
    token,
    own.slice(1),
    `${own}A`,
    own.toLowerCase() === own ? 'x' : own.toLowerCase(),
  ]) {
    const forged = visitor();
    forged.cookies.set('__Host-tirehotel', session);
    expect([session, (await forged.days(vehicle)).status]).toEqual([session, 401]);
  }
  // With a session of its own, another vehicle is 403; a replay of the victim's code is a failure, also with the cookie.
  for (const foreign of [
    vehicle,
    { ...other, brandCode: vehicle.brandCode },
    { ...other, location: vehicle.location },
  ]) {
    expect((await attacker.days(foreign)).status).toBe(403);
  }
  const replay = visitor();
  replay.cookies.set('__Host-tirehotel-visit', visit);
  expect((await replay.validate(token, code)).status).toBe(400);
  expect(replay.cookies.has('__Host-tirehotel')).toBe(false);
  // One more guess reached the tire system: the attacker's own right code.
  expect([...recorded.guesses.values()].flat()).toHaveLength(guesses + 1);
  expect((await victim.days(vehicle)).status).toBe(200);
});
