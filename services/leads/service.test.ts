import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { VISITOR_MAIL } from '../../src/contracts/leads/leads.ts';
import { type Database, openPostgres, type Queryable } from '../lib/database/database.ts';
import { startThrowaway, type Throwaway } from '../lib/database/throwaway.ts';
import { signatureOf } from '../lib/http/secrets.ts';
import { eventually, type ServiceProcess } from '../lib/test/serviceProcess.ts';
import { countDeliveries } from './database/deliveries.ts';
import { cleanUp } from './database/leads.ts';
import {
  KEY,
  leadWith,
  type MailServer,
  SECRET,
  sendLead,
  startLeadsProcess,
  startMailServer,
  startReceiver,
} from './test/leads.ts';

let postgres: Throwaway;
let database: Database;
let mails: MailServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let [one, other]: (ServiceProcess | undefined)[] = [];
const urlOf = (service: ServiceProcess | undefined) => service?.url ?? '';

beforeAll(async () => {
  postgres = await startThrowaway();
  database = openPostgres(postgres.url, () => {});
  mails = await startMailServer();
  receiver = await startReceiver();
  const variables = {
    SMTP_URL: mails.url,
    FALLBACK_MAIL: 'office@norrvag-se.example',
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRETS: SECRET,
  };
  [one, other] = await Promise.all([
    startLeadsProcess(postgres.url, variables),
    startLeadsProcess(postgres.url, variables),
  ]);
}, 120_000);
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()]);
  await receiver?.close();
  await mails?.close();
  await database?.close();
  await postgres?.stop();
});
afterEach(() => {
  mails.refused.clear();
  receiver.statuses.length = 0;
});

const mailsOf = (id: string) => mails.received.filter(({ mail }) => headerOf(mail, 'x-lead-id') === id);
const headerOf = ({ headers }: { headers: { key: string; value: string }[] }, name: string) =>
  headers.find(({ key }) => key === name)?.value;
const webhooksOf = (id: string) => receiver.received.filter(({ headers }) => headers['idempotency-key'] === id);
/** Waits until nothing of a lead is waiting, and returns its deliveries. */
const ended = (id: string) =>
  eventually(async () => {
    const { rows } = await database.query<{ channel: string; target: string; state: string; error: string | null }>(
      'select channel, target, state, error from deliveries where lead_id = $1 order by id',
      [id],
    );
    return rows.length > 0 && rows.every(({ state }) => state !== 'waiting') ? rows : null;
  });
/** Waits for a first attempt that failed, then lets all deliveries be due. */
const hasten = (id: string) =>
  eventually(async () => {
    const { rowCount } = await database.query(
      `update deliveries set next_at = clock_timestamp(), held_until = null
       where lead_id = $1 and state = 'waiting' and attempts > 0 and (held_until is null or next_at > clock_timestamp())`,
      [id],
    );
    return rowCount > 0 ? rowCount : null;
  });

