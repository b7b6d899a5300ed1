import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Dealer } from '../../../src/contracts/dealers/dealer.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { send } from '../../support/request.ts';

/** The request for a time at a workshop, without scripts: the way to book for those who cannot choose a time themselves (rank 3). */

const fixture = productFixture({ cars: 40, settings: { LEADS_RATE: '100000' } });
beforeEach(async () => {
  await fixture.product.resetSandbox();
  fixture.product.logged.length = 0;
});

const PATH = '/service-och-verkstad/boka-bilverkstad';
const FORM = 'workshopRequest';
type Values = Record<string, string>;

const valuesOf = (change: Values = {}): Values => ({
  regno: 'can 123',
  description: `secret wish ${randomUUID()}`,
  place: 'Borås',
  customerName: 'Canaria Ek',
  customerPhone: '070-991 45 67',
  customerEmail: 'canaria@example.com',
  ...change,
});
const get = (path: string) => send(fixture.product.url, path, { host: 'norrvag-se.localhost' });
const post = (values: Values, path = PATH) =>
  send(fixture.product.url, path, {
    host: 'norrvag-se.localhost',
    method: 'POST',
    body: new URLSearchParams({ formName: FORM, ...values }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });
async function received() {
  const response = await fetch(`${fixture.product.sandboxUrl}/__sandbox/state.json`);
  const state = (await response.json()) as { upstreams: { leads: { received: { values: Values }[] } } };
  return state.upstreams.leads.received.map(({ values }) => values);
}
const workshopOf = ({ site_departments: all }: Dealer) => all?.find(({ group }) => group === 'Workshop');

describe('the request for a workshop time without scripts', () => {
  test.each([
    [PATH, 'Skicka en förfrågan'],
    [`/en${PATH}`, 'Send a request'],
  ])('%s has the form, is in the menu, and lists the workshops with phone and e-mail', async (path, title) => {
    const { status, body } = await get(path);
    expect([status, body.includes(title)]).toEqual([200, true]);
    const form = /<form[^>]*#workshopRequest".*?<\/form>/s.exec(body)?.[0] ?? '';
    for (const name of ['regno', 'description', 'place', 'dealer', 'customerName', 'customerPhone', 'customerEmail']) {
      expect(form).toContain(`name="${name}"`);
    }
    expect((await get(path.startsWith('/en') ? '/en' : '/')).body).toContain(`href="${path}"`);
    const workshops = (await recordsOf<Dealer>(fixture.product, 'sites_norrvag_se')).filter(workshopOf);
    expect(workshops.length).toBeGreaterThan(5);
    for (const workshop of workshops) {
      expect(body).toContain(workshop.site_official_name);
      expect(body).toContain(`href="mailto:${workshopOf(workshop)?.email}"`);
    }
  });

  test('the workshop in the named town gets it, and the page confirms', async () => {
    const workshops = (await recordsOf<Dealer>(fixture.product, 'sites_norrvag_se')).filter(workshopOf);
    const workshop = workshops[3] as Dealer;
    const sent = await post(valuesOf({ place: `nära ${workshop.site_city?.toUpperCase()}` }));
    expect([sent.status, sent.headers.location]).toEqual([303, `${PATH}?sent=${FORM}#${FORM}`]);
    const [lead] = await received();
    const inTown = workshops.filter(({ site_city: city }) => city === workshop.site_city).map(({ site_id: id }) => id);
    expect(inTown.length).toBeGreaterThan(0);
    const emails = workshops.filter(({ site_id: id }) => inTown.includes(id)).map((each) => workshopOf(each)?.email);
    expect(lead).toMatchObject({ regno: 'CAN123', customerName: 'Canaria Ek' });
    expect(emails).toContain(lead?.toEmail);
    expect((await get(`${PATH}?sent=${FORM}`)).body).toMatch(/id="workshopRequest-form"[^>]*role="status"/);
  });

  test('a chosen workshop gets it; an unknown one and missing words are refused at their fields', async () => {
    const workshops = (await recordsOf<Dealer>(fixture.product, 'sites_norrvag_se')).filter(workshopOf);
    const workshop = workshops.at(-1) as Dealer;
    expect((await post(valuesOf({ dealer: workshop.site_id }))).status).toBe(303);
    expect((await received())[0]?.toEmail).toBe(workshopOf(workshop)?.email);
    const refused = await post(valuesOf({ dealer: '9999', description: '' }));
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('href="#form-description"');
    expect((await post(valuesOf({ dealer: '9999' }))).body).toContain('href="#form-dealer"');
  });

  test('Q36 nothing of the customer is logged', async () => {
    await post(valuesOf());
    const written = JSON.stringify(fixture.product.logged) + (await fixture.product.metrics.registry.metrics());
    for (const canary of ['Canaria', '0709914567', 'canaria@', 'CAN123', 'secret wish']) {
      expect(written.includes(canary)).toBe(false);
    }
  });
});
