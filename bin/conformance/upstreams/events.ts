import { object, string } from 'yup';
import { badJsonCase, keyCase, timeCase, unknownParameterCase, unknownPathCase } from '../commonCases.ts';
import type { Suite, Trial } from '../conformanceCase.ts';
import { expectEqual, expectJson, expectStatus, expectThat } from '../expect.ts';

const ID = '0b9c2c52-8f4e-4d0c-9a70-0b4f6e1c9d11';
const PAGE = '110d559fdea542ea9c1c8a5df7e70ef9';

const pathOf = (trial: Trial, path: string) => `${path}?siteId=${encodeURIComponent(trial.setting('site'))}`;

const eventOf = (trial: Trial, more: object = {}) => ({
  path: pathOf(trial, '/v1/events/v1.2/events'),
  json: {
    type: 'VIEW',
    browser_id: ID,
    channel: 'WEB',
    currency: 'USD',
    client_key: '',
    pos: '',
    language: 'EN',
    page: 'Conformance Test',
    requested_at: '2026-11-23T09:30:00.000Z',
    ext: { pageVariantId: `${PAGE}_en_default` },
    ...more,
  },
});

const personalizeOf = (trial: Trial, more: object = {}) => ({
  path: pathOf(trial, '/v1/personalize'),
  json: {
    channel: 'WEB',
    clientKey: '',
    currencyCode: 'USD',
    pointOfSale: '',
    friendlyId: `embedded_${PAGE}_en`,
    browserId: ID,
    language: 'en',
    params: { referrer: '', utm: { campaign: 'spring' } },
    variants: ['spring'],
    ...more,
  },
});

const responseSchema = object({ variantId: string().nullable().optional() });
const common = { request: (trial: Trial) => personalizeOf(trial) };

/** Demanded of the content platform's services for page views and personalization. */
export const eventsSuite: Suite = {
  upstream: 'events',
  settings: { site: { meaning: 'Name of a site on the content platform', example: 'acme' } },
  cases: [
    keyCase(common),
    timeCase(common),
    unknownPathCase(),
    unknownParameterCase(common),
    badJsonCase({ request: (trial) => eventOf(trial) }),
    {
      id: 'event',
      title: 'A page view is accepted, also with the parameters of a campaign and other letters.',
      writes: true,
      run: async (trial) => {
        expectStatus(await trial.client.call(eventOf(trial)), 200, 201, 202, 204);
        const more = { utm_source: 'newsletter', page: 'Bilar åäö 🚗', referrer: 'https://www.example.com/' };
        expectStatus(await trial.client.call(eventOf(trial, more)), 200, 201, 202, 204);
      },
    },
    {
      id: 'bad-event',
      title: 'An event without a type, and one without a site, are a 400.',
      run: async (trial) => {
        const event = eventOf(trial, { type: undefined });
        expectStatus(await trial.client.call(event), 400);
        expectStatus(await trial.client.call({ ...eventOf(trial), path: '/v1/events/v1.2/events' }), 400);
      },
    },
    {
      id: 'variant',
      title: 'Personalization returns one of the requested variants, or null.',
      run: async (trial) => {
        const variants = ['spring', 'summer'];
        const response = await trial.client.call(personalizeOf(trial, { variants }));
        const { variantId = null } = expectJson(response, 200, responseSchema);
        const isKnown = variantId === null || variants.includes(variantId);
        expectThat(isKnown, 'variantId', 'one of the requested variants, or null', variantId);
      },
    },
    {
      id: 'no-variant',
      title: 'Without variants there is none.',
      run: async (trial) => {
        const response = await trial.client.call(personalizeOf(trial, { variants: [] }));
        const { variantId = null } = expectJson(response, 200, responseSchema);
        expectEqual(variantId, null, 'variantId');
      },
    },
  ],
};
