import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import type { LoadedPage } from '../page/pageResult.ts';
import type { PageMaker } from './pageMaker.ts';
import type { RenderPermit } from './renderBudget.ts';
import { sendStream } from './sendStream.ts';

const maker = {
  entryServer: { render: async () => Readable.from(['<!doctype html><p>shell</p>']) },
  policies: { streamed: () => "default-src 'self'" },
  renderInput: () => ({ assets: {} }),
} as unknown as PageMaker;

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((req, res) => {
    const status = Number(req.url?.slice(1));
    const permit: RenderPermit = { render: (work) => work(), release: () => {} };
    const page = { status, loaded: {} as LoadedPage, permit };
    void sendStream(req as Request, res as Response, page, maker, {
      signal: new AbortController().signal,
      hasServerTiming: false,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([
  [200, null],
  [503, '10'],
])('a streamed %i has Retry-After %s', async (status, retryAfter) => {
  const response = await fetch(`${url}/${status}`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
  expect(await response.text()).toContain('shell');
});
