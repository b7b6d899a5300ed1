import type { IncomingMessage } from 'node:http';

const names = new WeakMap<IncomingMessage, string>();

/** Sets the operation of a call for the counters, such as a GraphQL operation or an index. */
export function nameOperation(req: IncomingMessage, name: string): void {
  names.set(req, name.slice(0, 80));
}

/** Returns the operation of a call; by default the method and the first two segments of the path. */
export function operationOf(req: IncomingMessage): string {
  const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
  return names.get(req) ?? `${req.method} /${path.split('/').slice(1, 3).join('/')}`.slice(0, 80);
}
