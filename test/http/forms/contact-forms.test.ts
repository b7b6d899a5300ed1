import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { OutboxMessage } from '../../../sandbox/control/outbox.ts';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import type { Dealer } from '../../../src/contracts/dealers/dealer.ts';
import { recordIds } from '../../../src/contracts/forms/recordIds.ts';
import { datasetOf } from '../../support/data/dataset.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { HOSTILE_TEXTS } from '../../support/data/hostileTexts.ts';
import { recordsOf } from '../../support/data/records.ts';
import { EMAILS, PHONES } from '../../support/data/spellings.ts';
import { sampleOf } from '../../support/matrix.ts';
import { send } from '../../support/request.ts';

/** The contact form on the pages of dealers, of cars that are gone and of comparisons (F077), and what people and attackers type. */

const fixture = productFixture({ cars: 400, settings: { TRUST_PROXY: '1', LEADS_RATE: '1000' } });
const SITE = 'norrvag_se';
const PERSON = { name: 'Canaria Ek', phone: '070-123 45 67', email: 'canaria@example.com' };
const cars = (filters: object, limit = 1) =>
  recordsOf<CarRecord>(fixture.product, `vehicles_${SITE}`, { filters, limit });
const dealersOf = (filters: object) => recordsOf<Dealer>(fixture.product, `sites_${SITE}`, { filters });

beforeEach(async () => {
  await fixture.product.resetSandbox();
  fixture.product.logged.length = 0;
});

interface State {
  upstreams: { leads: { received: { values: Record<string, unknown> }[] } };
  outbox: OutboxMessage[];
}
const stateOf = async (): Promise<State> =>
  (await fetch(`${fixture.product.sandboxUrl}/__sandbox/state.json`)).json() as Promise<State>;
const lastLead = async () => (await stateOf()).upstreams.leads.received.at(-1)?.values;

/** Requests of different clients, so that they share no rate. */
let lastClient = 0;
const clientHeader = () => {
  lastClient += 1;
  return { 'x-forwarded-for': `203.0.${Math.floor(lastClient / 250)}.${1 + (lastClient % 250)}` };
};
const get = (path: string) => send(fixture.product.url, path);
/** Posts the form of a page as a browser without scripts does: with the hidden fields of its markup. */
async function submit(path: string, values: Record<string, string>) {
  const { status, body: html } = await get(path);
  const form = /<form[^>]*id="contact-form".*?<\/form>/s.exec(html)?.[0] ?? '';
  const action = /action="([^"#]*)/.exec(form)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  const body = new URLSearchParams({ ...fields, ...PERSON, ...values }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...clientHeader() };
  const response = await send(fixture.product.url, action, { method: 'POST', body, headers });
  return { page: status, form, ...response };
}

