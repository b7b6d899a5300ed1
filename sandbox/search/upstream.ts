import type { IncomingMessage, ServerResponse } from 'node:http';
import { ValidationError } from 'yup';
import { DEALERS, type IndexDefinition, VEHICLES } from '../../services/search/engine/definition.ts';
import { createEngine, type Engine } from '../../services/search/engine/engine.ts';
import { RequestError } from '../../services/search/engine/requestError.ts';
import { type SearchRequest, searchRequestSchema } from '../../src/contracts/search/search.ts';
import type { Dataset } from '../data/dataset.ts';
import { withPublishedImages } from './publishedImages.ts';

/** More than any search of the product needs. */
const MAX_BODY_BYTES = 64 * 1024;

export type SearchUpstream = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/**
 * Creates the search upstream: `POST /search` with header `x-api-key` (F053). The body of errors is
 * `{ error: { message, field } }`: 400 with the field, 401 for a wrong key, 404 for an unknown index or path, 405, 413.
 */
export function createSearchUpstream(dataset: Dataset, { key }: { key: string }): SearchUpstream {
  const engineOf = createEngines(dataset);
  for (const index of [...dataset.vehicles.keys(), ...dataset.dealers.keys()]) engineOf(index)?.warm();
  return async (req, res) => {
    try {
      checkCall(req, key);
      const request = parseRequest(await readBody(req));
      const engine = engineOf(request.index);
      if (!engine) throw new RequestError(404, `unknown index ${request.index}`, 'index');
      const result = engine.search(request);
      respond(res, 200, { ...result, content: await Promise.all(result.content.map(withPublishedImages)) });
    } catch (error) {
      if (!(error instanceof RequestError)) {
        // A request that was aborted within its body gets no response.
        if (req.complete) throw error;
        res.destroy();
        return;
      }
      respond(res, error.status, { error: { message: error.message, field: error.field } });
    }
  };
}

/** Returns the engine of an index, which is created at its first search. */
export function createEngines(dataset: Dataset): (index: string) => Engine | null {
  const engines = new Map<string, Engine>();
  const make = (index: string): Engine | null => {
    const locale = dataset.locales.get(index) ?? 'en';
    const cars = dataset.vehicles.get(index);
    if (cars) return build(cars, VEHICLES, locale);
    const dealers = dataset.dealers.get(index);
    return dealers ? build(dealers, DEALERS, locale) : null;
  };
  return (index) => {
    const engine = engines.get(index) ?? make(index);
    if (engine) engines.set(index, engine);
    return engine;
  };
}

const build = (records: readonly object[], definition: IndexDefinition, locale: string): Engine =>
  createEngine(records as readonly Record<string, unknown>[], definition, locale);

function checkCall(req: IncomingMessage, key: string): void {
  const path = (req.url ?? '/').split('?')[0];
  if (path !== '/search') throw new RequestError(404, 'not found');
  if (req.method !== 'POST') throw new RequestError(405, 'POST only');
  if (req.headers['x-api-key'] !== key) throw new RequestError(401, 'wrong x-api-key');
}

async function readBody(req: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BODY_BYTES) throw new RequestError(413, `a body holds at most ${MAX_BODY_BYTES} bytes`);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new RequestError(400, 'the body is not JSON', '');
  }
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

function respond(res: ServerResponse, status: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  res.end(body);
}
