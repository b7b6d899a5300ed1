import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import { type Directives, parseDirectives } from './httpCache/directives.ts';
import { requestFields } from './requestFields.ts';

/** A visitor's request to the caching proxy. */
export interface ProxyRequest {
  readonly req: Request;
  readonly res: Response;
  /** Path and query at the upstream: the key in the response store. */
  readonly url: string;
  /** The request fields that may be forwarded. */
  readonly fields: IncomingHttpHeaders;
  readonly directives: Directives;
  /** Whether the client sent credentials. They are not forwarded. */
  readonly authorized: boolean;
}

export function createProxyRequest(url: string, req: Request, res: Response): ProxyRequest {
  const fields = requestFields(req.headers);
  const { 'cache-control': control, pragma } = fields;
  return {
    req,
    res,
    url,
    fields,
    directives: parseDirectives(control ?? (pragma?.toLowerCase() === 'no-cache' ? 'no-cache' : '')),
    authorized: req.headers.authorization !== undefined,
  };
}

const CONDITIONAL_FIELDS = ['if-none-match', 'if-modified-since'] as const;
/** Fields that only the upstream can evaluate when no complete response is stored. */
const PARTIAL_FIELDS = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const;

export const isConditional = ({ fields }: ProxyRequest): boolean =>
  CONDITIONAL_FIELDS.some((name) => fields[name] !== undefined);
export const isPartial = ({ fields }: ProxyRequest): boolean =>
  PARTIAL_FIELDS.some((name) => fields[name] !== undefined);
