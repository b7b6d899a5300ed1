import { expect, test } from '@jest/globals';
import { findSite } from '../../config/sites.ts';
import { CARD_LINK, foundInPage } from '../support/browser/foundInPage.ts';
import { textOffEdge } from '../support/browser/leftEdge.ts';
import { waitForStyles } from '../support/browser/waitForStyles.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { matrixCases } from '../support/matrix.ts';

/** Headings, texts and grids of a page start at the same x (docs/decisions/0188). */

const fixture = browserFixture({ cars: 400 });

const PATHS = {
  'norrvag-se': [
    ...['/', '/kop-bil', '/kop-bil/bilmarken', '/kop-bil/bilmarken/volvo', '/kop-bil/biltyp/elbilar', '/om-oss'],
    ...['/om-oss/historia', '/om-oss/kontakt', '/om-oss/nyhetsbrevet', '/om-oss/din-provkorning', '/livet-med-bil'],
    ...['/livet-med-bil/nyheter', '/livet-med-bil/nyheter/solceller-i-karlstad', '/salj-bil', '/service-och-verkstad'],
    ...['/service-och-verkstad/boka-bilverkstad', '/dack-och-biltillbehor/dackhotell', '/kop-bil/alla-bilar-i-lager'],
    ...['/kop-bil/alla-bilar-i-lager/b/volvo', '/anlaggningar', '/service-och-verkstad/boka-bilverkstad/min-bokning'],
  ],
  'rullande-se': ['/'],
  'marlow-uk': ['/', '/buy-car/brands/bmw', '/buy-car/latest-offers'],
} as const;
type Site = keyof typeof PATHS;
const SITES = Object.keys(PATHS) as Site[];

test.each(matrixCases(SITES, SITES))('%s: text starts at the edge of the column, at 1280 and 1680 px', async (site) => {
  const { page } = await fixture.open({ scripts: false });
  const list = findSite(site)?.paths.carList ?? '';
  const [car] = await foundInPage(fixture.product, site, list, CARD_LINK);
  for (const path of [...PATHS[site], car]) {
    await page.goto(fixture.urlOf(path, site), { waitUntil: 'domcontentloaded' });
    await waitForStyles(page);
    for (const width of [1280, 1680]) {
      await page.setViewport({ width, height: 900 });
      expect([path, width, await textOffEdge(page)]).toEqual([path, width, []]);
    }
  }
});
