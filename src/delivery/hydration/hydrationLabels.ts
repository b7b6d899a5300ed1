import { keysOutsideAreas } from '../../contracts/dictionary/areas.ts';
import { createLabelNeeds } from '../../contracts/dictionary/labelNeeds.ts';
import type { PageData } from '../../contracts/page/page.ts';
import type { ServerParts } from '../../contracts/page/serverPart.ts';

type Labels = PageData['dictionary'];

/** Limit for each dictionary. A full map is emptied. */
const MAX_SELECTIONS = 200;

/**
 * Returns the labels that the named components may show: those of their areas that they read in the browser, or whose keys are in the
 * data of their sections.
 *
 * @param data absent: all labels of their areas
 */
type HydrationLabels = (labels: Labels, componentNames: ReadonlySet<string>, data: unknown) => Labels;

/** Creates the selection of labels for hydration. Memoised, because many pages share one. */
export function createHydrationLabels(serverParts: ServerParts): HydrationLabels {
  const needs = createLabelNeeds(serverParts);
  const selections = new WeakMap<Labels, Map<string, Labels>>();
  return (labels, componentNames, data) => {
    const named = data ? keysIn(data, labels) : NO_KEYS;
    const inData = new Set(named.filter((key) => !needs.isReadBy(key, componentNames)));
    const bySelection = selections.get(labels) ?? new Map<string, Labels>();
    selections.set(labels, bySelection);
    const key = [...[...componentNames].toSorted(), '', ...[...inData].toSorted(), data ? '' : 'all'].join(' ');
    const cached = bySelection.get(key);
    if (cached) return cached;
    const omitted = keysOutsideAreas(needs.areasOf(componentNames));
    const ofResponses = needs.keysOfResponses(componentNames);
    const isShown = (name: string) =>
      !omitted.has(name) &&
      (!data || needs.isReadBy(name, componentNames) || inData.has(name) || ofResponses.has(name));
    const selection = Object.fromEntries(Object.entries(labels).filter(([name]) => isShown(name))) as Labels;
    if (bySelection.size >= MAX_SELECTIONS) bySelection.clear();
    bySelection.set(key, selection);
    return selection;
  };
}

const NO_KEYS: readonly string[] = [];
/** Keys in the objects of lists, such as the cards of cars, which many pages share. */
const keysOfEntries = new WeakMap<object, { labels: Labels; keys: readonly string[] }>();

/** Returns the keys of labels that a value has as texts. Keys begin with a small letter; few other texts do. */
function keysIn(value: unknown, labels: Labels): readonly string[] {
  if (typeof value === 'string') {
    const first = value.charCodeAt(0);
    return first >= SMALL_A && first <= SMALL_Z && Object.hasOwn(labels, value) ? [value] : NO_KEYS;
  }
  if (typeof value !== 'object' || value === null) return NO_KEYS;
  const found: string[] = [];
  if (Array.isArray(value)) {
    for (const entry of value) for (const key of keysOfEntry(entry, labels)) found.push(key);
    return found;
  }
  const members = value as Record<string, unknown>;
  for (const name of Object.keys(members)) for (const key of keysIn(members[name], labels)) found.push(key);
  return found;
}

/** Entries with fewer members are read again: most of them, such as the counts of a filter, belong to one page. */
const MIN_MEMBERS = 5;

function keysOfEntry(entry: unknown, labels: Labels): readonly string[] {
  if (typeof entry !== 'object' || entry === null || Object.keys(entry).length < MIN_MEMBERS)
    return keysIn(entry, labels);
  const memoized = keysOfEntries.get(entry);
  if (memoized?.labels === labels) return memoized.keys;
  const keys = keysIn(entry, labels);
  keysOfEntries.set(entry, { labels, keys });
  return keys;
}

const SMALL_A = 97;
const SMALL_Z = 122;
