import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { KEY, type MailServer, startLeadsProcess, startMailServer } from '../../../services/leads/test/leads.ts';
import { openPostgres } from '../../../services/lib/database/database.ts';
import { startThrowaway, type Throwaway } from '../../../services/lib/database/throwaway.ts';
import type { ServiceProcess } from '../../../services/lib/test/serviceProcess.ts';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** The product on the leads service, PostgreSQL and a mail server. */

let postgres: Throwaway;
let mails: MailServer;
let service: ServiceProcess;
let product: Product;

beforeAll(async () => {
  postgres = await startThrowaway();
  mails = await startMailServer();
  service = await startLeadsProcess(postgres.url, { SMTP_URL: mails.url });
  product = await startProduct({ cars: 400, settings: { SANDBOX: 'fill', LEADS_URL: service.url, LEADS_KEY: KEY } });
}, 120_000);
afterAll(async () => {
  await product?.close();
  await service?.stop();
  await mails?.close();
  await postgres?.stop();
});

async function post(formSubmissionId: string, values: object) {
  const [car] = await recordsOf<CarRecord>(product, 'vehicles_norrvag_se', { filters: { car_is_sample: [false] } });
  const person = { name: 'Anna Ek', phone: '070-123 45 67', email: 'anna@example.com', car: car?.car_id };
  return send(product.url, '/api/forms/comhub', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formName: 'contact', formSubmissionId, values: { ...person, ...values } }),
  });
}

test('F077 F078 a contact form arrives at the dealer and at the customer once, however often it is sent', async () => {
  const id = randomUUID();
  const statuses = [await post(id, { quote: true }), await post(id, { quote: true })].map(({ status }) => status);
  expect(statuses).toEqual([202, 202]);
  await eventually(async () => mails.received.length, 2);
  expect(mails.received.map(({ to }) => to).sort()[0]).toBe('anna@example.com');
  expect(mails.received.every(({ mail }) => mail.text?.includes('✓ Jag vill ha en offert'))).toBe(true);
});

test('F078 without the database the visitor is told, and a second attempt with the same id arrives', async () => {
  const before = mails.received.length;
  const id = randomUUID();
  await postgres.kill();
  expect((await post(id, {})).status).toBe(502);
  await postgres.restart();
  const database = openPostgres(postgres.url, () => {});
  expect((await database.query('select 1 from leads where id = $1', [id])).rowCount).toBe(0);
  await database.close();
  await eventually(async () => (await post(id, {})).status, 202);
  await eventually(async () => mails.received.length, before + 2);
});
