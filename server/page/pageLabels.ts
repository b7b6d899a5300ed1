import { areasOf, keysBeyond } from '../../src/contracts/dictionaryAreas.ts';
import type { Labels } from './labels.ts';

const known = new WeakMap<Labels, Map<string, Labels>>();

/**
 * The labels that a page with these components shows, at the most. Made once for each dictionary and set of areas: what
 * many pages share is written and kept once.
 */
export function pageLabels(labels: Labels, componentNames: ReadonlySet<string>): Labels {
  const areas = areasOf(componentNames);
  const key = areas.join(' ');
  const made = known.get(labels) ?? new Map<string, Labels>();
  known.set(labels, made);
  const own = made.get(key) ?? without(labels, keysBeyond(areas));
  made.set(key, own);
  return own;
}

/** A view that asks for a label of an area that its page does not have would show the key; a test sees to it that none does. */
function without(labels: Labels, keys: ReadonlySet<string>): Labels {
  return Object.fromEntries(Object.entries(labels).filter(([key]) => !keys.has(key))) as Labels;
}
