import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { Response } from 'express';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import { beginResponse, receivedRequest } from '../operations/request/request.ts';
import { sendDecompressed } from '../operations/sendDecompressed.ts';

/** Node warns of a leak above ten listeners of one event; middleware has four of them, Node and Express the others. */
test('an uncompressed page adds one listener for the end of its response, and its signal none', async () => {
  const body = 'page '.repeat(100_000);
  const added: number[] = [];
  const server = createServer((_req, response) => {
    const res = response as unknown as Response;
    beginResponse(res, receivedRequest('request', []));
    const before = res.listenerCount('close');
    disconnectSignal(res);
    added.push(res.listenerCount('close') - before);
    res.writeHead(200);
    sendDecompressed(res, gzipSync(body));
    added.push(res.listenerCount('close') - before);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(await response.text()).toBe(body);
    expect(added).toEqual([0, 1]);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});
