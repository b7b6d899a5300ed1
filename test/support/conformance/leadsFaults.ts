import { badJsonFault, type CaseFault, commonFaults, everySecond, insteadOf, withBody, withStatus } from './faults.ts';

const isForm = (name: string) => (seen: { body: string }) => seen.body.includes(`"formName":"${name}"`);
const accepts = insteadOf(400, 202);

/** One fault for each case of the leads contract. */
export const LEADS_FAULTS: Readonly<Record<string, CaseFault>> = {
  ...commonFaults('x-api-key'),
  'bad-json': badJsonFault,
  'refused-field': [withBody(() => ({ errors: { mail: 'invalid' } })), /^errors: expected a text for email/],
  'missing-field': [withBody(() => ({ message: 'name is missing' })), /^errors: /],
  'line-break': [accepts, /^status: expected 400, got 202/],
  'long-field': [accepts, /^status: expected 400, got 202/],
  'unknown-form': [insteadOf(400, 500), /^status: expected 400, got 500/],
  'unknown-member': [accepts, /^status: expected 400, got 202/],
  method: [insteadOf(405, 200), /^status: expected a 4xx, got 200/],
  'accepts-contact': [withStatus(200, isForm('contact')), /^status: expected 202, got 200/],
  'accepts-sellCar': [withStatus(400, isForm('sellCar')), /^status: expected 202, got 400/],
  'accepts-serviceRequest': [withStatus(400, isForm('serviceRequest')), /^status: expected 202, got 400/],
  'accepts-workshopRequest': [withStatus(500, isForm('workshopRequest')), /^status: expected 202, got 500/],
  'accepts-visitorMail': [withStatus(400, isForm('visitorMail')), /^status: expected 202, got 400/],
  encoding: [withStatus(500, (seen) => /[^ -~]/.test(seen.body)), /^status: expected 202, got 500/],
  'long-message': [withStatus(413, (seen) => seen.body.length > 1_500), /^status: expected 202, got 413/],
  once: [everySecond(withStatus(409)), /^status: expected 202, got 409/],
  conflict: [insteadOf(409, 202), /^status: expected 409, got 202/],
};
