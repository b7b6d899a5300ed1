import { expect, test } from '@jest/globals';
import { findSite } from '../../config/sites.ts';
import { overflow, violations, WHOLE_PAGE } from '../support/browser/accessibility.ts';
import { DESKTOP, PHONE, waitForHydration } from '../support/browser/browser.ts';
import { CARD_LINK, foundInPage } from '../support/browser/foundInPage.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { matrixCases } from '../support/matrix.ts';

const fixture = browserFixture({ cars: 400 });

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
      expect([path, await violations(page, WHOLE_PAGE)]).toEqual([path, []]);
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
