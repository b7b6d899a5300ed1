import { describe, expect, test } from '@jest/globals';
import { createNonce, createPagePolicies } from './contentSecurityPolicy.ts';

const { settled, streamed } = createPagePolicies('alert');
const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s).slice(0, 2)));

describe('Q18 policies of pages', () => {
  test('a complete page allows our files and the inline script by its hash only', () => {
    expect(directives(settled({}))).toEqual({
      'default-src': "'self'",
      'script-src': "'self' 'sha256-35BQWN1npAn++BSA6B5HNlcrDttNf7mHxpXNB+Jg7IE='",
      'style-src': "'self'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': 'https://www.youtube-nocookie.com',
      'object-src': "'none'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'self'",
      'report-uri': '/api/policy-reports',
      'require-trusted-types-for': "'script'",
      'trusted-types': 'forecourt default noscript worker',
    });
  });

  test('origins of a page are in their directives', () => {
    const origins = { 'script-src': ['https://a.example'], 'img-src': ['https://b.example'] };
    const policy = directives(settled(origins));
    expect(policy['script-src']).toMatch(/^'self' 'sha256-[\w+/=]+' https:\/\/a\.example$/);
    expect(policy['img-src']).toBe("'self' data: https://b.example");
    expect(policy['connect-src']).toBe("'self'");
    const streaming = directives(streamed(origins, 'abc'));
    expect(streaming['script-src']).toBe("'nonce-abc' 'strict-dynamic'");
    expect(streaming['img-src']).toBe("'self' data: https://b.example");
  });

  test('Trusted Types are required unless third-party scripts are allowed, which write text as markup', () => {
    const required = (policy: string) => directives(policy)['require-trusted-types-for'];
    const imageOrigins = { 'img-src': ['https://b.example'] };
    const scripts = { 'script-src': ['https://a.example'] };
    for (const origins of [{}, imageOrigins, { 'script-src': [] }])
      expect([required(settled(origins)), required(streamed(origins, 'abc'))]).toEqual(["'script'", "'script'"]);
    expect([required(settled(scripts)), required(streamed(scripts, 'abc'))]).toEqual([undefined, undefined]);
  });

  test('1,000 nonces of 128 bits are all different', () => {
    const nonces = Array.from({ length: 1_000 }, createNonce);
    expect(new Set(nonces).size).toBe(1_000);
    for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
  });
});
