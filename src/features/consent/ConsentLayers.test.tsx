import { expect, test } from '@jest/globals';
import { renderOnPage, testSite } from '../../testing/renderOnPage.tsx';
import { ConsentLayers } from './ConsentLayers.tsx';

const show = (page = {}) => renderOnPage(<ConsentLayers />, page);

test('Q35 the first layer: named, with its policy, and three equal buttons', () => {
  const html = show();
  expect(html).toMatch(/<section id="consent" [^>]*aria-labelledby="consent-title">/);
  expect(html).toContain('<h2 id="consent-title"');
  expect(html).toContain('href="/om-oss/cookies"');
  const buttons = [...html.matchAll(/<button ([^>]*)>([^<]*)</g)];
  expect(buttons.map(([, , words]) => words)).toEqual(['Reject all', 'Accept all', 'Settings']);
  expect(new Set(buttons.map(([, attributes]) => /class="([^"]*)"/.exec(attributes ?? '')?.[1])).size).toBe(1);
});

test('Q35 the policy in the language of the page; none where a site has none', () => {
  const [, english] = testSite.languages;
  expect(show({ language: english })).toContain('href="/en/om-oss/cookies"');
  expect(show({ site: { ...testSite, paths: { ...testSite.paths, cookiePolicy: null } } })).not.toContain('<a');
});

test('Q35 there is no first layer on a page without the platform, which has its texts', () => {
  expect(show({ status: 503 })).toBe('');
  expect(show({ status: 404 })).toContain('id="consent"');
});

test('F024 renders nothing on sites with another manager, F003 nor for editors', () => {
  const consentManager = { kind: 'usercentrics', script: 'https://cmp.example/loader.js', settingsId: 'x' } as const;
  expect(show({ site: { ...testSite, consentManager } })).toBe('');
  for (const mode of ['preview', 'edit', 'library'] as const) expect(show({ mode })).toBe('');
});