describe('a mail about a saved search', () => {
  const mailWith = (values: Record<string, unknown>) => ({
    formName: VISITOR_MAIL,
    formSubmissionId: randomUUID(),
    values: {
      email: 'anna@example.com',
      subject: '1 ny bil: Volvo',
      text: 'Volvo XC60',
      html: '<p>Volvo XC60</p>',
      unsubscribeUrl: 'https://norrvag-se.example/api/saved-searches/end?token=1',
      siteEmail: 'info@norrvag-se.example',
      siteName: 'Norrväg',
      source: 'https://norrvag-se.example/kop-bil',
      language: 'sv',
      ...values,
    },
  });
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

  test('goes to the visitor alone, with the fields that end the search (RFC 8058)', async () => {
    const lead = mailWith({ expiresAt: inHours(1) });
    expect((await sendLead(urlOf(one), lead)).status).toBe(202);
    expect(await ended(lead.formSubmissionId)).toMatchObject([{ channel: 'customer', state: 'sent' }]);
    const [found, ...others] = mailsOf(lead.formSubmissionId);
    expect([found?.to, others]).toEqual(['anna@example.com', []]);
    expect(found && headerOf(found.mail, 'list-unsubscribe')).toBe(`<${lead.values.unsubscribeUrl}>`);
    expect(found && headerOf(found.mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(webhooksOf(lead.formSubmissionId)).toEqual([]);
  });

  test('is a message that mail programs accept: its head is ASCII with every field once, the URL is in one piece, plain text comes first', async () => {
    const unsubscribeUrl = `https://norrvag-se.example/api/saved-searches/end?token=${randomUUID()}.${'a'.repeat(180)}`;
    const subject = `3 nya bilar: Škoda, ${'Växjö '.repeat(12).trim()}`;
    const lead = mailWith({ unsubscribeUrl, subject, text: 'Škoda på plats', html: '<p>Škoda på plats</p>' });
    expect((await sendLead(urlOf(one), lead)).status).toBe(202);
    await ended(lead.formSubmissionId);
    const [found] = mailsOf(lead.formSubmissionId);
    const [head = '', body = ''] = (found?.raw ?? '').split(/\r\n\r\n(.*)/s);
    expect(head).toMatch(/^[\x20-\x7e\r\n\t]+$/);
    expect(head.split('\r\n').filter((line) => line.length > 998)).toEqual([]);
    const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining(['date', 'from', 'to', 'message-id', 'mime-version', 'auto-submitted', 'reply-to']),
    );
    const unfolded = head.replaceAll(/\r\n(?=[ \t])/g, '');
    expect(unfolded).toContain(`\r\nList-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(unfolded).toMatch(/\r\nContent-Type: multipart\/alternative;/);
    expect([...body.matchAll(/^Content-Type: (text\/\w+); charset=utf-8/gim)].map(([, type]) => type)).toEqual([
      'text/plain',
      'text/html',
    ]);
    expect([found?.mail.subject, found?.mail.text?.trim(), found?.mail.html]).toEqual([
      subject,
      'Škoda på plats',
      expect.stringContaining('<p>Škoda på plats</p>'),
    ]);
  });

  test.each([
    ['subject', { subject: 'a\r\nBcc: b@evil.example' }],
    ['unsubscribeUrl', { unsubscribeUrl: 'https://a.example/>\r\nBcc: b@evil.example' }],
    ['unsubscribeUrl', { unsubscribeUrl: 'mailto:end@a.example' }],
    ['unsubscribeUrl', { unsubscribeUrl: 'https://a.example/>, <mailto:end@a.example' }],
    ['email', { email: 'a@example.com\nBcc: b@evil.example' }],
  ])('with another line in %s, or a URL that is none of a website, is refused', async (field, values) => {
    const { status, body } = await sendLead(urlOf(one), mailWith(values));
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, [field]]);
  });

  test('is not sent when it is over', async () => {
    const lead = mailWith({ expiresAt: inHours(-1) });
    expect((await sendLead(urlOf(one), lead)).status).toBe(202);
    expect(await ended(lead.formSubmissionId)).toMatchObject([{ state: 'failed', error: 'not sent in time' }]);
    expect(mailsOf(lead.formSubmissionId)).toEqual([]);
  });

  test('is refused with an end that is no instant', async () => {
    const { status, body } = await sendLead(urlOf(one), mailWith({ expiresAt: 'tomorrow' }));
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, ['expiresAt']]);
  });
});

describe('a lead', () => {
  test('goes to the dealer and to the customer by mail, and as a signed webhook', async () => {
    const lead = leadWith();
    expect(await sendLead(urlOf(one), lead)).toEqual({
      status: 202,
      body: { formSubmissionId: lead.formSubmissionId },
    });
    const states = (await ended(lead.formSubmissionId)).map(({ channel, state }) => [channel, state]);
    expect(states).toEqual([
      ['dealer', 'sent'],
      ['customer', 'sent'],
      ['webhook', 'sent'],
    ]);
    const found = mailsOf(lead.formSubmissionId);
    const toDealer = found.find(({ to }) => to === 'leads.malmo@norrvag-se.example')?.mail;
    const toCustomer = found.find(({ to }) => to === 'anna@example.com')?.mail;
    expect(found).toHaveLength(2);
    expect(toDealer).toMatchObject({
      from: { name: 'Norrväg', address: 'no-reply@norrvag-se.example' },
      replyTo: [{ address: 'anna@example.com' }],
      subject: 'Förfrågan: Volvo XC60, ABC123',
      messageId: `<${lead.formSubmissionId}.dealer.leads.malmo-norrvag-se.example@norrvag-se.example>`,
    });
    expect(toDealer?.text).toMatch(/^Norrväg Malmö\n\nVolvo XC60, ABC123\nNamn: Anna Ek\nTelefon: 0701234567\n/);
    expect(toDealer?.text?.trim()).toMatch(/https:\/\/norrvag-se\.example\/kop-bil\/17\/volvo$/);
    expect(toCustomer?.replyTo).toEqual([{ name: '', address: 'info.malmo@norrvag-se.example' }]);
    expect(toCustomer?.text).toMatch(/^Hej Anna Ek\n\nTack för din förfrågan\./);
    expect(toCustomer && headerOf(toCustomer, 'auto-submitted')).toBe('auto-generated');
    const [webhook] = webhooksOf(lead.formSubmissionId);
    const { 'x-timestamp': timestamp, 'x-signature': signature } = webhook?.headers ?? {};
    expect(JSON.parse(webhook?.body ?? '')).toEqual(lead);
    expect(signature).toBe(`sha256=${signatureOf(SECRET, String(timestamp), webhook?.body ?? '')}`);
  });

  test('counts once by its id, over two processes; another one with the id is a conflict', async () => {
    const lead = leadWith();
    const { formSubmissionId: id, values } = lead;
    const reordered = { ...lead, values: Object.fromEntries(Object.entries(values).reverse()) };
    const statuses = await Promise.all([one, other, one, other].map((to) => sendLead(urlOf(to), reordered)));
    expect(statuses.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect((await sendLead(urlOf(other), leadWith({ name: 'Bo' }, id))).status).toBe(409);
    await ended(id);
    expect([mailsOf(id).length, webhooksOf(id).length]).toEqual([2, 1]);
  });

  test.each([
    ['no recipient', { toEmail: undefined }, 'toEmail'],
    ['a line break in a header', { toName: 'a\nBcc: b@evil.example' }, 'toName'],
    ['an unknown member', { admin: true }, 'values'],
  ])('with %s is refused by the name of its field', async (_what, values, field) => {
    const lead = leadWith(values);
    expect(await sendLead(urlOf(one), lead)).toEqual({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
    expect((await database.query('select 1 from leads where id = $1', [lead.formSubmissionId])).rowCount).toBe(0);
  });

  test('needs the key, the path, the method and a body of its size', async () => {
    expect((await sendLead(urlOf(one), leadWith(), 'wrong')).status).toBe(401);
    expect((await fetch(`${urlOf(one)}/other`)).status).toBe(404);
    expect((await fetch(`${urlOf(one)}/forms`)).status).toBe(405);
    expect((await sendLead(urlOf(one), { name: 'a'.repeat(200_000) })).status).toBe(413);
    const noJson = await fetch(`${urlOf(one)}/forms`, { method: 'POST', headers: { 'x-api-key': KEY }, body: '{' });
    expect(noJson.status).toBe(400);
  });

  test('in English of a British page, with values that look like placeholders', async () => {
    const lead = leadWith({
      language: 'en',
      name: '{lines} {siteName}',
      source: 'https://marlow-uk.example/buy-car/1',
    });
    await sendLead(urlOf(one), lead);
    await ended(lead.formSubmissionId);
    const text = mailsOf(lead.formSubmissionId).find(({ to }) => to === 'anna@example.com')?.mail.text;
    expect(text).toMatch(/^Hello \{lines\} \{siteName\}\n\nThank you for your request\./);
  });
});

describe('a delivery that fails', () => {
  test('is attempted again, by mail and by webhook', async () => {
    const lead = leadWith();
    mails.refused.set('leads.malmo@norrvag-se.example', 451);
    receiver.statuses.push(503);
    expect((await sendLead(urlOf(one), lead)).status).toBe(202);
    await eventually(async () => {
      const { rows } = await database.query<{ error: string }>(
        'select error from deliveries where lead_id = $1 and error is not null order by id',
        [lead.formSubmissionId],
      );
      return rows.length === 2 ? rows : null;
    });
    mails.refused.clear();
    await hasten(lead.formSubmissionId);
    expect((await ended(lead.formSubmissionId)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
    expect([mailsOf(lead.formSubmissionId).length, webhooksOf(lead.formSubmissionId).length]).toEqual([2, 1]);
  });

  test('goes to the fallback when the address of a dealer is refused for good, and a customer’s nowhere', async () => {
    const lead = leadWith({ email: 'typo@example.com' });
    mails.refused.set('leads.malmo@norrvag-se.example', 550).set('typo@example.com', 550);
    await sendLead(urlOf(one), lead);
    const deliveries = await eventually(async () => {
      const rows = await ended(lead.formSubmissionId);
      return rows.length === 4 ? rows : null;
    });
    expect(deliveries.map(({ channel, target, state }) => [channel, target, state])).toEqual([
      ['dealer', 'leads.malmo@norrvag-se.example', 'failed'],
      ['customer', 'typo@example.com', 'failed'],
      ['webhook', receiver.url, 'sent'],
      ['dealer', 'office@norrvag-se.example', 'sent'],
    ]);
    const metrics = await (await fetch(`${urlOf(one)}/metrics`)).text();
    expect(metrics).toMatch(/leads_deliveries\{channel="customer",state="failed"\} [1-9]/);
  });

  test('the count of what is not sent reads no row of what was', async () => {
    const id = '7b0f0000-0000-4000-8000-000000000001';
    await database.query(`insert into leads (id, digest, form) values ($1, 'x', 'contact')`, [id]);
    await database.query(
      `insert into deliveries (lead_id, channel, target, state) select $1, 'dealer', 'a@b.example', 'sent'
       from generate_series(1, 20000)`,
      [id],
    );
    await database.query('analyze deliveries');
    const plans: string[] = [];
    const explained = {
      query: async (text: string) => {
        const { rows } = await database.query<{ 'QUERY PLAN': string }>(`explain ${text}`);
        plans.push(...rows.map((row) => row['QUERY PLAN']));
        return { rows: [], rowCount: 0 };
      },
    };
    await countDeliveries(explained as Queryable);
    expect(plans.join('\n')).toContain('deliveries_unsent');
    expect(plans.join('\n')).not.toContain('Seq Scan on deliveries');
    await database.query('delete from leads where id = $1', [id]);
  });

  test('a webhook that refuses a lead for good is listed, and attempted again by command', async () => {
    const lead = leadWith();
    receiver.statuses.push(422);
    await sendLead(urlOf(one), lead);
    await ended(lead.formSubmissionId);
    const run = (...args: string[]) =>
      execFileSync(process.execPath, [join(import.meta.dirname, 'deliveries.ts'), ...args], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, DATABASE_URL: postgres.url },
      });
    const line =
      run()
        .split('\n')
        .find((each) => each.includes(lead.formSubmissionId)) ?? '';
    expect(line).toMatch(/\tcontact\t.*\twebhook\t.*\t1 attempts\tthe webhook responded with status 422$/);
    expect(run('--retry', line.split('\t')[0] ?? '')).toBe('1 will be attempted again\n');
    await eventually(async () => (webhooksOf(lead.formSubmissionId).length === 1 ? true : null));
  });
});

describe('two processes and one database', () => {
  test('send each of 40 leads once', async () => {
    const leads = Array.from({ length: 40 }, () => leadWith());
    const statuses = await Promise.all(leads.map((lead, at) => sendLead(urlOf(at % 2 ? one : other), lead)));
    expect(statuses.every(({ status }) => status === 202)).toBe(true);
    for (const { formSubmissionId: id } of leads) {
      await ended(id);
      expect([mailsOf(id).length, webhooksOf(id).length]).toEqual([2, 1]);
    }
  });

  test('a process that is killed in the middle loses nothing, and mails that came twice have one id', async () => {
    const third = await startLeadsProcess(postgres.url, { SMTP_URL: mails.url });
    const leads = Array.from({ length: 12 }, () => leadWith());
    await Promise.all(leads.map((lead) => sendLead(third.url, lead)));
    await third.kill();
    // What the killed process had taken is free after its lease.
    await database.query(`update deliveries set held_until = null where state = 'waiting'`);
    for (const { formSubmissionId: id } of leads) {
      await ended(id);
      expect(new Set(mailsOf(id).map(({ mail }) => mail.messageId)).size).toBe(2);
    }
  });

  test('without the database nothing is accepted, and leads go on after it', async () => {
    await postgres.kill();
    const lead = leadWith();
    expect((await sendLead(urlOf(one), lead)).status).toBe(503);
    expect((await fetch(`${urlOf(one)}/readyz`)).status).toBe(503);
    await postgres.restart();
    await eventually(async () => ((await sendLead(urlOf(one), lead)).status === 202 ? true : null));
    await eventually(async () => (mailsOf(lead.formSubmissionId).length === 2 ? true : null));
  });
});

test('data of leads are removed after their time, and their ids stay known', async () => {
  const lead = leadWith();
  await sendLead(urlOf(one), lead);
  await ended(lead.formSubmissionId);
  await database.query(`update leads set received_at = received_at - interval '31 days' where id = $1`, [
    lead.formSubmissionId,
  ]);
  await database.query(`update deliveries set ended_at = ended_at - interval '31 days' where lead_id = $1`, [
    lead.formSubmissionId,
  ]);
  expect(await cleanUp(database, 30)).toEqual({ emptied: 1 });
  const { rows } = await database.query('select lead from leads where id = $1', [lead.formSubmissionId]);
  expect(rows).toEqual([{ lead: null }]);
  expect((await sendLead(urlOf(one), lead)).status).toBe(202);
  expect(mailsOf(lead.formSubmissionId)).toHaveLength(2);
});
