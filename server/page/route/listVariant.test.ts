import { expect, test } from '@jest/globals';
import type { RouteData } from '../../../src/contracts/content/layout.ts';
import { withListVariant } from './listVariant.ts';

const ROUTE: RouteData = {
  name: 'list',
  placeholders: {
    'headless-main': [
      { uid: 'a', componentName: 'Breadcrumb' },
      { uid: 'b', componentName: 'Container', placeholders: { inner: [{ uid: 'c', componentName: 'CarList' }] } },
    ],
  },
};

test('F071 the comparison replaces the list at any depth; the rest is unchanged', () => {
  const before = JSON.stringify(ROUTE);
  const { placeholders } = withListVariant(ROUTE, 'carCompare');
  expect(placeholders).toEqual({
    'headless-main': [
      { uid: 'a', componentName: 'Breadcrumb' },
      { uid: 'b', componentName: 'Container', placeholders: { inner: [{ uid: 'c', componentName: 'CarCompare' }] } },
    ],
  });
  expect(JSON.stringify(ROUTE)).toBe(before);
});

test('other pages are unchanged', () => {
  expect(withListVariant(ROUTE, 'carList')).toBe(ROUTE);
});
