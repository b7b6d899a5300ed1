import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { HttpError } from './http.ts';
import { operationOf } from './operation.ts';
import { routeOf } from './routes.ts';

const routes = { 'GET booking/*': 'show', 'POST booking/*/move': 'move', 'GET car/list': 'list', 'GET car/*': 'car' };
const request = (method: string, url: string) => ({ method, url }) as IncomingMessage;

describe('routeOf', () => {
  it.each([
    ['GET', '/booking/a', 'show', ['a']],
    ['POST', '/booking/a/move', 'move', ['a']],
    ['GET', '/car/list', 'list', []],
    ['GET', '/car/b%20c/', 'car', ['b%20c']],
  ])('finds the route of %s %s', (method, url, handle, parts) => {
    expect(routeOf(routes, request(method, url), url)).toEqual({ handle, parts });
  });

  it.each([
    ['POST', '/booking/a'],
    ['GET', '/booking'],
    ['POST', '/booking/a/moved'],
    ['GET', '/car/a/b'],
  ])('refuses %s %s', (method, url) => {
    expect(() => routeOf(routes, request(method, url), url)).toThrow(new HttpError(404, 'Nothing is here.'));
  });

  it('names the operation after the route', () => {
    const req = request('GET', '/booking/a');
    routeOf(routes, req, '/booking/a');
    expect(operationOf(req)).toBe('GET booking/*');
  });
});
