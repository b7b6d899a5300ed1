import type { IncomingMessage } from 'node:http';

const names = new WeakMap<IncomingMessage, string>();

/** An upstream says what a call was (a GraphQL operation, an index), so that the counters can tell calls apart. */
export function nameOperation(req: IncomingMessage, name: string): void {
  names.set(req, name.slice(0, 80));
}

/** The operation's name; without one the method and the first two segments of the path. */
export function operationOf(req: IncomingMessage): string {
  const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
  return names.get(req) ?? `${req.method} /${path.split('/').slice(1, 3).join('/')}`.slice(0, 80);
}
