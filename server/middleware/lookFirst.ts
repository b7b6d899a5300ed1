import type { Request, Response } from 'express';
import { contextOf } from '../operations/context.ts';
import type { FindElsewhere } from '../redirects/elsewhere.ts';

/**
 * Whether the page of an address is to be looked for before the visitor is sent to the address's one spelling: a rule
 * waits for that page to be missing, and then leads elsewhere at once. From here on the request is about that spelling.
 *
 * @param location the one spelling, rooted, or on the site's own host when the visitor came by an alias
 */
export function lookFirst(find: FindElsewhere, req: Request, res: Response, location: string): boolean {
  const context = contextOf(res);
  const { resolved } = context;
  if (resolved === null || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
  const waiting = find(resolved, req.url, { missing: true, counted: false });
  if (waiting?.kind !== 'redirect' || !waiting.ifMissing) return false;
  context.spelling = location;
  req.url = location.slice(resolved.redirectTo?.length ?? 0);
  return true;
}
