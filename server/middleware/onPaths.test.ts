import { expect, test } from '@jest/globals';
import { type RequestHandler, Router } from 'express';
import { onPaths } from './onPaths.ts';

const router = Router().use(Router().get('/api/cars', (_req, res) => void res.end()));

/** Returns the outcome of a request within the same tick of the event loop. */
function handle(handler: RequestHandler, path: string): string {
  let outcome = 'waits';
  const req = { url: path, path, method: 'GET' } as Parameters<RequestHandler>[0];
  const res = { end: () => (outcome = 'responds') } as unknown as Parameters<RequestHandler>[1];
  handler(req, res, () => (outcome = 'passes on'));
  return outcome;
}

test('Q49: a path that a router has no route for is passed on in the same tick of the event loop', () => {
  const guarded = onPaths(/^\/api/, router);
  expect([handle(router, '/om-oss'), handle(guarded, '/om-oss'), handle(guarded, '/api/cars')]).toEqual([
    'waits',
    'passes on',
    'responds',
  ]);
});
