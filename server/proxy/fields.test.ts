import { describe, expect, test } from '@jest/globals';
import { requestFields } from './requestFields.ts';
import { responseFields, safeFields } from './responseFields.ts';

const names = (fields: object): string[] => Object.keys(fields).sort();
const filled = (...names: string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, 'x']));

describe('Q17: request fields', () => {
  test('forwards the fields for caches and upstreams', () => {
    const required = ['accept', 'accept-encoding', 'accept-language', 'cache-control', 'content-type', 'if-none-match'];
    const others = ['if-range', 'if-modified-since', 'range', 'test-id', 'foo'];
    expect(names(requestFields(filled(...required, ...others)))).toEqual([...required, ...others].sort());
  });

  test.each([
    ['credentials', ['authorization', 'cookie', 'proxy-authorization', 'sc_apikey', 'x-api-key']],
    ['the visitor’s identity', ['user-agent', 'referer', 'origin', 'from', 'sec-fetch-site', 'sec-ch-ua']],
    [
      'fields of proxies',
      ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip', 'cdn-loop'],
    ],
    ['other URLs and methods', ['x-original-url', 'x-rewrite-url', 'x-http-method-override', 'x-host']],
    ['fields of frameworks', ['x-middleware-subrequest', 'x-nextjs-data', 'service-worker', 'traceparent', 'baggage']],
    [
      'the connection',
      ['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'http2-settings', 'expect'],
    ],
    ['the old framing', ['content-length', 'content-encoding']],
  ])('removes %s', (_what, given) => expect(names(requestFields(filled(...given)))).toEqual([]));

  test('removes the fields that Connection names', () => {
    expect(
      names(requestFields({ connection: 'close, X-Own ,range', 'x-own': '1', range: 'bytes=0-', accept: '*/*' })),
    ).toEqual(['accept']);
  });
});

describe('Q17: response fields', () => {
  test('forwards what describes the response', () => {
    const required = [
      'age',
      'cache-control',
      'content-encoding',
      'content-type',
      'date',
      'etag',
      'expires',
      'last-modified',
    ];
    const others = [
      'accept-ranges',
      'content-disposition',
      'content-range',
      'retry-after',
      'vary',
      'x-frame-options',
      'x-test',
    ];
    expect(names(responseFields(filled(...required, ...others)))).toEqual([...required, ...others].sort());
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
    [
      'redirects and other resources',
      ['location', 'refresh', 'alt-svc', 'link', 'speculation-rules', 'sourcemap', 'x-sourcemap'],
    ],
    ['reports', ['report-to', 'reporting-endpoints', 'nel']],
    ['workers and dictionaries', ['service-worker-allowed', 'use-as-dictionary', 'no-vary-search']],
    ['instructions to servers in front', ['x-accel-redirect', 'x-sendfile', 'x-litespeed-tag', 'surrogate-control']],
    [
      'the upstream itself',
      ['server', 'via', 'x-powered-by', 'x-aspnet-version', 'x-amz-id-2', 'x-azure-ref', 'x-debug-token'],
    ],
    ['authentication', ['www-authenticate', 'proxy-authenticate', 'authentication-info']],
    ['the connection', ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'trailer', 'proxy-connection']],
  ])('removes %s', (_what, given) => expect(names(responseFields(filled(...given)))).toEqual([]));
});

describe('Q19: what a proxied response may do', () => {
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

  test('preserves the name of a download and overrides inline for types that would run', () => {
    const of = (type: string, disposition: string) =>
      safeFields({ 'content-type': type, 'content-disposition': disposition })['content-disposition'];
    expect(of('text/html', 'attachment; filename="a.html"')).toBe('attachment; filename="a.html"');
    expect(of('text/html', 'inline')).toBe('attachment');
    expect(of('image/png', 'inline; filename="a.png"')).toBe('inline; filename="a.png"');
  });
});
