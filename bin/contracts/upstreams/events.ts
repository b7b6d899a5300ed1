import { array, object, string } from 'yup';
import { platformEventSchema } from '../../../src/contracts/content/platformEvents.ts';
import { type Contract, textIn, UNAUTHORIZED } from '../contract.ts';

const siteId = textIn('query', 'siteId', 'Name of the site on the content platform.', 'acme');

export const eventsContract: Contract = {
  upstream: 'events',
  description:
    'The content platform’s services for page views and personalization. Calls carry the key of the content platform. The `utm_*` ' +
    'parameters of the page’s URL are additional members of an event.',
  messages: {
    PageView: platformEventSchema,
    PersonalizeRequest: object({
      channel: string().oneOf(['WEB']).required(),
      clientKey: string().defined(),
      currencyCode: string().required(),
      pointOfSale: string().defined(),
      friendlyId: string().required(),
      browserId: string().required(),
      language: string().required(),
      params: object().required(),
      variants: array(string().required()).required(),
    }),
    PersonalizeResponse: object({ variantId: string().nullable().optional() }),
  },
  operations: [
    {
      id: 'sendEvent',
      method: 'post',
      path: '/v1/events/v1.2/events',
      summary: 'Takes one page view. It is never sent twice.',
      parameters: [siteId],
      request: 'PageView',
      responses: {
        200: { description: 'Accepted. The body is not read.' },
        400: { description: 'The event breaks the contract.' },
        ...UNAUTHORIZED,
      },
    },
    {
      id: 'personalize',
      method: 'post',
      path: '/v1/personalize',
      summary: 'Returns the variant of a page for a visitor.',
      parameters: [siteId],
      request: 'PersonalizeRequest',
      responses: {
        200: { description: 'One of the requested variants; null for the default.', message: 'PersonalizeResponse' },
        400: { description: 'The request breaks the contract.' },
        ...UNAUTHORIZED,
      },
    },
  ],
};
