import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { OutboxMessage } from '../../../sandbox/control/outbox.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type RunningRedis, startRedis } from '../../support/redis.ts';
import { send } from '../../support/request.ts';

/** Embedded forms and the newsletter (F106): `POST /api/jotform`, answers, links in mails. */

const EVENT = '240511000101';
const NEWSLETTER = '900000000000001';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 40, settings: { TRUST_PROXY: '1' } });
}, 180_000);
afterAll(() => product.close());
beforeEach(async () => {
  await product.resetSandbox();
  product.logged.length = 0;
});

let lastClient = 0;
function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  lastClient += 1;
  const all = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${lastClient}`, ...headers };
  return send(product.url, path, { method: 'POST', body: JSON.stringify(body), headers: all });
}
const questions = (body: unknown, headers?: Record<string, string>) => post('/api/jotform', body, headers);
const submit = (formName: string, values: object, id: string = randomUUID()) =>
  post('/api/forms/comhub', { formName, formSubmissionId: id, values });

interface State {
  upstreams: Record<
    'leads' | 'embeddedForms',
    { calls: { total: number }; received: { form: string; submissionId: string; answers: Record<string, unknown> }[] }
  >;
  outbox: OutboxMessage[];
}
const state = async (): Promise<State> =>
  (await fetch(`${product.sandboxUrl}/__sandbox/state.json`)).json() as Promise<State>;
const received = async () => (await state()).upstreams.embeddedForms.received;
const name = (kind: string, question: number, form = EVENT) => `${kind}_${form}_${question}`;

const ANSWERS = {
  formId: EVENT,
  [name('text', 3)]: ' Canaria  Ek',
  [name('email', 4)]: 'canaria@Example.com',
  [name('phone', 5)]: '070-123 45 67',
  [name('number', 6)]: ' 2 ',
  [name('choice', 7)]: '18.30',
  [name('several', 8)]: ['Elbil på vintern', 'Provkörning'],
  [name('longText', 9)]: 'secret\nquestion',
  [name('consent', 11)]: 'on',
};
const CANARIES = ['Canaria', '0701234567', 'canaria@', 'secret'];

describe('POST /api/jotform', () => {
  test('F106 gives the questions as content[0].answers, without those that have no field', async () => {
    const response = await questions({ formId: EVENT });
    const { content } = JSON.parse(response.body) as { content: { answers: Record<string, { type: string }> }[] };
    expect(response.status).toBe(200);
    expect(content[0]?.answers[7]).toMatchObject({
      type: 'control_radio',
      required: 'Yes',
      options: '17.30|18.30|19.30',
    });
    expect(Object.values(content[0]?.answers ?? {}).map(({ type }) => type)).not.toContain('control_signature');
    await questions({ formId: EVENT });
  });

  test('F106 a question without a field is logged once', async () => {
    const other = '240511000103';
    for (let count = 0; count < 2; count += 1) await questions({ formId: other });
    const lines = product.logged.filter(({ event }) => event === 'form.unknownQuestion');
    expect(lines).toEqual([expect.objectContaining({ form: other, type: 'control_signature' })]);
  });

  test.each([{}, { formId: '' }, { formId: null }, { formId: ['1'] }])(
    "F106 400 'Missing FormId' for %j",
    async (body) => {
      const response = await questions(body);
      expect([response.status, JSON.parse(response.body)]).toEqual([400, { error: 'Missing FormId' }]);
    },
  );

  test('404 for unknown forms, the newsletter’s own, and ids that are no numbers; these do not call the upstream', async () => {
    expect((await questions({ formId: '123456789' })).status).toBe(404);
    const before = await product.callsTo('embeddedForms');
    for (const formId of [NEWSLETTER, '../form/1', '1', 'constructor']) {
      expect((await questions({ formId })).status).toBe(404);
    }
    expect(await product.callsTo('embeddedForms')).toBe(before);
  });

  test('403, 405, 502', async () => {
    expect((await questions({ formId: EVENT }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await questions({ formId: EVENT }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send(product.url, '/api/jotform')).status).toBe(405);
    await product.setFault({ upstream: 'embeddedForms', kind: 'error' });
    expect((await questions({ formId: '240511000204' })).status).toBe(502);
  });
});

describe('answers of an embedded form', () => {
  test('F106 reach the upstream once, normalised, under the ids of their questions; no lead is sent', async () => {
    const id = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => submit('embedded', ANSWERS, id)));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set([`202 {"formSubmissionId":"${id}"}`]),
    );
    const { upstreams } = await state();
    expect(upstreams.embeddedForms.received).toEqual([
      {
        form: EVENT,
        submissionId: id,
        answers: {
          3: 'Canaria Ek',
          4: 'canaria@example.com',
          5: '0701234567',
          6: '2',
          7: '18.30',
          8: ['Elbil på vintern', 'Provkörning'],
          9: 'secret\nquestion',
          11: 'Yes',
        },
      },
    ]);
    expect(upstreams.leads.calls.total).toBe(0);
    expect((await submit('embedded', { ...ANSWERS, [name('number', 6)]: '3' }, id)).status).toBe(409);
    for (const canary of CANARIES) expect(JSON.stringify(product.logged)).not.toContain(canary);
  });

  test('F106 400 names the broken rule of each question; unknown fields are dropped', async () => {
    const response = await submit('embedded', {
      formId: EVENT,
      [name('number', 6)]: '7',
      [name('choice', 7)]: 'noon',
      x: 1,
    });
    expect(JSON.parse(response.body)).toEqual({
      error: 'values',
      errors: {
        [name('text', 3)]: 'formErrorAnswer',
        [name('email', 4)]: 'formErrorEmailRequired',
        [name('number', 6)]: 'formErrorNumber',
        [name('choice', 7)]: 'formErrorChoice',
        [name('consent', 11)]: 'formErrorConsent',
      },
    });
  });

  test.each([NEWSLETTER, '123456789', '', undefined])('400 for the form %s', async (formId) => {
    const response = await submit('embedded', { ...ANSWERS, formId });
    expect([response.status, JSON.parse(response.body)]).toMatchObject([
      400,
      { errors: { formId: 'formErrorInvalid' } },
    ]);
  });

  test('an answer that the upstream refuses is an error of its field; a failure is 502, then the same form is sent', async () => {
    await product.setFault({ upstream: 'embeddedForms', kind: 'refuse', field: '7' });
    const refused = await submit('embedded', ANSWERS);
    expect([refused.status, JSON.parse(refused.body)]).toMatchObject([
      400,
      { errors: { [name('choice', 7)]: 'formErrorInvalid' } },
    ]);
    const id = randomUUID();
    await product.setFault({ upstream: 'embeddedForms', kind: 'lost', times: 1 });
    expect((await submit('embedded', ANSWERS, id)).status).toBe(502);
    expect((await submit('embedded', ANSWERS, id)).status).toBe(202);
    expect(await received()).toHaveLength(1);
  });
});

/** Sends a form as a browser without scripts does. */
function postPage(path: string, fields: Record<string, string | string[]>, host = 'norrvag-se.localhost') {
  lastClient += 1;
  const body = new URLSearchParams();
  for (const [key, value] of Object.entries(fields)) for (const each of [value].flat()) body.append(key, each);
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': `203.0.113.${lastClient}`,
    accept: 'text/html',
  };
  return send(product.url, path, { method: 'POST', body: body.toString(), headers, host });
}
const get = (path: string, host = 'norrvag-se.localhost') => send(product.url, path, { host });

/** An error with a phone number and an e-mail address. */
const HELP = /role="alert"(?:(?!<form).)*href="tel:(?:(?!<form).)*href="mailto:/s;

describe('an embedded form without scripts', () => {
  test('F106 its questions are on the page, in the language of the page', async () => {
    const [swedish, english] = await Promise.all([get('/om-oss'), get('/en/om-oss')]);
    expect(swedish.body).toContain('Hur många kommer ni?');
    expect(english.body).toContain('How many of you are coming?');
    expect(english.body).toContain('action="/en/om-oss#form-240511000102"');
  });

  test('422 shows what was typed and the errors; 303 redirects to a confirmation of this form', async () => {
    const fields = { formName: 'embedded', ...ANSWERS };
    const refused = await postPage('/om-oss', { ...fields, [name('number', 6)]: '99' });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatch(new RegExp(`href="#form-${EVENT}-${name('number', 6)}"`));
    expect(refused.body).toMatch(/<input(?=[^>]*value="18\.30")[^>]* checked=""/);
    expect(refused.body).toMatch(/<textarea[^>]*>secret\nquestion/);
    const sent = await postPage('/om-oss', fields);
    expect([sent.status, sent.headers.location]).toEqual([303, `/om-oss?sent=embedded-${EVENT}#form-${EVENT}`]);
    const confirmation = await get(`/om-oss?sent=embedded-${EVENT}`);
    expect(confirmation.body).toContain('>Tack, vi har fått ditt svar');
    expect((await get('/om-oss?sent=embedded-999999')).body).not.toContain('>Tack, vi har fått ditt svar');
    expect(await received()).toHaveLength(1);
  });

  test('U22 while the upstream fails the page shows phone and mail beside the error, and what was typed', async () => {
    await get('/om-oss');
    await product.setFault({ upstream: 'embeddedForms', kind: 'error' });
    const failed = await postPage('/om-oss', { formName: 'embedded', ...ANSWERS, [name('text', 3)]: 'Canaria Later' });
    expect(failed.status).toBe(502);
    expect(failed.body).toMatch(HELP);
    expect(failed.body).toContain('value="Canaria Later"');
  });

  test('a form that the page does not show is refused', async () => {
    const fields = { ...ANSWERS, formName: 'embedded' };
    expect((await postPage('/kop-bil', fields)).status).toBe(405);
    expect((await postPage('/om-oss', { ...fields, formId: '240511000102' })).status).toBe(405);
  });
});

