import type { IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { createSilent } from '../testing/silent.ts';
import { createWarnOfProxy } from './untrustedProxy.ts';

const requestWith = (headers: IncomingMessage['headers']) => ({ headers }) as IncomingMessage;

test('the first request through a proxy is logged when none is trusted, and no further one', () => {
  const silent = createSilent();
  const warn = createWarnOfProxy(0, silent.log);
  warn(requestWith({}));
  expect(silent.lines()).toEqual([]);
  warn(requestWith({ 'x-forwarded-for': '203.0.113.7' }));
  warn(requestWith({ forwarded: 'for=203.0.113.7' }));
  expect(silent.lines()).toMatchObject([{ level: 'warn', event: 'http.proxyUntrusted', trustProxy: 0 }]);
});

test('nothing is logged behind a trusted proxy', () => {
  const silent = createSilent();
  createWarnOfProxy(1, silent.log)(requestWith({ 'x-forwarded-for': '203.0.113.7' }));
  expect(silent.lines()).toEqual([]);
});
