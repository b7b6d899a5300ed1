import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { OutboxMessage } from '../../../sandbox/control/outbox.ts';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import type { Fault } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** The contact form that is posted to the URL of its page. What `POST /api/forms/comhub` does too is in `forms.test.ts`. */

const fixture = productFixture({ cars: 400, settings: { LEADS_RATE: '1000' } });
let car: CarRecord;
beforeAll(async () => {
  const cars = await recordsOf<CarRecord>(fixture.product, 'vehicles_norrvag_se', {
    filters: { car_is_sample: [false] },
  });
  car = cars.find(({ car_status: status }) => status !== 'sold') as CarRecord;
});
beforeEach(() => fixture.product.resetSandbox());

const fields = (values: Record<string, string> = {}): Record<string, string> => ({
  name: 'Canaria  Ek ',
  phone: '070-123 45 67',
  email: 'canaria@Example.com',
  message: 'secret question',
  car: car.car_id,
  ...values,
});
const pathOfCar = () => `/kop-bil/${car.car_id}/${car.slug}`;

interface State {
  upstreams: { leads: { received: { values: Record<string, unknown> }[] } };
  outbox: OutboxMessage[];
}
const stateOf = async (): Promise<State> =>
  (await fetch(`${fixture.product.sandboxUrl}/__sandbox/state.json`)).json() as Promise<State>;
const CONTACT_FORM = /<form[^>]*#contact-form"/;
const received = async () => (await stateOf()).upstreams.leads.received;
const setFault = (fault: Omit<Fault, 'upstream'>) => fixture.product.setFault({ upstream: 'leads', ...fault });

describe('a form without scripts', () => {
  function submit(
    fields: Record<string, string>,
    { path = pathOfCar(), headers = {} }: { path?: string; headers?: Record<string, string> } = {},
  ) {
    const body = new URLSearchParams({ formName: 'contact', ...fields }).toString();
    const all = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers };
    return send(fixture.product.url, path, { method: 'POST', body, headers: all });
  }

  test('F077 is on the page of a car, and posts to its URL', async () => {
    const { body } = await send(fixture.product.url, pathOfCar());
    const form = /<form[^>]*method="post".*?<\/form>/s.exec(body)?.[0] ?? '';
    expect(form).toContain(`action="${pathOfCar()}#contact-form"`);
    for (const name of ['name', 'phone', 'email', 'message', 'quote', 'testDrive', 'car', 'formName', 'website']) {
      expect(form).toContain(`name="${name}"`);
    }
  });

  test('Q9: a compressed form is refused before it is decompressed', async () => {
    const { url } = fixture.product;
    const response = await fetch(`${url}${pathOfCar()}`, {
      method: 'POST',
      body: gzipSync(new URLSearchParams({ formName: 'contact', ...fields() }).toString()),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'gzip' },
    });
    expect([response.status, await received()]).toEqual([415, []]);
  });

  test('U12 303 to a confirmation that survives a reload', async () => {
    const response = await submit(fields({ quote: 'on' }));
    const location = `${pathOfCar()}?sent=contact#contact-form`;
    expect([response.status, response.headers.location, response.headers['cache-control']]).toEqual([
      303,
      location,
      'no-store',
    ]);
    expect((await received())[0]?.values).toMatchObject({
      quote: true,
      name: 'Canaria Ek',
      source: expect.stringContaining(pathOfCar()),
    });
    for (const _load of ['first', 'reload']) {
      const page = await send(fixture.product.url, location.replace('#contact-form', ''));
      expect(page.status).toBe(200);
      expect(page.body).toContain('Tack, vi har fått din förfrågan');
      expect(page.body).toMatch(/<meta name="robots" content="noindex/);
      expect(page.body).not.toMatch(CONTACT_FORM);
    }
    expect((await send(fixture.product.url, pathOfCar())).body).toMatch(CONTACT_FORM);
  });

  test('U12 U13 422 with what was typed, the errors, and the word for error in the title; never cached', async () => {
    const typed = { ...fields(), name: '<b>"Åsa"</b>', phone: 'ring mig', quote: 'on' };
    const { status, headers, body } = await submit(typed);
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      422,
      'no-store',
      'text/html; charset=utf-8',
    ]);
    expect(body).toMatch(/<title>Fel: /);
    expect(body).toContain('value="&lt;b&gt;&quot;Åsa&quot;&lt;/b&gt;"');
    expect(body).toContain('value="ring mig"');
    expect(body).toMatch(/>secret question<\/textarea>/);
    expect(body).toMatch(/name="quote" checked=""|checked="" name="quote"/);
    expect(body).toMatch(/<a href="#form-phone">Skriv ett telefonnummer/);
    expect(body).toMatch(/<input[^>]*id="form-phone"[^>]*aria-invalid="true"/);
    expect((await send(fixture.product.url, pathOfCar())).body).not.toContain('ring mig');
    expect(await received()).toEqual([]);
  });

  test('a failed upstream: 502, the words stay, and sending again makes one lead', async () => {
    await setFault({ kind: 'lost', times: 1 });
    const failed = await submit(fields({ message: 'try again' }));
    expect(failed.status).toBe(502);
    expect(failed.body).toContain('Vi kunde inte skicka ditt meddelande');
    expect(failed.body).toContain('>try again</textarea>');
    expect((await submit(fields({ message: 'try again' }))).status).toBe(303);
    expect((await submit(fields({ message: 'try again' }))).status).toBe(303);
    expect(await received()).toHaveLength(1);
  });

  test('two visitors with the same cached page send two leads', async () => {
    await submit(fields({ message: 'first' }));
    await submit(fields({ message: 'second' }));
    expect(await received()).toHaveLength(2);
  });

  test('in the second language', async () => {
    const path = `/en${pathOfCar()}`;
    const { status, body } = await submit({ ...fields(), phone: 'x' }, { path });
    expect(status).toBe(422);
    expect(body).toMatch(/<title>Error: /);
    expect((await submit(fields({ message: 'english' }), { path })).headers.location).toBe(
      `${path}?sent=contact#contact-form`,
    );
    expect((await stateOf()).outbox[1]?.text).toMatch(/^Hello Canaria Ek/);
  });

  test('with Accept: application/json the URL responds like the API', async () => {
    const headers = { accept: 'application/json' };
    const formSubmissionId = randomUUID();
    const accepted = await submit({ ...fields(), formSubmissionId }, { headers });
    expect([accepted.status, JSON.parse(accepted.body)]).toEqual([202, { formSubmissionId }]);
    const refused = await submit({ ...fields(), formSubmissionId: randomUUID(), email: 'x' }, { headers });
    expect([refused.status, JSON.parse(refused.body)]).toEqual([
      400,
      { error: 'values', errors: { email: 'formErrorEmail' } },
    ]);
  });

  test('403 for another site, 405 on pages without the form, 413 for a large body, 308 to the canonical URL', async () => {
    expect((await submit(fields(), { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await submit(fields(), { headers: { origin: 'https://evil.example' } })).status).toBe(403);
    for (const path of ['/', '/kop-bil/alla-bilar-i-lager', '/no-such-page']) {
      expect([path, (await submit(fields(), { path })).status]).toEqual([path, 405]);
    }
    expect((await submit({ formName: 'toString' })).status).toBe(405);
    expect((await submit({ ...fields(), message: 'x'.repeat(110_000) })).status).toBe(413);
    const upper = await submit(fields(), { path: pathOfCar().toUpperCase() });
    expect([upper.status, upper.headers.location]).toEqual([308, pathOfCar()]);
    expect(await received()).toEqual([]);
  });
});