describe('the newsletter', () => {
  const SITES = [
    ['norrvag-se', '', '/om-oss/nyhetsbrevet'],
    ['norrvag-se', '/en', '/om-oss/nyhetsbrevet'],
    ['norrvag-no', '', '/om-oss/nyhetsbrevet'],
    ['norrvag-dk', '', '/om-os/nyhedsbrevet'],
    ['norrvag-dk', '/en', '/om-os/nyhedsbrevet'],
    ['norrvag-fi', '', '/meista/uutiskirje'],
    ['norrvag-fi', '/sv', '/meista/uutiskirje'],
    ['rullande-se', '', '/om-rullande/nyhetsbrevet'],
    ['rullande-sk', '', '/o-nas/novinky-emailom'],
    ['marlow-uk', '', '/about-us/our-newsletter'],
  ] as const;
  /** Addresses of their own, because equal posts of a day are one. */
  const emailOf = (host: string, prefix: string) => `canaria@${host.split('.')[0]}${prefix.replace('/', '.')}.example`;
  /** Returns the links of the last mail, without the origin. */
  async function linkInMail(): Promise<string> {
    const { outbox } = await state();
    const url = /https?:\/\/\S+/.exec(outbox.at(-1)?.text ?? '')?.[0] ?? '';
    return url.replace(/^https?:\/\/[^/]+/, '');
  }

  test.each(SITES)('F106 %s%s: sign-up, mail, confirmation, end; a GET changes nothing', async (site, prefix, path) => {
    const host = `${site}.localhost`;
    const page = `${prefix}${path}`;
    const signUp = await postPage(page, { formName: 'newsletter', email: emailOf(host, prefix) }, host);
    expect([signUp.status, signUp.headers.location]).toEqual([303, `${page}?sent=newsletter#newsletter`]);
    const confirm = await linkInMail();
    expect(confirm).toMatch(new RegExp(`^${page}/confirm\\?token=`));
    expect(confirm).not.toContain('canaria');

    const shown = await get(confirm, host);
    expect([shown.status, shown.body.match(/value="newsletterConfirm"/g)?.length]).toEqual([200, 1]);
    expect((await received()).map(({ answers }) => answers.status)).toEqual(['pending']);

    const first = await postPage(confirm, { formName: 'newsletterConfirm' }, host);
    expect([first.status, first.headers.location]).toEqual([
      303,
      `${page}/confirm?sent=newsletterConfirm#newsletterConfirm`,
    ]);
    const again = await postPage(confirm, { formName: 'newsletterConfirm' }, host);
    expect(again.headers.location).toBe(`${page}/confirm?sent=newsletterConfirm-again#newsletterConfirm`);
    const end = await linkInMail();
    expect(end).toMatch(new RegExp(`^${page}/unsubscribe\\?token=`));
    expect((await postPage(end, { formName: 'newsletterEnd' }, host)).status).toBe(303);
    expect((await received()).map(({ answers }) => answers.status)).toEqual(['pending', 'confirmed', 'ended']);
    for (const canary of CANARIES) expect(JSON.stringify(product.logged)).not.toContain(canary);
    const texts = await Promise.all(
      ['newsletterConfirm', 'newsletterConfirm-again'].map(
        async (sent) =>
          (await get(`${page}/confirm?sent=${sent}`, host)).body.match(/id="newsletterConfirm".*?<p>(.*?)<\/p>/s)?.[1],
      ),
    );
    expect(new Set(texts).size).toBe(2);
  });

  test('F106 forged links, links of the other action and of another site are refused with a way out', async () => {
    await postPage('/om-oss/nyhetsbrevet', { formName: 'newsletter', email: 'forged@example.com' });
    const link = await linkInMail();
    const token = link.split('token=')[1] ?? '';
    const page = '/om-oss/nyhetsbrevet/confirm';
    const forged = [`${token}x`, token.replace(/^./, (first) => (first === '0' ? '1' : '0')), '', 'x'.repeat(500)];
    for (const each of forged) {
      const response = await postPage(`${page}?token=${each}`, { formName: 'newsletterConfirm' });
      expect(response.status).toBe(422);
      expect(response.body).toContain('Länken är inte giltig');
      expect(response.body).toContain('href="/om-oss/nyhetsbrevet"');
    }
    const other = await postPage(`/om-oss/nyhetsbrevet/unsubscribe?token=${token}`, { formName: 'newsletterEnd' });
    expect(other.status).toBe(422);
    const elsewhere = await postPage(
      `${page}?token=${token}`,
      { formName: 'newsletterConfirm' },
      'norrvag-no.localhost',
    );
    expect(elsewhere.status).toBe(422);
    expect((await received()).map(({ answers }) => answers.status)).toEqual(['pending']);
  });

  test('one address gets three mails a day, and everybody the same response', async () => {
    const sent = [];
    for (let count = 0; count < 5; count += 1) sent.push(await submit('newsletter', { email: 'often@example.com' }));
    expect(sent.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    expect((await state()).outbox).toHaveLength(3);
  });

  test('the attempts of one sign-up count as one mail, so that its mail arrives when the upstream recovers', async () => {
    const values = { email: 'repeated@example.com' };
    const id = randomUUID();
    await product.setFault({ upstream: 'embeddedForms', kind: 'error', times: 3 });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await submit('newsletter', values, id)).status);
    expect(statuses).toEqual([502, 502, 502, 202]);
    expect((await state()).outbox).toHaveLength(1);
    for (let count = 0; count < 4; count += 1) await submit('newsletter', values);
    expect((await state()).outbox).toHaveLength(3);
  });

  test('while the upstream fails the link stays valid', async () => {
    await postPage('/om-oss/nyhetsbrevet', { formName: 'newsletter', email: 'later@example.com' });
    const link = await linkInMail();
    await product.setFault({ upstream: 'embeddedForms', kind: 'error' });
    const failed = await postPage(link, { formName: 'newsletterConfirm' });
    expect([failed.status, failed.body.includes('länken gäller fortfarande')]).toEqual([502, true]);
    expect(failed.body).toMatch(HELP);
    const signUp = await postPage('/om-oss/nyhetsbrevet', { formName: 'newsletter', email: 'much.later@example.com' });
    expect(signUp.status).toBe(502);
    expect(signUp.body).toMatch(HELP);
    await product.setFault({ upstream: 'embeddedForms', kind: 'none' });
    expect((await postPage(link, { formName: 'newsletterConfirm' })).status).toBe(303);
  });
});

