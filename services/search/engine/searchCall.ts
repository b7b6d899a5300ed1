import type { IncomingMessage, ServerResponse } from 'node:http';
import { ValidationError } from 'yup';
import { type SearchRequest, searchRequestSchema } from '../../../src/contracts/search/search.ts';
import { parseJson, readBody, respondError, respondJson } from '../../lib/http/exchange.ts';
import { RequestError } from '../../lib/http/requestError.ts';
import type { Engine } from './engine.ts';

/** More than any search of the product needs. */
const MAX_BODY_BYTES = 64 * 1024;

/** How a server responds to `POST /search`. */
export interface SearchCallOptions {
  isKey(key: string): boolean;
  engineOf(index: string): Engine | null;
  /** Prepares a record for its response. */
  publish?(record: Record<string, unknown>): Promise<object>;
}

/**
 * Responds to a call of the search contract: `POST /search` with header `x-api-key` (F053). The body of errors is
 * `{ error: { message, field } }`: 400 with the field, 401 for a wrong key, 404 for an unknown index or path, 405, 413.
 *
 * @throws what is no error of the request
 */
export async function handleSearchCall(
  req: IncomingMessage,
  res: ServerResponse,
  { isKey, engineOf, publish }: SearchCallOptions,
): Promise<void> {
  try {
    checkCall(req, isKey);
    const request = parseRequest(parseJson(await readBody(req, MAX_BODY_BYTES)));
    const engine = engineOf(request.index);
    if (!engine) throw new RequestError(404, `unknown index ${request.index}`, 'index');
    const result = engine.search(request);
    respondJson(res, 200, publish ? { ...result, content: await Promise.all(result.content.map(publish)) } : result);
  } catch (error) {
    if (!(error instanceof RequestError)) {
      // A request that was aborted within its body gets no response.
      if (req.complete) throw error;
      res.destroy();
      return;
    }
    respondError(res, error);
  }
}

function checkCall(req: IncomingMessage, isKey: SearchCallOptions['isKey']): void {
  const path = (req.url ?? '/').split('?')[0];
  if (path !== '/search') throw new RequestError(404, 'not found');
  if (req.method !== 'POST') throw new RequestError(405, 'POST only');
  const { 'x-api-key': key } = req.headers;
  if (typeof key !== 'string' || !isKey(key)) throw new RequestError(401, 'wrong x-api-key');
}

/** Validates a request. @throws RequestError 400 with the first invalid field */
export function parseRequest(body: unknown): SearchRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new RequestError(400, 'the body is an object', '');
  try {
    return searchRequestSchema.validateSync(body) as SearchRequest;
  } catch (error) {
    if (error instanceof ValidationError) throw new RequestError(400, error.message, error.path ?? '');
    throw error;
  }
}
