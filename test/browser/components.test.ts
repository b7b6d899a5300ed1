import { describe, expect, test } from '@jest/globals';
import { overflow, violations } from '../support/accessibility.ts';
import { waitForHydration, waitForIdle } from '../support/browser.ts';
import { browserFixture } from '../support/fixtures.ts';
import { matrixCases } from '../support/matrix.ts';

const fixture = browserFixture({ cars: 100 });

/** Forms in all their states have a page of their own. */
const PATHS = ['/komponenter', '/komponenter/formular'];

describe.each([320, 768, 1280])('the components page at %i px', (width) => {
  test.each(PATHS)('%s is accessible, no wider than the screen, and logs nothing', async (path) => {
    const viewport = { width, height: 900 };
    const { page } = await fixture.open({ viewport });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(fixture.urlOf(path), { waitUntil: 'load' });
    await waitForHydration(page);
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});

/** Hosts by their themes. */
const HOSTS = [
  'norrvag-se',
  'rullande-se',
  'marlow-uk',
  'mercedes.marlow-uk',
  'smart.marlow-uk',
  'mini.marlow-uk',
  'bmw.marlow-uk',
] as const;
const CASES = matrixCases(
  HOSTS.flatMap((host) => [320, 768, 1280].map((width) => [host, width] as const)),
  [['mini.marlow-uk', 768]],
);

test.each(CASES)('every form in every state has the theme of %s at %i px, and is accessible', async (host, width) => {
  const { page } = await fixture.open({ viewport: { width, height: 900 } });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(fixture.urlOf('/', host), { waitUntil: 'domcontentloaded' });
  const look = await page.$eval('html', ({ className, dataset: { theme = '' } }) => ({ className, theme }));
  await page.goto(fixture.urlOf('/komponenter/formular'), { waitUntil: 'load' });
  await waitForHydration(page);
  await page.$eval(
    'html',
    (html, { className, theme }) => Object.assign(html, { className }).setAttribute('data-theme', theme),
    look,
  );
  await waitForIdle(page);
  expect(await overflow(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});