describe('the newsletter in two processes', () => {
  let redis: RunningRedis;
  let processes: readonly Product[] = [];
  beforeAll(async () => {
    redis = await startRedis();
    const start = () => startProduct({ cars: 40, settings: { REDIS_URL: redis.url } });
    processes = [await start(), await start()];
  }, 180_000);
  afterAll(async () => {
    for (const each of processes) await each.close();
    await redis.stop();
  });

  test('the attempts of one sign-up count as one mail in both', async () => {
    const body = JSON.stringify({
      formName: 'newsletter',
      formSubmissionId: randomUUID(),
      values: { email: 'repeated@example.com' },
    });
    const headers = { 'content-type': 'application/json' };
    const attempt = async ({ url }: Product) =>
      (await send(url, '/api/forms/comhub', { method: 'POST', body, headers })).status;
    const [one, other] = processes;
    if (!one || !other) throw new Error('A process is missing');
    for (const each of processes) await each.setFault({ upstream: 'embeddedForms', kind: 'error' });
    expect([await attempt(one), await attempt(other), await attempt(one)]).toEqual([502, 502, 502]);
    for (const each of processes) await each.setFault({ upstream: 'embeddedForms', kind: 'none' });
    expect(await attempt(other)).toBe(202);
    const { outbox } = (await (await fetch(`${other.sandboxUrl}/__sandbox/state.json`)).json()) as State;
    expect(outbox.map(({ to }) => to)).toEqual(['repeated@example.com']);
  });
});

describe('teasers', () => {
  test('F105 four dealers with workshops, linked by path and slug', async () => {
    const { body } = await get('/service-och-verkstad');
    const links = [...body.matchAll(/<article[^>]*>.*?href="(\/anlaggningar\/[^"]+)"/gs)].map(([, href]) => href);
    expect(new Set(links).size).toBe(4);
    for (const link of links) expect((await get(link ?? '')).status).toBe(200);
  });

  test('F105 cars by query: eight, on every site that buys and sells', async () => {
    const { body } = await get('/kop-bil');
    expect(body.match(/<article[^>]*data-car=/g)?.length).toBeGreaterThanOrEqual(8);
  });
});
