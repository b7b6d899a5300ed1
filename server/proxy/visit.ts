import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import { type Directives, parseDirectives } from '../httpCache/directives.ts';
import { requestFields } from './requestFields.ts';

/** A visitor's request on its way through the cache. */
export interface Visit {
  readonly req: Request;
  readonly res: Response;
  /** Path and query: the address of what is kept. */
  readonly url: string;
  /** The visitor's own fields, without what upstreams never see. */
  readonly fields: IncomingHttpHeaders;
  readonly directives: Directives;
  /** Whether credentials came along; they go no further. */
  readonly authorized: boolean;
}

export function visitOf(req: Request, res: Response): Visit {
  const fields = requestFields(req.headers);
  const { 'cache-control': control, pragma } = fields;
  return {
    ...{ req, res, url: req.url, fields },
    directives: parseDirectives(control ?? (pragma?.toLowerCase() === 'no-cache' ? 'no-cache' : '')),
    authorized: req.headers.authorization !== undefined,
  };
}

const CONDITIONS = ['if-none-match', 'if-modified-since'] as const;
/** What only the upstream can judge when nothing whole and fresh is kept. */
const ASKS_FOR_PARTS = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const;

export const isConditional = ({ fields }: Visit): boolean => CONDITIONS.some((name) => fields[name] !== undefined);
export const asksForParts = ({ fields }: Visit): boolean => ASKS_FOR_PARTS.some((name) => fields[name] !== undefined);
