import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SiteConfig } from '../../../config/siteConfig.ts';
import { SITES } from '../../../config/sites.ts';
import { norrvagDk } from '../../../customers/sample/sites/norrvag-dk.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** Sites with a tag manager, with another consent manager, and without either. */
const TAGGED: SiteConfig = { ...norrvagDk, id: 'tagged-dk', host: 'tagged.example', tagManagerId: 'GTM-ABC123' };
const MANAGED: SiteConfig = {
  ...norrvagDk,
  id: 'managed-dk',
  host: 'managed.example',
  consentManager: { kind: 'usercentrics', script: 'https://cmp.example/loader.js', settingsId: 'a1' },
};

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 40, sites: [...SITES, TAGGED, MANAGED] });
}, 60_000);
afterAll(() => product.close());

const home = (host: string) => send(product.url, '/', { host });
const policyOf = async (host: string) => (await home(host)).headers['content-security-policy'] ?? '';

describe('Q18 reports of violated policies', () => {
  const report = (body: string, type = 'application/csp-report') =>
    send(product.url, '/api/policy-reports', {
      method: 'POST',
      body,
      headers: { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) },
    });

  test('pages name the endpoint, and reports are counted and logged once', async () => {
    expect(await policyOf('norrvag-se.example')).toContain('report-uri /api/policy-reports');
    const violation = {
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/a.png',
      'document-uri': 'https://norrvag-se.example/om-oss?mail=anna@example.com',
    };
    for (let count = 0; count < 3; count += 1) {
      expect((await report(JSON.stringify({ 'csp-report': violation }))).status).toBe(204);
    }
    const lines = product.logged.filter(({ event }) => event === 'page.policyViolated');
    expect(lines).toMatchObject([{ directive: 'img-src', blocked: 'https://evil.example', path: '/om-oss' }]);
    expect(JSON.stringify(lines)).not.toContain('anna');
    const metrics = await product.metrics.registry.metrics();
    expect(metrics).toContain('page_policy_violations_total{directive="img-src"} 3');
  });

  test.each([
    ['no JSON', '{', 'application/csp-report', 400],
    ['too large', JSON.stringify({ x: 'y'.repeat(20_000) }), 'application/csp-report', 413],
    ['another type', '{}', 'text/plain', 415],
  ])('%s is refused', async (_name, body, type, status) => {
    expect((await report(body, type)).status).toBe(status);
  });
});

describe('Q35 the sites as configured', () => {
  test.each(SITES.map(({ host }) => host))(
    '%s requests no other host, except for videos that the visitor plays',
    async (host) => {
      // The first response may stream its last sections. The next one has the complete page.
      await eventually(() => policyOf(host), expect.not.stringContaining('nonce'));
      const policy = await policyOf(host);
      expect(policy.match(/https?:\/\/[^\s;]+/g)).toEqual(['https://www.youtube-nocookie.com']);
      expect(policy).not.toContain('nonce');
    },
  );

  test('the first consent layer is in every page, the same for all, and hidden', async () => {
    const { body } = await home('norrvag-se.example');
    expect(body).toContain('<section id="consent"');
    expect(body).not.toMatch(/<html[^>]*data-consent/);
    const { body: again } = await send(product.url, '/', {
      host: 'norrvag-se.example',
      headers: { cookie: 'consent=1::2026-01-01' },
    });
    expect(again).toBe(body);
  });

  test('the cookie policy that the first layer links to is a page, in every language of every site', async () => {
    const policies = (SITES as readonly SiteConfig[]).flatMap(({ host, languages, paths }) =>
      languages.map(({ prefix }) => [host, `${prefix}${paths.cookiePolicy}`] as const),
    );
    const missing = [];
    for (const [host, path] of policies) {
      if ((await send(product.url, path, { host })).status !== 200) missing.push(host + path);
    }
    expect(missing).toEqual([]);
  });
});

describe('F009 a site with a tag manager', () => {
  test('allows it and analytics, has cached pages without a nonce, and loads nothing by itself', async () => {
    const { headers, body } = await home('tagged.example');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/www\.googletagmanager\.com(?:;|$)/);
    expect(policy).toContain("connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com");
    expect(body).toContain('"tagManagerId":"GTM-ABC123"');
    expect(body).not.toContain('googletagmanager');
  });
});

describe('F024 a site with another consent manager', () => {
  test('allows exactly its host and has none of our layers', async () => {
    const { headers, body } = await home('managed.example');
    const hosts = new Set(headers['content-security-policy']?.match(/https?:\/\/[^\s;]+/g));
    expect(hosts).toEqual(new Set(['https://cmp.example', 'https://www.youtube-nocookie.com']));
    expect(body).not.toContain('<section id="consent"');
    expect(body).toContain('"consentManager":{"kind":"usercentrics"');
  });

  test('accepts page views on the word of that manager', async () => {
    const body = JSON.stringify({ type: 'VIEW', page: 'home', itemId: '0'.repeat(32), language: 'da' });
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const response = await send(product.url, '/api/events', { host: 'managed.example', method: 'POST', headers, body });
    expect(response.status).toBe(202);
  });
});

describe('F009 a tag manager id from editors', () => {
  test('applies to the page with the field alone', async () => {
    const layout = {
      sitecore: {
        context: {},
        route: { name: 'a', fields: { TagManagerId: { value: 'GTM-PAGE99' } }, placeholders: { 'headless-main': [] } },
      },
    };
    await fetch(`${product.sandboxUrl}/__sandbox/layouts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ site: 'norrvag-se', path: '/kampanj-med-matning', rendered: layout }),
    });
    const page = await send(product.url, '/kampanj-med-matning', { host: 'norrvag-se.example' });
    expect(page.body).toContain('"tagManagerId":"GTM-PAGE99"');
    expect(page.headers['content-security-policy']).toContain('https://www.googletagmanager.com');
    expect(await policyOf('norrvag-se.example')).not.toContain('googletagmanager');
  });
});
