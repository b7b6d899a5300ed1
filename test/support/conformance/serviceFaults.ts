import {
  badJsonFault,
  type CaseFault,
  commonFaults,
  everySecond,
  insteadOf,
  repeatFault,
  withBody,
  withPath,
  withRequest,
  withStatus,
} from './faults.ts';

type Faults = Readonly<Record<string, CaseFault>>;

/** One fault for each case of car media. */
export const CAR_MEDIA_FAULTS: Faults = {
  ...commonFaults('x-api-key'),
  repeat: repeatFault,
  shape: [
    withBody((body) => {
      body.images360 = ['http://acme.example/a.jpg'];
    }),
    /^images360\[0\]: /,
  ],
  flags: [
    withBody((body) => {
      body.has360 = !body.has360;
    }),
    /^has360: expected/,
  ],
  'unknown-plate': [insteadOf(404, 200), /^status: expected 404, got 200/],
  encoding: [insteadOf(404, 500), /^status: expected 404, got 500/],
};

/** One fault for each case of valuations. */
export const VALUATION_FAULTS: Faults = {
  ...commonFaults('x-api-key'),
  'bad-json': badJsonFault,
  shape: [
    withBody((body) => {
      body.low = body.high + 1;
    }),
    /^high: /,
  ],
  currency: [
    withBody((body) => {
      body.currency = 'EUR';
    }),
    /^currency: expected "SEK", got EUR/,
  ],
  mileage: [
    withBody((body, request) => {
      if (request.mileage > 10_000) body.high += 10_000_000;
    }),
    /^high: expected at most/,
  ],
  'unknown-plate': [
    withRequest((body) => {
      body.plate = 'ABC123';
    }),
    /^status: expected 404, got 200/,
  ],
  'bad-member': [insteadOf(400, 200), /^status: expected 400, got 200/],
};

/** One fault for each case of the events. */
export const EVENTS_FAULTS: Faults = {
  ...withoutType(commonFaults('sc_apikey')),
  'bad-json': badJsonFault,
  event: [
    withStatus(500, (seen) => seen.body.includes('utm_source')),
    /^status: expected 200 or 201 or 202 or 204, got 500/,
  ],
  'bad-event': [insteadOf(400, 202), /^status: expected 400, got 202/],
  variant: [
    withBody(() => ({ variantId: 'winter' })),
    /^variantId: expected one of the requested variants, or null, got winter/,
  ],
  'no-variant': [withBody(() => ({ variantId: 'spring' })), /^variantId: expected null, got spring/],
};

function withoutType({ 'content-type': _, ...faults }: Faults): Faults {
  return faults;
}

/** One fault for each case of the embedded forms. */
export const EMBEDDED_FORMS_FAULTS: Faults = {
  ...commonFaults('apikey'),
  'bad-json': badJsonFault,
  questions: [
    withBody((body) => {
      body.content[0].answers[3].order = 2;
    }),
    /^content\[0\]\.answers\.3\.order: /,
  ],
  'unknown-form': [withPath((path) => path.replace(/\d{15}/, '900000000000001')), /^status: expected 404, got 200/],
  'refused-answer': [withBody(() => ({ errors: { email: 'invalid' } })), /^errors: expected a text for 4/],
  'unknown-question': [insteadOf(400, 200), /^status: expected a 4xx, got 200/],
  accepts: [insteadOf(200, 201), /^status: expected 200, got 201/],
  once: [everySecond(withStatus(409)), /^status: expected 200, got 409/],
  newsletter: [withStatus(400, (seen) => seen.body.includes('"status":"ended"')), /^status: expected 200, got 400/],
};

/** One fault for each case of the lender. */
export const FINANCE_FAULTS: Faults = {
  ...commonFaults('x-api-key'),
  'bad-json': badJsonFault,
  quotes: [
    withBody((body) => {
      body.Vehicles[0].FinanceQuotations[0].Term = 36;
    }),
    /^FinanceQuotations HP: Term, CashDeposit: expected \[48,1899\.5\]/,
  ],
  'one-product': [
    withRequest((body) => {
      body.VehicleRequests[0].Parameters.FinanceProductFamilyKeys = ['HP', 'PCP'];
    }),
    /^FinanceQuotations\[\]\.FamilyKey: expected \["HP"\]/,
  ],
  'from-payment': [
    withRequest((body) => {
      body.VehicleRequests[0].Parameters.CalculationType = 'RegularPayment';
    }),
    /^FinanceQuotations\[0\]\.RegularPayment: expected 300/,
  ],
  deposit: [
    withRequest((body) => {
      body.VehicleRequests[0].Parameters.CashDeposit = 1_000;
    }),
    /^FinanceQuotations\[0\]\.RegularPayment: expected less than/,
  ],
  'bad-terms': [insteadOf(400, 500), /^status: expected 400, got 500/],
  'unknown-dealer': [insteadOf(403, 200), /^status: expected 400 or 403 or 404, got 200/],
  defaults: [
    withBody((body) => {
      body.Products[0].Term = '48';
    }),
    /^Products\[0\]\.Term: /,
  ],
  legal: [insteadOf(404, 200), /^status: expected 404, got 200/],
};

/** One fault for each case of the places. */
export const PLACES_FAULTS: Faults = {
  ...commonFaults('x-goog-api-key'),
  'bad-json': badJsonFault,
  suggestions: [withBody(() => ({})), /^suggestions: expected at least one for Göteb, got \[\]/],
  diacritics: [
    withBody((body, request) => (request.input === 'goteborg' ? { suggestions: [] } : body)),
    /^suggestions\[0\]\.placePrediction\.placeId: expected se-goteborg/,
  ],
  nothing: [
    withRequest((body) => {
      body.input = 'Göteb';
    }),
    /^suggestions: expected none/,
  ],
  'empty-text': [insteadOf(400, 200), /^status: expected a 4xx, got 200/],
  place: [
    withBody((body) => {
      if (body.location) body.location = { latitude: body.location.longitude, longitude: body.location.latitude };
    }),
    /^location: expected decimal degrees in Sweden/,
  ],
  'unknown-place': [insteadOf(404, 500), /^status: expected 404 or 400, got 500/],
};
