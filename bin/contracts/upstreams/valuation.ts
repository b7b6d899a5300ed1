import { valuationRequestSchema, valuationSchema } from '../../../src/contracts/car/valuation.ts';
import { type Contract, UNAUTHORIZED } from '../contract.ts';

export const valuationContract: Contract = {
  upstream: 'valuation',
  description: 'Estimates cars that visitors trade in. Plates are personal data: they are in bodies only.',
  messages: { ValuationRequest: valuationRequestSchema, Valuation: valuationSchema },
  notes: { conditions: { high: 'At least `low`.' } },
  operations: [
    {
      id: 'value',
      method: 'post',
      path: '/valuations',
      summary: 'Returns the estimate of a car in the requested currency.',
      request: 'ValuationRequest',
      responses: {
        200: { description: 'The estimate.', message: 'Valuation' },
        400: { description: 'The request breaks the contract.' },
        ...UNAUTHORIZED,
        404: { description: 'The plate is unknown.' },
      },
    },
  ],
};
