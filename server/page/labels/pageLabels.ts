import { type AreaName, keysOutsideAreas } from '../../../src/contracts/dictionary/areas.ts';
import type { Labels } from './labels.ts';

const cache = new WeakMap<Labels, Map<string, Labels>>();

/**
 * Returns the labels that a page with these label areas may show. Memoized by dictionary and set of label areas, because many pages
 * share them.
 */
export function pageLabels(labels: Labels, areas: readonly AreaName[]): Labels {
  const key = areas.join(' ');
  const cached = cache.get(labels) ?? new Map<string, Labels>();
  cache.set(labels, cached);
  const pageLabelSet = cached.get(key) ?? without(labels, keysOutsideAreas(areas));
  cached.set(key, pageLabelSet);
  return pageLabelSet;
}

/** Removes labels. A view that needs a removed label would show its key; `test/structure/labels.test.ts` prevents that. */
function without(labels: Labels, keys: ReadonlySet<string>): Labels {
  return Object.fromEntries(Object.entries(labels).filter(([key]) => !keys.has(key))) as Labels;
}
