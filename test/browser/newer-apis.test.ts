import { expect, test } from '@jest/globals';
import config from '../../vite.config.ts';
import { browserFixture } from '../support/fixtures.ts';
import { deleteApis, NEWER_APIS } from '../support/newerApis.ts';

/** Pages in the oldest browsers of the build target, which lack newer interfaces. */

const fixture = browserFixture({ cars: 60 });
const LIST = '/kop-bil/alla-bilar-i-lager';

test('each interface of the list is newer than a browser of the build target', () => {
  expect(config).toMatchObject({ build: { target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'] } });
  const isOld = ([chrome, firefox, safari]: readonly number[]) =>
    Number(chrome) <= 111 && Number(firefox) <= 115 && Number(safari) <= 16.4;
  expect(Object.entries(NEWER_APIS).filter(([, versions]) => isOld(versions))).toEqual([]);
});

test('F046 a list filters without them', async () => {
  const { page } = await fixture.open();
  await page.evaluateOnNewDocument(deleteApis, Object.keys(NEWER_APIS));
  await page.goto(fixture.urlOf(LIST), { waitUntil: 'load' });
  const count = () => page.$eval('#car-list-count', (element) => element.textContent ?? '');
  const ofAll = await count();
  await page.$eval('aside input[name="car_fuel"]:not([disabled])', (box) => (box as HTMLElement).click());
  await page.waitForFunction((before) => document.querySelector('#car-list-count')?.textContent !== before, {}, ofAll);
  await page.waitForFunction(() => window.location.search.startsWith('?car_fuel='));
});
