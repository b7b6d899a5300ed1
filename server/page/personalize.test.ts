import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import type { ComponentRendering, RouteData } from '../../src/contracts/content/layout.ts';
import { deepFreeze } from '../ports/upstream/freeze.ts';
import { personalizeRoute } from './personalize.ts';

const hidden = { componentName: null, dataSource: null };
const card = (title: string) => ({ uid: 'c', componentName: 'ImageCard', fields: { Title: { value: title } } });

const route: RouteData = deepFreeze({
  name: 'home',
  placeholders: {
    'headless-main': [
      { ...card('Default'), experiences: { electric: card('Electric'), quiet: hidden } },
      card('For all'),
      {
        uid: 'b',
        componentName: 'Container',
        placeholders: { 'container-{*}': [{ ...card('Inner'), experiences: { electric: card('Inner electric') } }] },
      },
      { uid: 'n', componentName: null, experiences: { electric: card('Only electric') } },
      { ...card('Tested'), experiences: { c_b: card('Tested, variant B') } },
    ] as unknown as ComponentRendering[],
  },
});

const titles = (personalized: RouteData): string[] =>
  [...JSON.stringify(personalized.placeholders).matchAll(/"value":"([^"]*)"/g)].map(([, title]) => title ?? '');

/** What is shown, without the experiences that are not. */
const titlesFor = (variants: string[]) => {
  const personalized = personalizeRoute(route, variants);
  return titles(JSON.parse(JSON.stringify(personalized, (key, value) => (key === 'experiences' ? undefined : value))));
};

describe('variants of a page', () => {
  test('Q51 ids with spaces are told apart, in both orders', () => {
    const spaced = deepFreeze({
      placeholders: { main: [{ ...card('Default'), experiences: { 'a b': card('One'), b: card('Other') } }] },
    } as unknown as RouteData);
    const namesFor = (route: RouteData, ids: string[]) =>
      personalizeRoute(route, ids).placeholders?.main?.map(({ fields }) => JSON.stringify(fields));
    const lists = [['a b'], ['a', 'b']];
    for (const order of [lists, lists.toReversed()]) {
      const copy = structuredClone(spaced);
      expect(order.map((ids) => namesFor(copy, ids))).toEqual(
        order.map((ids) => namesFor(structuredClone(spaced), ids)),
      );
    }
  });

  test('without a variant the route is the same object', () => {
    expect(personalizeRoute(route, [])).toBe(route);
  });

  test.each([
    [['unknown'], ['Default', 'For all', 'Inner', 'Tested']],
    [['electric'], ['Electric', 'For all', 'Inner electric', 'Only electric', 'Tested']],
    [['quiet'], ['For all', 'Inner', 'Tested']],
    [
      ['electric', 'c_b'],
      ['Electric', 'For all', 'Inner electric', 'Only electric', 'Tested, variant B'],
    ],
    [
      ['__proto__', 'constructor'],
      ['Default', 'For all', 'Inner', 'Tested'],
    ],
  ])('%j shows %j', (variants, expected) => {
    expect(titlesFor(variants)).toEqual(expected);
  });

  test('the layout is not changed', () => {
    const before = JSON.stringify(route);
    personalizeRoute(route, ['electric']);
    expect(JSON.stringify(route)).toBe(before);
  });

  test.each([['quiet'], ['electric'], ['c_b'], ['unknown']])('%s: as the platform’s own library chooses', (variant) => {
    const copy = JSON.parse(JSON.stringify({ sitecore: { context: {}, route } }));
    const require = createRequire(import.meta.url);
    const { personalizeLayout } = require('@sitecore-content-sdk/content/personalize');
    personalizeLayout(copy, variant, [variant]);
    const plain = JSON.parse(
      JSON.stringify(copy.sitecore.route, (key, value) => (key === 'experiences' ? undefined : value)),
    );
    expect(titlesFor([variant])).toEqual(titles(plain));
  });
});
