import { describe, expect, test } from '@jest/globals';
import type { NavigationNode } from '../../../src/contracts/content/content.ts';
import { navigationItems } from './navigationItems.ts';

const SV = { code: 'sv', prefix: '' };
const EN = { code: 'en', prefix: '/en' };
const node = (path: string, more: Partial<NavigationNode> = {}): NavigationNode => ({
  name: 'n',
  url: { path },
  ...more,
});

describe('F033: navigation items', () => {
  test.each([
    ['/kop-bil', SV, '/kop-bil'],
    ['/', SV, '/'],
    ['/sv/kop-bil', SV, '/kop-bil'],
    ['/en/buy', EN, '/en/buy'],
    ['/buy', EN, '/en/buy'],
    ['/en', EN, '/en'],
    ['/', EN, '/en'],
    ['/energy', EN, '/en/energy'],
    ['/Kop-Bil', SV, '/kop-bil'],
    ['javascript:alert(1)', SV, '/javascript:alert(1)'],
    ['//other.example/a', SV, '/other.example/a'],
    ['\\\\other.example', EN, '/en/other.example'],
  ])('path %s is %j’s %s', (path, language, expected) => {
    expect(navigationItems([node(path)], language)[0]?.path).toBe(expected);
  });

  test('hidden items are left out with their descendants, as are wildcards and null items', () => {
    const tree = [
      node('/a', { hide: { value: '1' }, children: { results: [node('/a/b')] } }),
      node('/c', { name: ',-w-,' }),
      null,
      7,
      { name: 'without an address' },
      node('/x', { name: 5 as never }),
      node('/d', {
        hide: { value: '' },
        children: { results: [node('/d/e', { hide: { jsonValue: { value: true } } }), node('/d/f')] },
      }),
    ];
    const items = navigationItems(tree, SV);
    expect(items.map(({ path }) => path)).toEqual(['/d']);
    expect(items[0]?.children.map(({ path }) => path)).toEqual(['/d/f']);
  });

  test('the title falls back to the display name, then to the name', () => {
    const titles = navigationItems(
      [
        node('/a', { navTitle: { value: 'T' }, displayName: 'D' }),
        node('/b', { navTitle: { value: '' }, displayName: 'D' }),
        node('/c'),
      ],
      SV,
    );
    expect(titles.map(({ navTitle }) => navTitle)).toEqual(['T', 'D', 'n']);
  });

  test.each([
    [
      { jsonValue: { value: { href: 'https://x.example', linktype: 'external' } } },
      { href: 'https://x.example', linktype: 'external' },
    ],
    [{ jsonValue: { value: { href: 'https://x.example' } } }, { href: 'https://x.example', linktype: 'external' }],
    [{ jsonValue: { value: { href: '' } } }, null],
    [{ jsonValue: null }, null],
    [null, null],
  ])('external link %j', (external, expected) => {
    expect(navigationItems([node('/a', { external })], SV)[0]?.externalLink).toEqual(expected);
  });

  test.each([
    [{ value: '1', jsonValue: { value: true } }, true],
    [{ value: '', jsonValue: { value: false } }, false],
    [undefined, false],
  ])('navigable with children: %j', (expand, expected) => {
    expect(navigationItems([node('/a', { expand })], SV)[0]?.shouldBeNavigableInMenuWhenItHasChildren).toBe(expected);
  });

  test('F020: the image of a section is unchanged', () => {
    const image = { value: { src: '/-/media/a.jpg', alt: '' } };
    expect(navigationItems([node('/a', { image: { jsonValue: image } })], SV)[0]?.image).toEqual(image);
    expect(navigationItems([node('/a')], SV)[0]).not.toHaveProperty('image');
  });
});
