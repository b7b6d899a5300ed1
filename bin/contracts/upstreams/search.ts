import { object, string } from 'yup';
import { carDetailSchema } from '../../../src/contracts/car/car.ts';
import { dealerSchema } from '../../../src/contracts/dealers/dealer.ts';
import {
  histogramFacetSchema,
  searchRequestSchema,
  searchResponseSchema,
  valueFacetSchema,
} from '../../../src/contracts/search/search.ts';
import { type Contract, UNAUTHORIZED } from '../contract.ts';
import { jsonSchemaOf } from '../jsonSchema.ts';

const filterValue = {
  anyOf: [
    { type: ['string', 'number', 'boolean'] },
    {
      description: 'An inclusive range.',
      type: 'array',
      items: { type: 'number' },
      minItems: 2,
      maxItems: 2,
    },
  ],
};

export const searchContract: Contract = {
  upstream: 'search',
  description:
    'Searches the indexes of cars and dealers. Records in `content` are a `CarRecord` or a `DealerRecord`, with the members of ' +
    '`fields` only; empty `fields` means all. A car record in an index also has what visitors never see, such as `car_site_leads_email`.',
  messages: {
    SearchRequest: searchRequestSchema,
    SearchResponse: searchResponseSchema,
    SearchError: object({
      error: object({ message: string().required(), field: string().nullable().defined() }).required(),
    }),
    CarRecord: carDetailSchema,
    DealerRecord: dealerSchema,
  },
  notes: {
    schemas: {
      filters: {
        description:
          'By field. Values of a field are alternatives, fields are joined by AND. `{field}.neq` excludes. `near` is a place to sort by.',
        type: 'object',
        additionalProperties: { type: 'array', items: filterValue },
      },
      'facet[]': { anyOf: [jsonSchemaOf(valueFacetSchema), jsonSchemaOf(histogramFacetSchema)] },
      'content[]': { type: 'object' },
    },
  },
  operations: [
    {
      id: 'search',
      method: 'post',
      path: '/search',
      summary: 'Returns records, facets with counts, and the number of all records found.',
      request: 'SearchRequest',
      responses: {
        200: { description: 'The result.', message: 'SearchResponse' },
        400: { description: 'An unknown field, facet or sort, or an invalid request.', message: 'SearchError' },
        ...UNAUTHORIZED,
        404: { description: 'There is no such index.', message: 'SearchError' },
      },
    },
  ],
};
