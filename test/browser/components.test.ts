import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { overflow, violations } from '../support/browser/accessibility.ts';
import { waitForHydration, waitForIdle } from '../support/browser/browser.ts';
import { foundInPage } from '../support/browser/foundInPage.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { matrixCases } from '../support/matrix.ts';

const fixture = browserFixture({ cars: 100 });

/** Forms in all their states have a page of their own. */
const PATHS = ['/komponenter', '/komponenter/formular'] as const;
const WIDTHS = [320, 768, 1280] as const;

async function open(path: string, width: number): Promise<Page> {
  const { page } = await fixture.open({ viewport: { width, height: 900 } });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(fixture.urlOf(path), { waitUntil: 'load' });
  await waitForHydration(page);
  return page;
}

const PAGE_CASES = matrixCases(
  PATHS.flatMap((path) => WIDTHS.map((width) => [path, width] as const)),
  [
    ['/komponenter', 320],
    ['/komponenter', 1280],
    ['/komponenter/formular', 320],
  ],
);

test.each(PAGE_CASES)(
  'the components page %s at %i px is accessible, no wider than the screen, and logs nothing',
  async (path, width) => {
    const page = await open(path, width);
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  },
);

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
  HOSTS.flatMap((host) => WIDTHS.map((width) => [host, width] as const)),
  [['mini.marlow-uk', 768]],
);

test.each(CASES)('every form in every state has the theme of %s at %i px, and is accessible', async (host, width) => {
  const [root] = await foundInPage(fixture.product, host, '/', /(<html[^>]*>)/g);
  const page = await open('/komponenter/formular', width);
  await page.$eval(
    'html',
    (html, markup) => {
      for (const [, name = '', value = ''] of markup.matchAll(/ (class|data-theme)="([^"]*)"/g))
        html.setAttribute(name, value);
    },
    root,
  );
  await waitForIdle(page);
  expect(await overflow(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});
