import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { DEFAULT_SITE, findSite, SITE_IDS, SITES } from '../../config/sites.ts';

const sites: readonly SiteConfig[] = SITES;

test('the registry and the folder agree: one file for each site, named by its id', () => {
  const files = readdirSync(new URL('./sites', import.meta.url));
  expect([...SITE_IDS].map((id) => `${id}.ts`).sort()).toEqual(files.sort());
});

test('the seven sites of the sandbox with country, currency, languages, theme and unit', () => {
  const table = sites.map((site) => [
    site.id,
    site.country,
    site.currency,
    site.languages.map(({ code, prefix }) => `${code}${prefix}`).join(' '),
    site.theme,
    site.distanceUnit,
  ]);
  const rows = [
    ['norrvag-se', 'SE', 'SEK', 'sv en/en', 'norrvag', 'mil'],
    ['norrvag-no', 'NO', 'NOK', 'nb', 'norrvag', 'km'],
    ['norrvag-dk', 'DK', 'DKK', 'da en/en', 'norrvag', 'km'],
    ['norrvag-fi', 'FI', 'EUR', 'fi sv/sv', 'norrvag', 'km'],
    ['rullande-se', 'SE', 'SEK', 'sv', 'rullande', 'mil'],
    ['rullande-sk', 'SK', 'EUR', 'sk', 'rullande', 'km'],
    ['marlow-uk', 'GB', 'GBP', 'en', 'marlow', 'miles'],
  ];
  expect(table).toEqual(expect.arrayContaining(rows));
});

test('F043: paths of each site', () => {
  const table = Object.fromEntries(
    sites.map(({ id, paths }) => [
      id,
      [paths.carList, paths.carDetail, paths.dealers, paths.serviceBooking, paths.tireHotel],
    ]),
  );
  expect(table).toMatchObject({
    'norrvag-se': [
      '/kop-bil/alla-bilar-i-lager',
      '/kop-bil',
      '/anlaggningar',
      '/service-och-verkstad/boka-bilverkstad',
      '/dack-och-biltillbehor/dackhotell',
    ],
    'norrvag-no': ['/kjop-bil/alle-biler', '/kjop-bil', '/forhandlere', '/verksted/bestill-time', null],
    'norrvag-dk': ['/koeb-bil/alle-biler', '/koeb-bil', '/find-os', null, null],
    'norrvag-fi': ['/osta-auto/kaikki-autot', '/osta-auto', '/toimipisteet', null, null],
    'rullande-se': ['/kop-bil/alla-begagnade-bilar', '/kop-bil', '/hitta-oss', null, null],
    'rullande-sk': ['/vlastnictvo-auta/kupit-jazdene-auto', '/vlastnictvo-auta', '/kontakty', null, null],
    'marlow-uk': ['/buy-car/used-cars', '/buy-car', '/find-us', null, null],
  });
});

describe.each(sites.map((site) => [site.id, site] as const))('%s', (id, site) => {
  test('F054: indexes carry the id', () => {
    const suffix = id.replace('-', '_');
    expect(site.indexes).toEqual({ vehicles: `vehicles_${suffix}`, dealers: `sites_${suffix}` });
  });

  test('paths are rooted, lower case, without trailing slash', () => {
    const { listMarker, ...paths } = site.paths;
    expect(listMarker).toBe('b');
    for (const path of Object.values(paths)) expect(path ?? '/none').toMatch(/^(?:\/[a-z0-9-]+)+$/);
  });

  test('languages: the default has no prefix, locales are known to Intl', () => {
    expect(site.languages.map(({ prefix }) => prefix)[0]).toBe('');
    for (const { locale, code } of site.languages) {
      expect(Intl.NumberFormat.supportedLocalesOf(locale)).toEqual([locale]);
      expect(locale.startsWith(`${code}-`)).toBe(true);
    }
  });
});

test('F057: sites whose id contains rullande have the alternative detail layout, and no others', () => {
  const alternative = SITES.filter((site) => site.carDetailLayout === 'alternative').map(({ id }) => id);
  expect(alternative).toEqual(SITE_IDS.filter((id) => id.includes('rullande')));
  expect(alternative).toEqual(expect.arrayContaining(['rullande-se', 'rullande-sk']));
});

test('look-up by id', () => {
  expect(findSite('marlow-uk')?.name).toBe('Marlow');
  expect(findSite('__proto__')).toBeUndefined();
  expect(DEFAULT_SITE.id).toBe('norrvag-se');
});
