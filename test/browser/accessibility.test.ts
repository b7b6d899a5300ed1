import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, expect, test } from '@jest/globals';
import { findSite } from '../../config/sites.ts';
import { overflow, violations, WHOLE_PAGE } from '../support/browser/accessibility.ts';
import { DESKTOP, PHONE, waitForHydration } from '../support/browser/browser.ts';
import { CARD_LINK, foundInPage } from '../support/browser/foundInPage.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { matrixCases, TESTS_ALL } from '../support/matrix.ts';

const fixture = browserFixture({ cars: 400 });

/** What the accessibility statement says of the last run over all hosts: `TEST_MATRIX=1 WRITE_ACCESSIBILITY=1` writes it. */
const LAST_RUN = new URL('../../src/components/AccessibilityStatement/lastRun.json', import.meta.url);
const run = { pages: 0, broken: new Set<string>() };
afterAll(() => {
  if (!TESTS_ALL || process.env.WRITE_ACCESSIBILITY !== '1') return;
  const { version } = createRequire(import.meta.url)('axe-core/package.json') as { version: string };
  const date = new Date().toISOString().slice(0, 10);
  const stored = { date, tool: `axe-core ${version}`, pages: run.pages, broken: [...run.broken].sort() };
  writeFileSync(LAST_RUN, `${JSON.stringify(stored, null, 2)}\n`);
});

/** A site of each theme, and the brand themes of its brand hosts. */
const HOSTS = [
  ['norrvag-se', 'norrvag-se'],
  ['rullande-se', 'rullande-se'],
  ['marlow-uk', 'marlow-uk'],
  ['marlow-uk', 'mercedes.marlow-uk'],
  ['marlow-uk', 'smart.marlow-uk'],
  ['marlow-uk', 'mini.marlow-uk'],
  ['marlow-uk', 'bmw.marlow-uk'],
] as const;
const VIEWPORTS = [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const;

type Kind = 'home' | 'list' | 'car' | 'dealers' | 'not-found page';
type Case = readonly [
  id: string,
  host: string,
  width: string,
  kinds: readonly Kind[],
  viewport: typeof PHONE | typeof DESKTOP,
];
const KINDS: readonly Kind[] = ['home', 'list', 'car', 'dealers', 'not-found page'];
const ALL: readonly Case[] = HOSTS.flatMap(([id, host]) =>
  VIEWPORTS.map(([width, viewport]): Case => [id, host, width, KINDS, viewport]),
);
/**
 * All kinds of pages at both widths; of the other site structures and of a brand host some. `src/theme/contrast.test.ts`
 * covers the colours of the other themes.
 */
const DISTINCT: readonly Case[] = [
  ['norrvag-se', 'norrvag-se', '390', KINDS, PHONE],
  ['norrvag-se', 'norrvag-se', '1280', ['home', 'list', 'car', 'dealers'], DESKTOP],
  ['rullande-se', 'rullande-se', '390', ['home'], PHONE],
  ['marlow-uk', 'marlow-uk', '1280', ['car', 'dealers'], DESKTOP],
  ['marlow-uk', 'mercedes.marlow-uk', '390', ['home', 'list'], PHONE],
];

test.each(matrixCases(ALL, DISTINCT))(
  '%s on %s at %s px: %j have no violations and no overflow',
  async (id, host, _width, kinds, viewport) => {
    fixture.expectErrors(/^404: .*\/no-such-page/, /status of 404/);
    const { page } = await fixture.open({ viewport });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    for (const kind of kinds) {
      const path = await pathOf(kind, id, host);
      await page.goto(fixture.urlOf(path, host), { waitUntil: 'load' });
      await waitForHydration(page);
      const found = await violations(page, WHOLE_PAGE);
      run.pages += 1;
      for (const violation of found) run.broken.add(violation.split(':')[0] ?? '');
      expect([path, found]).toEqual([path, []]);
      expect([path, await overflow(page)]).toEqual([path, 0]);
    }
  },
);

async function pathOf(kind: Kind, id: string, host: string): Promise<string> {
  const paths = findSite(id)?.paths;
  if (!paths) throw new Error(`No site ${id}`);
  if (kind === 'car') return (await foundInPage(fixture.product, host, paths.carList, CARD_LINK))[0];
  return { home: '/', list: paths.carList, dealers: paths.dealers, 'not-found page': '/no-such-page' }[kind];
}
