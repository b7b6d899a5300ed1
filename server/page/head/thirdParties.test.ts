import { describe, expect, test } from '@jest/globals';
import type { SiteConfig } from '../../../config/siteConfig.ts';
import { SITES } from '../../../config/sites.ts';
import { originsOf, tagManagerIdOf } from './thirdParties.ts';

const site: SiteConfig = SITES[0];
const ids = (field: unknown, attribute: string | null, config: string | null) =>
  tagManagerIdOf({ fields: { TagManagerId: field } }, attribute === null ? {} : { tagManagerId: attribute }, {
    tagManagerId: config,
  });

describe('F009 the tag manager’s id', () => {
  test('is the page’s, the site’s in the platform, or the configured one', () => {
    expect(ids({ value: 'GTM-PAGE1' }, 'GTM-SITE1', 'GTM-FILE1')).toBe('GTM-PAGE1');
    expect(ids({ value: '' }, 'GTM-SITE1', 'GTM-FILE1')).toBe('GTM-SITE1');
    expect(ids(undefined, null, 'GTM-FILE1')).toBe('GTM-FILE1');
    expect(ids(undefined, null, null)).toBeNull();
  });

  test.each([
    'gtm-abc123',
    'GTM-',
    'GTM-AB',
    'G-ABC1234',
    'UA-1234-1',
    "GTM-ABC123');alert(1)//",
    'GTM-ABC123&id=x',
    'https://evil.example',
  ])('%s is not an id', (id) => {
    expect(ids({ value: id }, null, null)).toBeNull();
  });

  test.each([[null], [7], [['GTM-ABC123']], [{ value: { href: 'GTM-ABC123' } }], [{ value: null }]])(
    'a field of %j is none, and does not fail',
    (field) => {
      expect(ids(field, 'GTM-SITE1', null)).toBe('GTM-SITE1');
    },
  );

  test('may have spaces around it, and other cases of the setting’s name', () => {
    expect(tagManagerIdOf({ fields: { tagmanagerid: { value: ' GTM-ABC123 ' } } }, {}, site)).toBe('GTM-ABC123');
  });
});

describe('origins that a page allows', () => {
  test('no site of the registry has a tag manager or an external consent manager: none but our own', () => {
    for (const each of SITES as readonly SiteConfig[]) {
      expect([each.tagManagerId, each.consentManager]).toEqual([null, null]);
      expect(Object.values(originsOf(each, each.tagManagerId)).flat()).toEqual([]);
    }
  });

  test('F009 with a tag manager: those of the manager, of analytics and of the site’s tags', () => {
    const origins = originsOf({ ...site, tagOrigins: ['https://tags.example'] }, 'GTM-ABC123');
    expect(origins['script-src']).toEqual(['https://www.googletagmanager.com', 'https://tags.example']);
    expect(origins['connect-src']).toContain('https://*.google-analytics.com');
    expect(origins['frame-src']).toContain('https://tags.example');
  });

  test('F024 with an external consent manager: its host, on every page of the site', () => {
    const consentManager = {
      kind: 'usercentrics',
      script: 'https://cmp.example/x/loader.js',
      settingsId: 'a',
    } as const;
    const managed = { ...site, consentManager };
    expect(new Set(Object.values(originsOf(managed, null)).flat())).toEqual(new Set(['https://cmp.example']));
    const wider = { ...managed, consentManager: { ...consentManager, origins: ['https://api.cmp.example'] } };
    expect(originsOf(wider, null)['connect-src']).toEqual(['https://cmp.example', 'https://api.cmp.example']);
  });
});