describe('F077 without scripts the contact form', () => {
  test('of a dealer reaches the chosen department, or the general contact', async () => {
    const [dealer] = (await dealersOf({})).filter(({ site_departments: all }) => (all?.length ?? 0) > 2);
    const path = `/anlaggningar/${dealer?.slug}`;
    const [department] = recordIds(dealer?.site_departments?.map(({ name }) => name) ?? []);
    const { form, status, headers } = await submit(path, { department: department ?? '' });
    expect(form).toContain(`<option value="${department}"`);
    expect([status, headers.location]).toEqual([303, `${path}?sent=contact#contact-form`]);
    expect((await lastLead())?.toEmail).toBe(dealer?.site_departments?.[0]?.email);
    const sent = await get(`${path}?sent=contact`);
    expect(sent.body).toContain('Tack, vi har fått din förfrågan');
    expect(sent.body).toMatch(new RegExp(`${dealer?.site_official_name} (?:har öppet till|öppnar|har stängt)`));
    await submit(path, {});
    expect((await lastLead())?.toEmail).toBe(dealer?.email);
    const refused = await submit(path, { department: department ?? '', phone: 'x' });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatch(
      new RegExp(`<option value="${department}"[^>]* selected=""|selected=""[^>]*value="${department}"`),
    );
    expect((await submit(path, { department: 'no-such' })).body).toContain('Välj anläggning');
  });

  test('of a sold car reaches its dealer, and that of an unknown car the general contact', async () => {
    // The index returns a sold car only for its id.
    const all = (await datasetOf(400)).vehicles.get(`vehicles_${SITE}`);
    const sold = all?.find(({ car_status: status }) => status === 'sold');
    const path = `/kop-bil/${sold?.car_id}/${sold?.slug}`;
    const first = await submit(path, { lookingFor: 'En likadan, gärna röd' });
    expect([first.page, first.status]).toEqual([410, 303]);
    expect(first.form).toMatch(new RegExp(`name="lookingFor"[^>]*value="${sold?.car_brand}`));
    expect(await lastLead()).toMatchObject({
      lookingFor: 'En likadan, gärna röd',
      car: sold?.car_id,
      toEmail: sold?.car_site_leads_email,
    });
    const confirmation = await get(first.headers.location?.split('#')[0] ?? '');
    expect([confirmation.status, confirmation.body.includes('Tack, vi har fått din förfrågan')]).toEqual([410, true]);

    const unknown = await submit('/kop-bil/999999999/volvo-v60-b4', { lookingFor: 'Volvo V60' });
    expect([unknown.page, unknown.status]).toEqual([404, 303]);
    const [general] = (await dealersOf({})).filter(({ website_sort_order: order }) => order === 10);
    expect((await lastLead())?.toEmail).toBe(general?.email);
    const refused = await submit('/kop-bil/999999999/volvo-v60-b4', { lookingFor: '' });
    expect([refused.status, refused.body.includes('href="#form-lookingFor"')]).toEqual([422, true]);
  });

  test('that editors have placed reaches the chosen dealer, or the general contact', async () => {
    const [general, other] = (await dealersOf({})).sort(
      (a, b) => Number(a.website_sort_order) - Number(b.website_sort_order),
    );
    const first = await submit('/komponenter', { lookingFor: 'Mini med tak', dealer: '' });
    expect([first.status, first.headers.location]).toEqual([303, '/komponenter?sent=contact#contact-form']);
    expect(await lastLead()).toMatchObject({ lookingFor: 'Mini med tak', toEmail: general?.email });
    await submit('/komponenter', { lookingFor: 'Mini med tak', dealer: other?.site_id ?? '' });
    expect((await lastLead())?.toEmail).toBe(other?.email);
    const refused = await submit('/komponenter', { lookingFor: '', dealer: '' });
    expect([refused.status, refused.body.includes('href="#contact-lookingFor"')]).toEqual([422, true]);
  });

  test('of a comparison names its cars, which are looked up', async () => {
    const two = await cars({ car_status: ['available'], car_is_sample: [false] }, 40);
    const one = two[0];
    const other = two.find(({ car_site_id: id }) => id !== one?.car_site_id);
    const ids = [one?.car_id, other?.car_id].sort((a, b) => Number(a) - Number(b));
    const path = `/kop-bil/alla-bilar-i-lager?compare=${ids.join(',')}`;
    const sent = await submit(path, {});
    expect([sent.status, sent.headers.location]).toEqual([303, `${path}&sent=contact#contact-form`]);
    const first = [one, other].find((car) => car?.car_id === ids[0]);
    expect(await lastLead()).toMatchObject({ cars: ids, toEmail: first?.car_site_leads_email });
    expect((await lastLead())?.carNames).toHaveLength(2);
    expect((await get(`${path}&sent=contact`)).body).toContain('Tack, vi har fått din förfrågan');
    const [dealer] = await dealersOf({ site_id: [other?.car_site_id] });
    await submit(path, { dealer: other?.car_site_id ?? '' });
    expect((await lastLead())?.toEmail).toBe(dealer?.email);
    // The list itself has no form.
    const body = new URLSearchParams({ formName: 'contact', ...PERSON, cars: ids.join(',') }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(
      (await send(fixture.product.url, '/kop-bil/alla-bilar-i-lager', { method: 'POST', body, headers })).status,
    ).toBe(405);
  });

  test('F079 of a sample without a department reaches the general contact; that is logged once for each car', async () => {
    const [sample] = await cars({ car_departmenterpid: ['999.99'] });
    const path = `/kop-bil/${sample?.car_id}/${sample?.slug}`;
    const seller = recordIds(sample?.car_sellers?.map(({ name }) => name) ?? [])[0] ?? '';
    const sent = await submit(path, { seller, testDriveTime: '2020-01-01/morning' });
    await submit(path, { seller, message: 'again' });
    await get(`/en${path}`);
    expect(sent.status).toBe(303);
    const [person] = sample?.car_sellers ?? [];
    const general = await dealersOf({ site_brands: [sample?.car_brand] });
    expect([person?.email, ...general.map(({ email }) => email)]).toContain((await lastLead())?.toEmail);
    const issues = fixture.product.logged.filter(({ issue }) => issue === 'departmentMissing');
    expect(issues).toHaveLength(1);
    expect(JSON.stringify(issues)).toContain('Department not found');
    expect(JSON.stringify(issues)).not.toMatch(/Canaria|0701234567/);
  });

  test('a test drive that is not wished any more has no time', async () => {
    const [car] = await cars({ car_status: ['available'], car_is_sample: [false] });
    const sent = await submit(`/kop-bil/${car?.car_id}/${car?.slug}`, { testDriveTime: '2020-01-01/morning' });
    expect([sent.status, (await lastLead())?.testDriveTime]).toEqual([303, undefined]);
  });
});

const postJson = (values: object) =>
  send(fixture.product.url, '/api/forms/comhub', {
    method: 'POST',
    body: JSON.stringify({ formName: 'contact', formSubmissionId: randomUUID(), values }),
    headers: { 'content-type': 'application/json', ...clientHeader() },
  });

describe('Q21 Q34 what attackers type', () => {
  test('500 texts in every field: accepted or refused by the schema, never 5xx, and mails with whole headers', async () => {
    const [car] = await cars({ car_status: ['available'], car_is_sample: [false] });
    const path = `/kop-bil/${car?.car_id}/${car?.slug}`;
    const texts = sampleOf(HOSTILE_TEXTS, { inTests: 8 });
    const statuses = new Set<number>();
    const unexpected: unknown[] = [];
    for (const text of texts) {
      const typed = { ...PERSON, car: car?.car_id, name: text, message: text, lookingFor: text };
      const all = { name: text, phone: text, email: text, seller: text, department: text, dealer: text, car: text };
      const responses = [
        await postJson(typed),
        await postJson({ ...all, cars: [text], testDriveTime: text, quote: text, source: text }),
        await postJson({ ...PERSON, car: car?.car_id, message: 'x', toEmail: text, toName: text, siteEmail: text }),
      ];
      for (const { status } of responses) {
        statuses.add(status);
        if (![202, 400].includes(status)) unexpected.push([status, text.slice(0, 60)]);
      }
    }
    for (const text of sampleOf(texts, { inTests: 8 })) {
      const body = new URLSearchParams({
        formName: 'contact',
        ...PERSON,
        name: text,
        message: text,
        car: car?.car_id ?? '',
      });
      const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...clientHeader() };
      const { status } = await send(fixture.product.url, path, { method: 'POST', body: body.toString(), headers });
      if (![303, 422].includes(status)) unexpected.push([status, text.slice(0, 60)]);
    }
    expect([unexpected, [...statuses].sort()]).toEqual([[], [202, 400]]);
    const { outbox, upstreams } = await stateOf();
    expect(outbox.length).toBeGreaterThan(texts.length);
    expect(outbox.filter(({ to, subject }) => /[\p{Cc}\u2028\u2029]/u.test(`${to}${subject}`))).toEqual([]);
    const recipients = new Set(upstreams.leads.received.map(({ values }) => values.toEmail));
    expect([...recipients]).toEqual([car?.car_site_leads_email]);
    expect(fixture.product.logged.filter(({ event }) => event === 'lead.failed')).toEqual([]);
  });
});

describe('U15 spellings that people use', () => {
  test(`${PHONES.length + EMAILS.length} of phone numbers and e-mail addresses: normalised, or refused with the rule of the field`, async () => {
    const [car] = await cars({ car_status: ['available'], car_is_sample: [false] });
    const sentAs = async (field: 'phone' | 'email', typed: string) => {
      const { status, body } = await postJson({ ...PERSON, car: car?.car_id, [field]: typed });
      if (status === 202) return [typed, (await lastLead())?.[field]];
      return [typed, Object.keys(JSON.parse(body).errors).join() === field && status === 400 ? null : body];
    };
    for (const [typed, sent] of PHONES) expect(await sentAs('phone', typed)).toEqual([typed, sent]);
    for (const [typed, sent] of EMAILS) expect(await sentAs('email', typed)).toEqual([typed, sent]);
    expect(PHONES.length + EMAILS.length).toBeGreaterThanOrEqual(60);
  });
});
