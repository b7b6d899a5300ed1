import type { IncomingMessage } from 'node:http';
import { HttpError } from './http.ts';
import { nameOperation } from './operation.ts';

/** Handlers by method and path, such as `POST booking/*`; `*` is any segment. */
export type Routes<Handle> = Readonly<Record<string, Handle>>;

/**
 * Returns the handler of a request with the segments of its path that stand for `*`. The operation gets the name of the route.
 *
 * @throws HttpError 404
 */
export function routeOf<Handle>(
  routes: Routes<Handle>,
  req: IncomingMessage,
  pathname: string,
): { handle: Handle; parts: readonly string[] } {
  const path = pathname.split('/').filter(Boolean);
  for (const [pattern, handle] of Object.entries(routes)) {
    const [method, segments = ''] = pattern.split(' ');
    const expected = segments.split('/');
    if (req.method !== method || expected.length !== path.length) continue;
    if (expected.some((segment, at) => segment !== '*' && segment !== path[at])) continue;
    nameOperation(req, pattern);
    return { handle, parts: path.filter((_segment, at) => expected[at] === '*') };
  }
  throw new HttpError(404, 'Nothing is here.');
}
