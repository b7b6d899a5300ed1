import { randomUUID } from 'node:crypto';
import { refusedLeadSchema, VISITOR_MAIL } from '../../../src/contracts/leads/leads.ts';
import { badJsonCase, jsonCases } from '../commonCases.ts';
import type { ConformanceCase, Suite, Trial } from '../conformanceCase.ts';
import { expectJson, expectRefusal, expectStatus, expectThat } from '../expect.ts';

/** Valid leads of each form, as the product sends them. */
const added = (trial: Trial) => ({
  toName: 'Conformance Test',
  toEmail: trial.setting('email'),
  siteEmail: trial.setting('email'),
  siteName: 'Conformance Test',
  source: 'https://acme.example/conformance-test',
  language: 'en',
  carNames: ['Volvo V60 (ABC123)'],
});

const customer = (trial: Trial) => ({
  customerName: 'Conformance Test',
  customerPhone: '+46701740605',
  customerEmail: trial.setting('email'),
});

const VALUES: Readonly<Record<string, (trial: Trial) => object>> = {
  contact: (trial) => ({
    car: '17',
    name: 'Conformance Test',
    phone: '+46701740605',
    email: trial.setting('email'),
    message: 'A test. Please ignore it.',
  }),
  sellCar: (trial) => ({ regno: 'ABC123', milage: 8200, option: 'sellCar', place: 'Solna', ...customer(trial) }),
  serviceRequest: (trial) => ({
    regno: 'AB12345',
    typeCar: 'car',
    services: ['Service'],
    dealer: '1001',
    date: '2030-01-15',
    gdpr: true,
    ...customer(trial),
  }),
  workshopRequest: (trial) => ({ regno: 'ABC123', description: 'A test.', place: 'Solna', ...customer(trial) }),
};

/** Returns the request of a lead. @param more members of `values` */
function leadRequest(trial: Trial, formName = 'contact', more: object = {}, formSubmissionId: string = randomUUID()) {
  const values = { ...VALUES[formName]?.(trial), ...added(trial), ...more };
  return { path: '/forms', json: { formName, formSubmissionId, values } };
}

/** A lead that is refused, so that calls with it create nothing. */
const invalidRequest = (trial: Trial) => leadRequest(trial, 'contact', { email: 'no-address' });

async function expectRefusedField(trial: Trial, more: object, field: string): Promise<void> {
  const response = await trial.client.call(leadRequest(trial, 'contact', more));
  const { errors } = expectJson(response, 400, refusedLeadSchema);
  expectThat(field in errors, 'errors', `a text for ${field}`, errors);
}

const refused = { request: invalidRequest, status: 400 };

const CASES: readonly ConformanceCase[] = [
  {
    id: 'refused-field',
    title: 'An invalid field is a 400 whose `errors` has its name.',
    run: (trial) => expectRefusedField(trial, { email: 'no-address' }, 'email'),
  },
  {
    id: 'missing-field',
    title: 'A missing field that is required is a 400 whose `errors` has its name.',
    run: (trial) => expectRefusedField(trial, { name: undefined }, 'name'),
  },
  {
    id: 'line-break',
    title: 'A line break in a field of one line, such as a name, is refused: it could add a header to a mail.',
    run: (trial) => expectRefusedField(trial, { name: 'Eva\r\nBcc: all@acme.example' }, 'name'),
  },
  {
    id: 'long-field',
    title: 'A message of more than 2,000 characters is refused.',
    run: (trial) => expectRefusedField(trial, { message: 'x'.repeat(2_001) }, 'message'),
  },
  {
    id: 'unknown-form',
    title: 'An unknown `formName`, and a `formSubmissionId` that is no UUID, are refused by 400.',
    run: async (trial) => {
      expectStatus(await trial.client.call(leadRequest(trial, 'no-such-form')), 400);
      expectStatus(await trial.client.call(leadRequest(trial, 'contact', {}, 'no-uuid')), 400);
    },
  },
  {
    id: 'unknown-member',
    title: 'A member of `values` that the form does not have is refused by 400.',
    run: async (trial) => expectStatus(await trial.client.call(leadRequest(trial, 'contact', { bcc: 'a' })), 400),
  },
  {
    id: 'method',
    title: 'Another method than POST is refused.',
    run: async ({ client }) => expectRefusal(await client.call({ path: '/forms', method: 'GET' })),
  },
  ...Object.keys(VALUES).map(
    (formName): ConformanceCase => ({
      id: `accepts-${formName}`,
      title: `A valid lead of the form ${formName} is accepted by 202.`,
      writes: true,
      run: async (trial) => expectStatus(await trial.client.call(leadRequest(trial, formName)), 202),
    }),
  ),
  {
    id: 'accepts-visitorMail',
    title:
      'A mail that the product writes to a visitor, `visitorMail`, is accepted by 202; one without its unsubscribe URL is a 400.',
    writes: true,
    run: async (trial) => {
      const values = {
        email: trial.setting('email'),
        subject: 'Conformance Test',
        text: 'A test. Please ignore it.',
        html: '<p>A test. Please ignore it.</p>',
        unsubscribeUrl: 'https://acme.example/end',
        siteEmail: trial.setting('email'),
        siteName: 'Conformance Test',
        source: 'https://acme.example/conformance-test',
        language: 'en',
      };
      const request = (more: object) => ({
        path: '/forms',
        json: { formName: VISITOR_MAIL, formSubmissionId: randomUUID(), values: { ...values, ...more } },
      });
      expectStatus(await trial.client.call(request({})), 202);
      expectStatus(await trial.client.call(request({ unsubscribeUrl: undefined })), 400);
    },
  },
  {
    id: 'encoding',
    title: 'Names and messages in any alphabet are accepted.',
    writes: true,
    run: async (trial) => {
      const more = { name: 'Åsa Öberg 李', message: 'Finns bilen kvar? 🚗\nTack! <b>&amp;' };
      expectStatus(await trial.client.call(leadRequest(trial, 'contact', more)), 202);
    },
  },
  {
    id: 'long-message',
    title: 'A message of 2,000 characters is accepted.',
    writes: true,
    run: async (trial) =>
      expectStatus(await trial.client.call(leadRequest(trial, 'contact', { message: 'å'.repeat(2_000) })), 202),
  },
  {
    id: 'once',
    title: 'A lead with a known `formSubmissionId` is accepted by 202 again, also when both come at once.',
    writes: true,
    run: async (trial) => {
      const request = leadRequest(trial);
      const both = await Promise.all([trial.client.call(request), trial.client.call(request)]);
      for (const response of [...both, await trial.client.call(request)]) expectStatus(response, 202);
    },
  },
  {
    id: 'conflict',
    title: 'Another lead with a known `formSubmissionId` is a 409: the endpoint remembers what it has accepted.',
    writes: true,
    run: async (trial) => {
      const id = randomUUID();
      expectStatus(await trial.client.call(leadRequest(trial, 'contact', {}, id)), 202);
      expectStatus(await trial.client.call(leadRequest(trial, 'contact', { message: 'Another.' }, id)), 409);
    },
  },
];

/** Demanded of a service that passes leads on. */
export const leadsSuite: Suite = {
  upstream: 'leads',
  settings: {
    email: {
      meaning: 'Address that gets the mails of the leads',
      example: 'test@acme.example',
      default: 'conformance@acme.example',
    },
  },
  cases: [...jsonCases(refused), badJsonCase(refused), ...CASES],
};
