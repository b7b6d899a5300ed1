import { describe, expect, test } from '@jest/globals';
import { answerFields, safeFields } from './answerFields.ts';
import { requestFields } from './requestFields.ts';

const left = (fields: object): string[] => Object.keys(fields).sort();
const filled = (...names: string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, 'x']));

describe('Q17: what goes out', () => {
  test('is what a cache and an upstream have to know', () => {
    const harmless = ['accept', 'accept-encoding', 'accept-language', 'cache-control', 'content-type', 'if-none-match'];
    const more = ['if-range', 'if-modified-since', 'range', 'test-id', 'foo'];
    expect(left(requestFields(filled(...harmless, ...more)))).toEqual([...harmless, ...more].sort());
  });

  test.each([
    ['credentials', ['authorization', 'cookie', 'proxy-authorization', 'sc_apikey', 'x-api-key']],
    ['who and where from', ['user-agent', 'referer', 'origin', 'from', 'sec-fetch-site', 'sec-ch-ua']],
    [
      'words of proxies',
      ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip', 'cdn-loop'],
    ],
    ['other addresses and methods', ['x-original-url', 'x-rewrite-url', 'x-http-method-override', 'x-host']],
    ['words of frameworks', ['x-middleware-subrequest', 'x-nextjs-data', 'service-worker', 'traceparent', 'baggage']],
    [
      'the connection',
      ['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'http2-settings', 'expect'],
    ],
    ['the old frame', ['content-length', 'content-encoding']],
  ])('%s does not', (_what, names) => expect(left(requestFields(filled(...names)))).toEqual([]));

  test('nor does what Connection names', () => {
    expect(
      left(requestFields({ connection: 'close, X-Own ,range', 'x-own': '1', range: 'bytes=0-', accept: '*/*' })),
    ).toEqual(['accept']);
  });
});

describe('Q17: what comes in', () => {
  test('is what speaks of the answer', () => {
    const harmless = [
      'age',
      'cache-control',
      'content-encoding',
      'content-type',
      'date',
      'etag',
      'expires',
      'last-modified',
    ];
    const more = [
      'accept-ranges',
      'content-disposition',
      'content-range',
      'retry-after',
      'vary',
      'x-frame-options',
      'x-test',
    ];
    expect(left(answerFields(filled(...harmless, ...more)))).toEqual([...harmless, ...more].sort());
  });

  test.each([
    ['cookies and storage', ['set-cookie', 'set-cookie2', 'clear-site-data', 'set-login', 'activate-storage-access']],
    [
      'security',
      ['strict-transport-security', 'content-security-policy', 'permissions-policy', 'public-key-pins', 'expect-ct'],
    ],
    [
      'isolation',
      ['access-control-allow-origin', 'cross-origin-opener-policy', 'origin-agent-cluster', 'timing-allow-origin'],
    ],
    ['other places', ['location', 'refresh', 'alt-svc', 'link', 'speculation-rules', 'sourcemap', 'x-sourcemap']],
    ['reports', ['report-to', 'reporting-endpoints', 'nel']],
    ['workers and dictionaries', ['service-worker-allowed', 'use-as-dictionary', 'no-vary-search']],
    ['orders to servers in front', ['x-accel-redirect', 'x-sendfile', 'x-litespeed-tag', 'surrogate-control']],
    ['itself', ['server', 'via', 'x-powered-by', 'x-aspnet-version', 'x-amz-id-2', 'x-azure-ref', 'x-debug-token']],
    ['who asks', ['www-authenticate', 'proxy-authenticate', 'authentication-info']],
    ['the connection', ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'trailer', 'proxy-connection']],
  ])('%s does not', (_what, names) => expect(left(answerFields(filled(...names)))).toEqual([]));
});

describe('Q19: what a proxied answer may do', () => {
  test.each([
    ['image/svg+xml', undefined],
    ['IMAGE/PNG', undefined],
    ['video/mp4', undefined],
    ['application/pdf', undefined],
    ['text/plain; charset=utf-8', undefined],
    ['text/html', 'attachment'],
    ['text/xml', 'attachment'],
    ['application/javascript', 'attachment'],
    ['application/octet-stream', 'attachment'],
    ['image', 'attachment'],
    [undefined, 'attachment'],
  ])('%s: %s', (type, disposition) => {
    const fields = safeFields(type === undefined ? {} : { 'content-type': type });
    expect(fields['content-disposition']).toBe(disposition);
    expect(fields['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });

  test('a name for the download stays, an order to show what would run does not', () => {
    const of = (type: string, disposition: string) =>
      safeFields({ 'content-type': type, 'content-disposition': disposition })['content-disposition'];
    expect(of('text/html', 'attachment; filename="a.html"')).toBe('attachment; filename="a.html"');
    expect(of('text/html', 'inline')).toBe('attachment');
    expect(of('image/png', 'inline; filename="a.png"')).toBe('inline; filename="a.png"');
  });
});
