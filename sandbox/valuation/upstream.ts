import { ValidationError } from 'yup';
import { type ValuationRequest, valuationRequestSchema } from '../../src/contracts/car/valuation.ts';
import type { CreateUpstream } from '../foundUpstreams.ts';
import { type Handler, HttpError, readJson, requestUrl, sendJson } from '../lib/http.ts';
import { nameOperation } from '../lib/operation.ts';
import { estimateOf } from './estimate.ts';

export const upstream: CreateUpstream = createValuationUpstream;

/**
 * Creates the valuation service: `POST /valuations` with header `x-api-key`. Errors: 400 for a body that breaks the contract, 401 for a
 * wrong key, 404 for an unknown plate.
 */
export function createValuationUpstream({ key }: { key: string }): Handler {
  return async (req, res) => {
    if (requestUrl(req).pathname !== '/valuations') throw new HttpError(404, 'Nothing is here.');
    if (req.method !== 'POST') throw new HttpError(405, 'Cars are valued by POST.');
    if (req.headers['x-api-key'] !== key) throw new HttpError(401, 'The key is missing or wrong.');
    nameOperation(req, 'valuation');
    const estimate = estimateOf(valid(await readJson(req)), new Date().toISOString().slice(0, 10));
    if (!estimate) throw new HttpError(404, 'There is no such plate.');
    sendJson(res, 200, estimate);
  };
}

/** @throws HttpError 400 for a body that breaks the contract */
function valid(body: unknown): ValuationRequest {
  try {
    return valuationRequestSchema.validateSync(body, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new HttpError(400, error.message);
  }
}
