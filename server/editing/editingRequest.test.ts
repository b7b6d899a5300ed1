import { describe, expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import { readEditingRequest } from './editingRequest.ts';

const PAGE = { sc_site: 'norrvag-se', sc_itemid: '{A0B1}', sc_lang: 'sv', route: '/om-oss', mode: 'edit' };
const LIBRARY = { sc_site: 'norrvag-se', sc_itemid: '{A0B1}', sc_lang: 'sv', sc_uid: 'u-1', mode: 'library' };
const read = (query: Record<string, unknown>) => readEditingRequest(query, SITES);

describe('F003 editing request', () => {
  test('a page', () => {
    expect(read(PAGE)).toMatchObject({
      site: { id: 'norrvag-se' },
      mode: 'edit',
      withChrome: true,
      itemId: '{A0B1}',
      target: { language: { code: 'sv' }, path: '/om-oss', layoutPath: '/om-oss', route: { kind: 'content' } },
      layoutKind: 'final',
      variant: 'default',
      component: null,
    });
  });

  test('a variant, a version, the shared layout, another time', () => {
    const more = {
      sc_variant: 'abc',
      sc_version: '3',
      sc_layoutKind: 'shared',
      sc_previewTime: '2027-01-01T00:00:00Z',
    };
    expect(read({ ...PAGE, ...more })).toMatchObject({
      variant: 'abc',
      version: '3',
      layoutKind: 'shared',
      previewTime: '2027-01-01T00:00:00Z',
    });
    expect(read({ ...PAGE, sc_variant: '_default' })).toMatchObject({ variant: 'default' });
  });

  test('the language is the parameter’s, not the route’s', () => {
    expect(read({ ...PAGE, sc_lang: 'en' })).toMatchObject({
      target: { language: { code: 'en' }, path: '/en/om-oss' },
    });
    expect(read({ ...PAGE, sc_lang: 'en', route: '/' })).toMatchObject({
      target: { path: '/en', route: { path: '/' } },
    });
  });

  test.each([
    ['/kop-bil/alla-bilar-i-lager?car_brand=Volvo', { route: { kind: 'carList' }, search: 'car_brand=Volvo' }],
    ['/kop-bil/,-w-,', { route: { kind: 'content', path: '/kop-bil/,-w-,' }, path: '/kop-bil/,-w-,' }],
    ['/om oss', { route: { kind: 'content' }, path: '/om%20oss' }],
    ['/om-oss#team', { path: '/om-oss' }],
  ])('the route %s', (route, target) => {
    expect(read({ ...PAGE, route })).toMatchObject({ target });
  });

  test('one component, with or without metadata', () => {
    const component = { uid: 'u-1', dataSourceId: 'd', renderingId: 'r' };
    expect(read({ ...LIBRARY, dataSourceId: 'd', sc_renderingId: 'r' })).toMatchObject({
      mode: 'library',
      withChrome: false,
      component,
    });
    expect(read({ ...LIBRARY, mode: 'library-metadata' })).toMatchObject({ mode: 'library', withChrome: true });
    expect(read({ ...LIBRARY, generation: 'variant' })).toMatchObject({ mode: 'library', withChrome: true });
  });

  test.each([
    [{}, ['sc_site', 'sc_itemid', 'sc_lang', 'route', 'mode']],
    [{ mode: 'library' }, ['sc_site', 'sc_itemid', 'sc_lang', 'sc_uid']],
    [{ ...PAGE, route: '' }, ['route']],
    [{ ...LIBRARY, sc_uid: undefined, route: '/' }, ['sc_uid']],
  ])('%j lacks %j', (query, missing) => {
    expect(read(query)).toEqual({ missing });
  });

  test.each([
    [{ sc_site: 'nowhere' }, 'sc_site'],
    [{ sc_lang: 'fi' }, 'sc_lang'],
    [{ sc_lang: ['sv', 'en'] }, 'sc_lang'],
    [{ mode: 'normal' }, 'mode'],
    [{ mode: 'constructor' }, 'mode'],
    [{ mode: ['edit', 'preview'] }, 'mode'],
    [{ sc_itemid: '<x>' }, 'sc_itemid'],
    [{ sc_itemid: ['a', 'b'] }, 'sc_itemid'],
    [{ sc_variant: 'a\r\nX-Evil: 1' }, 'sc_variant'],
    [{ sc_layoutKind: 'draft' }, 'sc_layoutKind'],
    [{ sc_version: '1;2' }, 'sc_version'],
    [{ route: 'https://evil.example' }, 'route'],
    [{ route: '//evil.example' }, 'route'],
    [{ route: '/\\evil.example' }, 'route'],
  ])('%j is invalid: %s', (change, invalid) => {
    expect(read({ ...PAGE, ...change })).toEqual({ invalid });
  });
});
