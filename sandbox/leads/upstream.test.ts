import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { leadWith, VALUES } from '../../services/leads/test/leads.ts';
import type { Lead } from '../../src/contracts/leads/leads.ts';
import { Outbox } from '../control/outbox.ts';
import { ReceivedOnce } from '../control/receivedOnce.ts';
import { watch } from '../control/watched.ts';
import { createLeadsUpstream } from './upstream.ts';

const received = new ReceivedOnce<Lead>(({ formSubmissionId: id }) => id);
const outbox = new Outbox();
const { handle } = watch('leads', createLeadsUpstream({ key: 'right', received, outbox }), received);
let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (body: unknown, key = 'right') =>
  fetch(`${url}/forms`, { method: 'POST', headers: { 'x-api-key': key }, body: JSON.stringify(body) });

test('a lead is accepted once, with a mail to the dealer and one to the customer', async () => {
  const sent = leadWith();
  const statuses = [await post(sent), await post(sent)].map(({ status }) => status);
  expect([statuses, received.state()]).toEqual([[202, 202], [sent]]);
  expect(outbox.state()).toEqual([
    {
      channel: 'mail',
      to: VALUES.toEmail,
      subject: 'Förfrågan: Volvo XC60, ABC123',
      // In the order of the form, whatever the order of the values.
      text: expect.stringMatching(
        /^Norrväg Malmö\n\nVolvo XC60, ABC123\nNamn: Anna Ek\nTelefon: 0701234567\nE-post: anna@example\.com\n\n/,
      ),
    },
    {
      channel: 'mail',
      to: 'anna@example.com',
      subject: expect.any(String),
      text: expect.stringMatching(/^Hej Anna Ek/),
    },
  ]);
  expect((await post({ ...sent, values: { ...VALUES, name: 'Bo' } })).status).toBe(409);
});

test('a mail has the labels of the form in its language, and no names of members', async () => {
  const sent = {
    formName: 'sellCar',
    formSubmissionId: randomUUID(),
    values: {
      ...{ ...VALUES, car: undefined, carNames: undefined, name: undefined, phone: undefined, email: undefined },
      ...{ customerName: 'Anna Ek', customerPhone: '0701234567', customerEmail: 'anna@example.com' },
      ...{ option: 'tradeIn', regno: 'ABC123', milage: 12_500, milageUnit: 'mil', language: 'en', place: 'Borås' },
    },
  };
  expect((await post(sent)).status).toBe(202);
  const text = outbox.state().at(-1)?.text;
  expect(text).toContain('Registration number: ABC123\nMileage: 12500 mil\nName: Anna Ek');
  expect(text).toContain('\nWhat would you like to do: Part exchange it\n');
  expect(text).not.toMatch(/customer|milage|option|regno/);
  const finnish = { language: 'sv', milageUnit: 'km', source: 'http://norrvag-fi.localhost:3000/sv/salj-din-bil' };
  await post({ ...sent, formSubmissionId: randomUUID(), values: { ...sent.values, ...finnish } });
  expect(outbox.state().at(-1)?.text).toContain('\nMätarställning: 12500 km\n');
  const wish = { testDrive: true, testDriveTime: '2026-11-25/morning', seller: 'hanna-ek' };
  await post(leadWith(wish));
  const labels = '✓ Jag vill provköra\n';
  expect(outbox.state().at(-1)?.text).toContain(labels);
  expect(outbox.state().at(-1)?.text).toMatch(/: 2026-11-25, förmiddag/);
  expect(outbox.state().at(-1)?.text).not.toContain('hanna-ek');
});

test.each([
  ['no recipient', { toEmail: undefined }, 'toEmail'],
  ['a line break in a header', { toName: 'a\nBcc: b@evil.example' }, 'toName'],
  ['an unknown member', { admin: true }, 'values'],
  ['a value that is not normalised', { phone: '070-123' }, 'phone'],
])('a lead with %s is refused', async (_what, values, field) => {
  const response = await post(leadWith(values));
  expect([response.status, await response.json()]).toEqual([400, { errors: { [field]: expect.any(String) } }]);
});

test('a wrong key, another path', async () => {
  expect((await post(leadWith(), 'wrong')).status).toBe(401);
  expect((await fetch(`${url}/other`)).status).toBe(404);
});
