import {
  defaultsRequestSchema,
  defaultsResponseSchema,
  legalResponseSchema,
  quotationSchema,
  quoteRequestSchema,
  quoteResponseSchema,
  refusedQuotationSchema,
} from '../../../src/contracts/finance/finance.ts';
import { type Contract, textIn, UNAUTHORIZED } from '../contract.ts';
import { type JsonSchema, jsonSchemaOf } from '../jsonSchema.ts';

const INVALID = { 400: { description: 'The request breaks the contract.' } };

const refused = jsonSchemaOf(refusedQuotationSchema);

export const financeContract: Contract = {
  upstream: 'finance',
  description:
    'Quotes of a lender for used cars in the UK. Amounts are pounds with whole pence, distances miles. 403: the lender does not know `Organisation.Key`.',
  messages: {
    QuoteRequest: quoteRequestSchema,
    QuoteResponse: quoteResponseSchema,
    DefaultsRequest: defaultsRequestSchema,
    DefaultsResponse: defaultsResponseSchema,
    Terms: legalResponseSchema,
  },
  notes: {
    schemas: {
      'Vehicles[].FinanceQuotations[]': {
        anyOf: [
          { ...jsonSchemaOf(quotationSchema), not: { properties: { HasError: { const: true } } } },
          {
            ...refused,
            properties: { ...(refused.properties as JsonSchema), HasError: { const: true } },
            description: 'No quote.',
          },
        ],
      },
    },
    conditions: {
      'VehicleRequests[].Parameters.CashDeposit': 'Required when `CalculationType` is `RegularPayment`.',
      'VehicleRequests[].Parameters.RegularPayment': 'Required, and above 0, when `CalculationType` is `CashDeposit`.',
    },
  },
  operations: [
    {
      id: 'quote',
      method: 'post',
      path: '/cfd',
      summary: 'Returns quotes for vehicles on the requested terms.',
      request: 'QuoteRequest',
      responses: {
        200: { description: 'Only requested vehicles and products.', message: 'QuoteResponse' },
        ...INVALID,
        ...UNAUTHORIZED,
      },
    },
    {
      id: 'defaults',
      method: 'post',
      path: '/default',
      summary: 'Returns the usual terms for a vehicle.',
      request: 'DefaultsRequest',
      responses: {
        200: { description: 'None for a vehicle that is not financed.', message: 'DefaultsResponse' },
        ...INVALID,
        ...UNAUTHORIZED,
      },
    },
    {
      id: 'legal',
      method: 'get',
      path: '/legal',
      summary: 'Returns the terms of a quote.',
      parameters: [textIn('query', 'quoteRef', 'Reference of the quote.', 'CW-0123456789AB')],
      responses: {
        200: { description: 'Plain text, blank lines between paragraphs.', message: 'Terms' },
        ...UNAUTHORIZED,
        404: { description: 'There is no such quote.' },
      },
    },
  ],
};
