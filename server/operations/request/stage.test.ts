import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { beginResponse, type ReceivedRequest, receivedRequest, requestOf } from './request.ts';
import { type Stage, stage } from './stage.ts';

function run(request: ReceivedRequest, ...stages: Stage[]) {
  const res = { once: () => {} } as unknown as Response;
  beginResponse(res, request);
  const passed: ReceivedRequest[] = [];
  for (const each of stages) stage(each)({} as Request, res, () => passed.push(requestOf(res)));
  return passed;
}

test('each stage gets the value of the one before it, and changes none that others hold', () => {
  const first = Object.freeze(receivedRequest('1', [], { url: '/Old' }));
  const passed = run(
    first,
    (request) => ({ ...request, url: '/new', rule: 'file 1 /Old' }),
    (request) => ({ ...request, canonicalUrl: `https://x.example${request.url}` }),
  );
  expect(first).toMatchObject({ url: '/Old', rule: null, canonicalUrl: null });
  expect(passed).toMatchObject([
    { url: '/new', canonicalUrl: null },
    { url: '/new', rule: 'file 1 /Old', canonicalUrl: 'https://x.example/new' },
  ]);
});

test('a stage that responds ends the chain', () => {
  const sent: string[] = [];
  const passed = run(receivedRequest('1', []), () => () => sent.push('moved'));
  expect([sent, passed]).toEqual([['moved'], []]);
});
