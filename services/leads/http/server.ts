import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Lead } from '../../../src/contracts/leads/leads.ts';
import type { Database } from '../../lib/database/database.ts';
import { parseJson, readBody, respondError, respondJson } from '../../lib/http/exchange.ts';
import { createHttpServer } from '../../lib/http/httpServer.ts';
import { RequestError } from '../../lib/http/requestError.ts';
import { isAnyOf } from '../../lib/http/secrets.ts';
import { type Planned, storeLead } from '../database/leads.ts';
import { leadErrors } from '../mail/leadErrors.ts';
import type { Metrics } from './metrics.ts';

export interface ServerOptions {
  database: Database;
  keys: readonly string[];
  metrics: Metrics;
  /** Returns what is to be sent of a lead. */
  plan(lead: Lead): readonly Planned[];
  /** Whether the process is about to end. */
  isDraining(): boolean;
  received(lead: Lead): void;
  failed(error: unknown): void;
}

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;

/** Bytes of a lead; the longest message has 4,000 characters. */
const MAX_BYTES = 100_000;

/** Creates the HTTP server: `/forms`, `/healthz`, `/readyz`, `/metrics`. */
export function createLeadsServer(options: ServerOptions): Server {
  const { metrics, failed } = options;
  const routes: Readonly<Record<string, Handler>> = {
    '/healthz': (_req, res) => respondJson(res, 200, { alive: true }),
    '/readyz': (_req, res) => respondReady(res, options),
    '/metrics': async (_req, res) => {
      const text = await metrics.registry.metrics();
      res.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
    },
    '/forms': async (req, res) => {
      await respondForm(req, res, options);
      metrics.forms.inc({ status: String(res.statusCode) });
    },
  };
  return createHttpServer(async (req, res) => {
    const path = (req.url ?? '/').split('?')[0] ?? '/';
    const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
    try {
      if (!route) throw new RequestError(404, 'not found');
      await route(req, res);
    } catch (error) {
      respondFailure(req, res, error, failed);
    }
  });
}

function respondFailure(
  req: IncomingMessage,
  res: ServerResponse,
  error: unknown,
  failed: ServerOptions['failed'],
): void {
  if (error instanceof RequestError) {
    respondError(res, error);
    return;
  }
  // A request that was aborted within its body gets no response.
  if (req.complete) failed(error);
  if (res.headersSent || !req.complete) res.destroy();
  else respondJson(res, 503, { error: { message: 'try again later', field: null } });
}

/**
 * Responds to `POST /forms`, the contract of the leads upstream: 202 after the lead is stored, 400 `{ errors }` by the names of fields, 401, 405,
 * 409 when another lead has the id, 413; 503 when the database fails, so that the visitor is asked to try again.
 */
async function respondForm(req: IncomingMessage, res: ServerResponse, options: ServerOptions): Promise<void> {
  try {
    if (req.method !== 'POST') throw new RequestError(405, 'forms are sent by POST');
    const { 'x-api-key': key } = req.headers;
    if (typeof key !== 'string' || !isAnyOf(key, options.keys)) throw new RequestError(401, 'wrong x-api-key');
    const body = parseJson(await readBody(req, MAX_BYTES));
    const errors = leadErrors(body);
    if (errors) return respondJson(res, 400, { errors });
    const lead = body as Lead;
    const outcome = await storeLead(options.database, lead, options.plan(lead));
    if (outcome === 'conflict')
      throw new RequestError(409, 'another lead has this formSubmissionId', 'formSubmissionId');
    if (outcome === 'new') options.received(lead);
    respondJson(res, 202, { formSubmissionId: lead.formSubmissionId });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    respondError(res, error);
  }
}

/** Ready: the database responds. */
async function respondReady(res: ServerResponse, { database, isDraining }: ServerOptions): Promise<void> {
  const reason = isDraining()
    ? 'draining'
    : await database.query('select 1').then(
        () => null,
        () => 'database',
      );
  respondJson(res, reason === null ? 200 : 503, { ready: reason === null, reason });
}
