import { describe, expect, test } from '@jest/globals';
import { findSite } from '../../config/sites.ts';
import { serverParts } from '../../src/components/registry.ts';
import { createPagePolicies } from '../delivery/contentSecurityPolicy.ts';
import { originsOf } from './head/thirdParties.ts';
import { mapsOf, mapsOn } from './maps.ts';

const NOTHING = {
  GOOGLE_MAPS_KEY: '',
  GOOGLE_MAPS_ID: 'DEMO_MAP_ID',
  MAP_TILES_URL: '',
  MAP_TILES_ATTRIBUTION: '',
  sandboxed: [],
} as const;
const TILES = 'https://tiles.example:8443/{z}/{x}/{y}.png?key=1';
const site = findSite('norrvag-se');
if (!site) throw new Error('No site');

describe('the provider of maps', () => {
  test('without settings there is none; with the sandbox its tiles', () => {
    expect(mapsOf(NOTHING)).toBeNull();
    expect(mapsOf({ ...NOTHING, sandboxed: ['search'] })).toBeNull();
    expect(mapsOf({ ...NOTHING, sandboxed: ['media'] })).toMatchObject({ kind: 'tiles', thirdParty: false });
  });

  test('a key of Google has precedence over tiles, and tiles over those of the sandbox', () => {
    const settings = { ...NOTHING, MAP_TILES_URL: TILES, MAP_TILES_ATTRIBUTION: '© A', sandboxed: ['media'] } as const;
    expect(mapsOf(settings)).toEqual({ kind: 'tiles', url: TILES, attribution: '© A', thirdParty: true });
    expect(mapsOf({ ...settings, GOOGLE_MAPS_KEY: 'k' })).toEqual({ kind: 'google', key: 'k', mapId: 'DEMO_MAP_ID' });
    expect(mapsOf({ ...NOTHING, MAP_TILES_URL: '/tiles/{z}/{x}/{y}.png' })).toMatchObject({ thirdParty: false });
  });

  test('only pages with a map have one', () => {
    const maps = mapsOf({ ...NOTHING, GOOGLE_MAPS_KEY: 'k' });
    expect(mapsOn(new Set(['Header', 'DealerList']), serverParts, maps)).toBe(maps);
    expect(mapsOn(new Set(['DealerDetail']), serverParts, maps)).toBe(maps);
    expect(mapsOn(new Set(['Header', 'CarList']), serverParts, maps)).toBeNull();
  });
});

describe('Q18 the policy of a page with a map', () => {
  const policyOf = (maps: Parameters<typeof originsOf>[2]) =>
    createPagePolicies('x').settled(originsOf(site, null, maps));

  test('tiles on our origin allow no other host', () => {
    const ours = { kind: 'tiles', url: '/-/media/map/{z}/{x}/{y}.svg', attribution: '', thirdParty: false } as const;
    expect(policyOf(ours)).toBe(policyOf(null));
    expect(policyOf(null)).not.toMatch(/google|blob:/);
  });

  test('tiles of another host allow images from it and no more', () => {
    const policy = policyOf({ kind: 'tiles', url: TILES, attribution: '', thirdParty: true });
    expect(policy).toBe(
      policyOf(null).replace("img-src 'self' data:", "img-src 'self' data: https://tiles.example:8443"),
    );
  });

  test('Google’s library allows its styles and workers, but no inline script', () => {
    const policy = policyOf({ kind: 'google', key: 'k', mapId: 'm' });
    expect(policy).toMatch(
      /script-src 'self' 'sha256-[^;]+ https:\/\/\*\.googleapis\.com https:\/\/\*\.gstatic\.com blob:/,
    );
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline' https:\/\/fonts\.googleapis\.com/);
    expect(policy).toContain("worker-src 'self' blob:");
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain('unsafe');
  });
});
