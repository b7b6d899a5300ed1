import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { renderWithFragments } from '../../../app/fragmentPage.ts';
import { createFragmentCache } from '../../../page/fragmentCache.ts';
import { PageProvider } from '../../../page/PageContext.tsx';
import { testPage } from '../../../testing/renderOnPage.tsx';
import type { ValueFacetView } from '../../carSearch/facetViews.ts';
import { FacetGroup } from './FacetGroup.tsx';

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
const page = ([facet, selected, openByDefault]: (typeof GROUPS)[number]) => (
  <PageProvider page={testPage}>
    <FacetGroup
      facet={facet}
      selected={selected}
      selectedModels={[]}
      openByDefault={openByDefault}
      onToggle={() => {}}
    />
  </PageProvider>
);

test('Q51 F044 groups from templates are the same as rendered ones, in both orders', () => {
  for (const ordered of [GROUPS, GROUPS.toReversed()]) {
    const fragments = createFragmentCache();
    for (const group of [...ordered, ...ordered]) {
      const markup = renderWithFragments(page(group), fragments, renderToString).parts.join('');
      expect(markup).toBe(renderToString(page(group)));
    }
  }
});
