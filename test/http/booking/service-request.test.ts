import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Dealer } from '../../../src/contracts/dealers/dealer.ts';
import { SERVICES } from '../../../src/contracts/forms/serviceNames.ts';
import { dayText, formIn, REQUEST, requestFormsFixture, workshopOf } from '../../support/requestForms.ts';

/** The Norwegian request for a workshop (F104), without scripts and as JSON. */

const fixture = requestFormsFixture();
const { stateOf, received, request, get, post } = fixture;

const DAY_MS = 86_400_000;
const nextSunday = () => {
  const now = new Date(Date.now() + 60 * DAY_MS);
  return dayText(now.getTime() + ((7 - now.getUTCDay()) % 7) * DAY_MS);
};

describe('F104 the Norwegian request', () => {
  test('has its dealers, services in their order, and the days that can be chosen', async () => {
    const { body } = await get(REQUEST);
    const form = formIn(body);
    expect(form).toContain('action="/verksted/bestill-time#serviceRequest"');
    const valuesOf = (pattern: RegExp) => [...form.matchAll(pattern)].map(([, value]) => value);
    expect(valuesOf(/name="services"[^>]*value="([^"]*)"/g)).toEqual([...SERVICES.car, ...SERVICES.motorcycle]);
    expect(SERVICES.car).toHaveLength(11);
    expect(SERVICES.motorcycle).toEqual(['Bestille service', 'Bestile deler', 'Annet']);
    expect(valuesOf(/<option value="(\d+)"/g).sort()).toEqual(fixture.workshops.map(({ site_id: id }) => id).sort());
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(Date.now());
    expect(form).toMatch(new RegExp(`type="date" min="${today}" max="\\d{4}-\\d\\d-\\d\\d"`));
    expect(form).not.toMatch(/checked=""[^>]*name="(?:gdpr|newsletter)"|name="(?:gdpr|newsletter)"[^>]*checked/);
    expect((await get({ ...REQUEST, path: '/' })).body).toContain('href="/verksted/bestill-time"');
    // Only the company's own address is in it, not those of the dealers.
    expect(form.replace(/<div [^>]*data-privacy=.*?<\/details>/s, '')).not.toContain('@');
  });

  test('303 to the thanks of the specification; the workshop gets one lead, without the newsletter too', async () => {
    const sent = await post(REQUEST, request());
    expect([sent.status, sent.headers.location]).toEqual([
      303,
      '/verksted/bestill-time?sent=serviceRequest#serviceRequest',
    ]);
    for (const _load of ['first', 'reload']) {
      const page = await get({ ...REQUEST, path: `${REQUEST.path}?sent=serviceRequest` });
      expect([page.status, formIn(page.body)]).toEqual([200, '']);
      expect(page.body).toContain('Takk for din henvendelse!');
    }
    expect(await received()).toMatchObject([
      { services: ['EU-kontroll', 'Annet'], gdpr: true, toEmail: workshopOf(fixture.workshops[0] as Dealer)?.email },
    ]);
    const [toDealer, toCustomer] = (await stateOf()).outbox;
    expect([toDealer?.to, toCustomer?.to]).toEqual([
      workshopOf(fixture.workshops[0] as Dealer)?.email,
      'canaria@example.com',
    ]);
    expect(toCustomer?.text).toMatch(/^Hei Canaria Ek/);
  });

  test('F106 a tick for the newsletter starts its confirmation, once; without it the request alone arrives', async () => {
    const reader = { customerEmail: `reader-${randomUUID()}@example.com`, newsletter: 'on' };
    await fixture.product.setFault({ upstream: 'leads', kind: 'lost', times: 1 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await post(REQUEST, request(reader))).status);
    expect(statuses).toEqual([502, 303, 303]);
    const { outbox, upstreams } = await stateOf();
    expect(upstreams.leads.received).toHaveLength(1);
    expect(outbox).toHaveLength(3);
    expect(outbox.at(-1)).toMatchObject({
      to: reader.customerEmail,
      text: expect.stringMatching(/\/om-oss\/nyhetsbrevet\/confirm\?token=/),
    });

    await fixture.product.setFault({ upstream: 'embeddedForms', kind: 'error' });
    const other = { ...reader, customerEmail: `other-${randomUUID()}@example.com` };
    expect((await post(REQUEST, request({ ...other, other: 'x' }))).status).toBe(303);
    expect(await received()).toHaveLength(2);
    expect(fixture.product.logged.filter(({ event }) => event === 'lead.failed').at(-1)).toMatchObject({
      form: 'newsletter',
    });
  });

  test('a request that is repeated counts for the mails that one address gets', async () => {
    const reader = { customerEmail: `reader-${randomUUID()}@example.com`, newsletter: 'on' };
    for (let count = 0; count < 4; count += 1) {
      const values = request({ ...reader, description: `${fixture.wish} ${count}` });
      await fixture.product.setFault({ upstream: 'leads', kind: 'error', times: 1 });
      expect([(await post(REQUEST, values)).status, (await post(REQUEST, values)).status]).toEqual([502, 303]);
    }
    const { outbox } = await stateOf();
    expect(outbox.filter(({ text }) => text.includes('/om-oss/nyhetsbrevet/confirm'))).toHaveLength(3);
  });

  test('U12 U13 422 keeps choices of several, a day and a consent, and names each error beside its field', async () => {
    const typed = request({
      date: '2020-01-01',
      services: ['Hjulskift', 'Bilskade'],
      customerPhone: 'ring',
      dealer: '',
    });
    const { status, body } = await post(REQUEST, typed);
    const form = formIn(body);
    expect(status).toBe(422);
    expect(body).toMatch(/<title>Feil: /);
    for (const service of ['Hjulskift', 'Bilskade']) {
      expect(form).toMatch(new RegExp(`<input[^>]*name="services"[^>]*checked=""[^>]*value="${service}"`));
    }
    expect(form.match(/name="services"[^>]*checked=""/g)).toHaveLength(2);
    expect(form).toMatch(/<input[^>]*id="form-gdpr"[^>]*checked=""/);
    expect(form).toMatch(/id="form-date"[^>]*value="2020-01-01"/);
    for (const [field, text] of [
      ['dealer', 'Velg forhandler'],
      ['date', 'Velg i dag eller en senere dag'],
      ['customerPhone', 'Skriv et telefonnummer med 6 til 20 sifre, for eksempel 400 12 345'],
    ]) {
      expect(form).toContain(`<a href="#form-${field}">${text}</a>`);
      expect(form).toMatch(new RegExp(`id="form-${field}-error"[^>]*>${text}<`));
    }
    expect(await received()).toEqual([]);
  });

  test.each([
    ['yesterday', () => ({ date: dayText(Date.now() - 2 * DAY_MS) }), 'formErrorDatePast'],
    ['a day in eight months', () => ({ date: dayText(Date.now() + 240 * DAY_MS) }), 'formErrorDateLate'],
    ['a Sunday', () => ({ date: nextSunday() }), 'formErrorDateClosed'],
  ])('%s is refused', async (_what, change, error) => {
    const response = await post(REQUEST, request(change()), { accept: 'application/json' });
    expect([response.status, JSON.parse(response.body)]).toEqual([400, { error: 'values', errors: { date: error } }]);
  });

  test('without consent it is refused, and a recipient of the browser is dropped', async () => {
    const response = await post(REQUEST, request({ gdpr: '' }), { accept: 'application/json' });
    expect(JSON.parse(response.body)).toMatchObject({ errors: { gdpr: 'formErrorConsent' } });
    await post(REQUEST, request({ siteEmail: 'a@evil.example', toEmail: 'b@evil.example' }));
    expect(JSON.stringify(await stateOf())).not.toContain('evil.example');
  });

  test('F104 a failure has the text of the specification, and the ways to reach somebody (U22)', async () => {
    await fixture.product.setFault({ upstream: 'leads', kind: 'error', status: 500, times: 1 });
    const { status, body } = await post(REQUEST, request());
    expect(status).toBe(502);
    expect(body).toMatch(/role="alert".*Noe gikk galt, vennligst prøv igjen senere\..*href="tel:.*href="mailto:/s);
    expect(body).toContain(`>${fixture.wish}</textarea>`);
  });

  test('is not on sites of other countries', async () => {
    const { status } = await post({ ...REQUEST, path: '/komponenter', host: 'norrvag-se.localhost' }, request());
    expect(status).toBe(422);
    expect(await received()).toEqual([]);
  });
});
