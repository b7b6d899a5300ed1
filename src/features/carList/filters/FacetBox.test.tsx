import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { createFragmentCache } from '../../../delivery/fragments/fragmentCache.ts';
import { PageProvider } from '../../../page/PageContext.tsx';
import { renderWithFragments, testPage } from '../../../testing/renderOnPage.tsx';
import type { ValueView } from '../../carSearch/facetViews.ts';
import { FacetValues } from './FacetValues.tsx';

const values: ValueView[] = [
  { text: 'Diesel', count: 1_204 },
  { text: 'El', label: { text: 'Electric', lang: 'en' }, count: 3 },
  { text: '"<b>&\'', label: '<i>&"', count: 1 },
  { text: 'Gas', count: 0 },
  { text: 'Etanol', count: 0 },
];
const page = (facet: readonly ValueView[], selected: readonly string[]) => (
  <PageProvider page={testPage}>
    <FacetValues name="car_fuel" values={facet} selected={selected} selectedModels={[]} onToggle={() => {}} />
  </PageProvider>
);

test('Q51 boxes from templates are the same as rendered ones, on every page', () => {
  const fragments = createFragmentCache();
  for (const [facet, selected] of [
    [values, ['Etanol', 'Diesel']],
    [values.map((value) => ({ ...value, count: value.count + 7 })), []],
    [values.slice(1, 3), ['El', 'unknown']],
    [[{ text: 'Volvo', count: 2, models: [{ text: 'XC60', count: 2 }] }], ['Volvo']],
    [[{ text: 'Volvo', count: 2, size: 3 }], ['Volvo']],
    [[{ text: 'Volvo', count: 2, size: 3 }], []],
  ] satisfies [ValueView[], string[]][]) {
    const expected = renderToString(page(facet, selected));
    expect(renderWithFragments(page(facet, selected), fragments)).toBe(expected);
  }
});
