import { expect, test } from '@jest/globals';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { parseCarQuery } from '../../../contracts/search/carSearch.ts';
import { createFragmentCache } from '../../../delivery/fragments/fragmentCache.ts';
import { PageProvider } from '../../../page/PageContext.tsx';
import { renderWithFragments, testPage } from '../../../testing/renderOnPage.tsx';
import type { RangeFacetView, ValueFacetView } from '../../carSearch/facetViews.ts';
import { RangeDrafts } from '../../carSearch/rangeDrafts.ts';
import { FacetGroup } from './FacetGroup.tsx';
import { QuickFilters } from './QuickFilters.tsx';
import { RangeField } from './RangeField.tsx';

const fuel: ValueFacetView = {
  name: 'car_fuel',
  values: [
    { text: 'Diesel', count: 1_204 },
    { text: '"<b>&\'', label: { text: '<i>&"', lang: 'sv' }, count: 0 },
  ],
};
const makes = (length: number, more: object = {}): ValueFacetView => ({
  name: 'car_brand',
  values: Array.from({ length }, (_, at) => ({ text: `Make ${at}`, count: at, size: 2, ...more })),
});
const models = [{ text: 'Model', count: 1 }];

const GROUPS: [facet: ValueFacetView, selected: string[], openByDefault: boolean][] = [
  [fuel, [], true],
  [fuel, ['Diesel'], false],
  [{ ...fuel, values: fuel.values.map((value) => ({ ...value, count: value.count + 3 })) }, ['Diesel', 'gone'], true],
  [makes(9), [], true],
  // With a search and a rest, in which one is selected.
  [{ ...makes(30), name: 'car_color' }, ['Make 28'], true],
  [makes(30), [], true],
  // Rendered by React: models have state.
  [makes(30), ['Make 28'], true],
  [makes(30, { models }), [], true],
  [makes(1, { models }), [], true],
];
const group = ([facet, selected, openByDefault]: (typeof GROUPS)[number]) => (
  <FacetGroup facet={facet} selected={selected} selectedModels={[]} openByDefault={openByDefault} onToggle={() => {}} />
);

/** Expects each element to be the same from templates, which the others have filled, as without them. */
function expectSameInBothOrders(elements: readonly ReactElement[]): void {
  for (const ordered of [elements, elements.toReversed()]) {
    const fragments = createFragmentCache();
    for (const element of [...ordered, ...ordered]) {
      const page = <PageProvider page={testPage}>{element}</PageProvider>;
      const markup = renderWithFragments(page, fragments);
      expect(markup).toBe(renderToString(page));
    }
  }
}

test('Q51 F044 groups from templates are the same as rendered ones, in both orders', () => {
  expectSameInBothOrders(GROUPS.map(group));
});

const price: RangeFacetView = { name: 'car_price', min: 0, max: 1_250_000, bars: [3, 11, 0] };
const mileage: RangeFacetView = { name: 'car_mileage', min: 0, max: 220_000, bars: [1], scale: 10 };

test('Q51 F049 ranges from templates are the same as rendered ones, in both orders', () => {
  const ranges = [price, mileage].flatMap((facet) =>
    [undefined, [100_000, 250_000] as const, [0, 2_000_000] as const].flatMap((range) =>
      ['Pris (kr)', '"<b>&\''].flatMap((label) =>
        [true, false].map((openByDefault) => (
          <RangeField {...{ facet, range, label, openByDefault }} drafts={new RangeDrafts()} key="" />
        )),
      ),
    ),
  );
  expect(ranges).toHaveLength(24);
  expectSameInBothOrders(ranges);
});

test('Q51 U3 quick filters from templates are the same as rendered ones, in both orders', () => {
  const facets = [fuel, price, makes(9)];
  const queries = ['', 'car_fuel=Diesel', 'car_fuel=Diesel&car_fuel=%22%3Cb%3E%26%27', 'car_price=100000-250000'];
  const filters = queries.map((query) => (
    <QuickFilters
      query={parseCarQuery(new URLSearchParams(query))}
      facets={facets}
      showLabel="Visa"
      drafts={new RangeDrafts()}
      onToggle={() => {}}
      onClear={() => {}}
      key={query}
    />
  ));
  expect(new Set(filters.map((one) => renderToString(<PageProvider page={testPage}>{one}</PageProvider>))).size).toBe(
    4,
  );
  expectSameInBothOrders(filters);
});
