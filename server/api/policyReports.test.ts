import { describe, expect, test } from '@jest/globals';
import { violationsIn } from './policyReports.ts';

describe('reports of violated policies', () => {
  const page = 'https://norrvag-se.example/kop-bil?name=Anna';

  test('a single report', () => {
    const report = {
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/a.png?x',
      'document-uri': page,
    };
    expect(violationsIn({ 'csp-report': report })).toEqual([
      { directive: 'img-src', blocked: 'https://evil.example', path: '/kop-bil' },
    ]);
  });

  test('a violation of Trusted Types', () => {
    const report = { 'effective-directive': 'require-trusted-types-for', 'blocked-uri': 'trusted-types-sink' };
    expect(violationsIn({ 'csp-report': report })).toEqual([
      { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', path: '' },
    ]);
  });

  test('a report of an older browser contains the complete directive', () => {
    const report = { 'violated-directive': "script-src 'self' https://a.example", 'blocked-uri': 'inline' };
    expect(violationsIn({ 'csp-report': report })).toEqual([{ directive: 'script-src', blocked: 'inline', path: '' }]);
  });

  test('a list of the Reporting API, without reports of other types', () => {
    const body = { effectiveDirective: 'script-src-elem', blockedURL: 'data:text/javascript,1', documentURL: page };
    expect(
      violationsIn([
        { type: 'deprecation', body: {} },
        { type: 'csp-violation', body },
      ]),
    ).toEqual([{ directive: 'script-src-elem', blocked: 'data:', path: '/kop-bil' }]);
  });

  test.each([null, 5, 'text', [], {}, { 'csp-report': null }, [null]])('%j contains no violation', (body) => {
    expect(violationsIn(body)).toEqual([]);
  });

  test('unknown values become `other`, so that labels and log lines stay bounded', () => {
    const report = {
      'effective-directive': 'x'.repeat(900),
      'blocked-uri': 'y z'.repeat(900),
      'document-uri': 'not a url',
    };
    expect(violationsIn({ 'csp-report': report })).toEqual([{ directive: 'other', blocked: 'other', path: '' }]);
  });
});
