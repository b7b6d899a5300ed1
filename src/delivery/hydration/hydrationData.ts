import type { ComponentRendering, Placeholders } from '../../contracts/content/layout.ts';
import { componentNamesIn, renderingsOf } from '../../contracts/content/renderings.ts';
import { areasOf, keysOfResponses, keysOutsideAreas } from '../../contracts/dictionary/areas.ts';
import { isReadBy } from '../../contracts/dictionary/hydratedLabels.ts';
import type { PageData, SectionOutcome } from '../../contracts/page/page.ts';
import type { ComponentViews } from '../componentViews.ts';
import { hasImage } from '../firstImage.ts';
import { isStatic } from './staticSections.ts';

/**
 * Returns the page as the browser needs it for hydration: without the fields, data and labels of its static sections, without
 * what only the head has, and without the page's own fields where no section reads them. Server only. A page for editors is complete.
 *
 * @param arrived outcomes of all deferred sections, which are elsewhere in the document. Absent while some may be pending: the page has all
 *   labels of its components' areas, which the outcomes may name
 */
export function hydrationData(page: PageData, views: ComponentViews, arrived?: readonly SectionOutcome[]): PageData {
  if (page.mode) return page;
  const { placeholders, sections, names } = reducedSections(page, views);
  return {
    ...page,
    head: { ...page.head, description: null, openGraph: [], alternates: [], jsonLd: [] },
    route: WITH_PAGE_FIELDS.some((name) => names.has(name)) ? page.route : { ...page.route, fields: {} },
    placeholders,
    sections,
    dictionary: hydrationLabels(page.dictionary, names, arrived && [sections, arrived]),
  };
}

/** Returns the page without the content of its static sections, for `hydrationPlan`. */
export function withoutStaticContent(page: PageData, views: ComponentViews): PageData {
  if (page.mode) return page;
  const { placeholders, sections } = reducedSections(page, views);
  return { ...page, placeholders, sections };
}

interface ReducedSections extends Pick<PageData, 'placeholders' | 'sections'> {
  /** Components that the browser hydrates. */
  names: ReadonlySet<string>;
}

/** Of each page, because a render reads them twice. */
const reduced = new WeakMap<PageData, { views: ComponentViews; parts: ReducedSections }>();

/** Returns the sections of a page without the fields and data of the static ones. */
function reducedSections(page: PageData, views: ComponentViews): ReducedSections {
  const memoized = reduced.get(page);
  if (memoized?.views === views) return memoized.parts;
  const omitted = new Set<string>();
  const first = page.placeholders[MAIN]?.[0];
  const reduce = (rendering: ComponentRendering): ComponentRendering => {
    if (!isStatic(rendering, page, views)) return nestedReduced(rendering, views, reduce);
    const all = [rendering, ...renderingsOf(rendering.placeholders)];
    for (const { uid } of all) if (uid !== undefined) omitted.add(uid);
    const { uid, componentName, params, frame } = rendering;
    return {
      ...(uid !== undefined && { uid }),
      ...(componentName !== undefined && { componentName }),
      // The header reads them (`inkOverImage`).
      ...(params && rendering === first && { params }),
      ...(frame?.columns && { frame: { columns: frame.columns } }),
      staticMarkup: { hasImage: all.some((one) => hasImage(one, views.names)) },
    };
  };
  const placeholders = reduceAll(page.placeholders, reduce);
  const sections = Object.fromEntries(Object.entries(page.sections).filter(([uid]) => !omitted.has(uid)));
  const parts: ReducedSections = { placeholders, sections, names: new Set(componentNamesIn(placeholders)) };
  reduced.set(page, { views, parts });
  return parts;
}

const MAIN = 'headless-main';
/** Components that read the fields of the page; `test/structure/hydration.test.ts` finds them. */
export const WITH_PAGE_FIELDS = ['PageContent', 'StoriesList', 'StoryArticle'];

type Reduce = (rendering: ComponentRendering) => ComponentRendering;

/** What is placed in components that do not read it may be static on its own. */
function nestedReduced(complete: ComponentRendering, views: ComponentViews, reduce: Reduce): ComponentRendering {
  const { dataSource: _, ...rendering } = complete;
  const isContainer = rendering.placeholders && views.placesSections(rendering, NO_SECTIONS);
  return isContainer ? { ...rendering, placeholders: reduceAll(rendering.placeholders ?? {}, reduce) } : rendering;
}

const NO_SECTIONS = { sections: {}, deferred: [] };

function reduceAll(placeholders: Placeholders, reduce: Reduce): Placeholders {
  return Object.fromEntries(Object.entries(placeholders).map(([name, renderings]) => [name, renderings.map(reduce)]));
}

type Labels = PageData['dictionary'];

/** Limit for each dictionary. A full map is emptied. */
const MAX_SELECTIONS = 200;
const selections = new WeakMap<Labels, Map<string, Labels>>();

/**
 * Returns the labels that the named components may show: those of their areas that they read in the browser, or whose keys are in the
 * data of their sections. Memoised, because many pages share them.
 *
 * @param data absent: all labels of their areas
 */
function hydrationLabels(labels: Labels, componentNames: ReadonlySet<string>, data: unknown): Labels {
  const inData = new Set<string>();
  if (data) for (const key of keysIn(data, labels)) if (!isReadBy(key, componentNames)) inData.add(key);
  const bySelection = selections.get(labels) ?? new Map<string, Labels>();
  selections.set(labels, bySelection);
  const key = [...[...componentNames].toSorted(), '', ...[...inData].toSorted(), data ? '' : 'all'].join(' ');
  const cached = bySelection.get(key);
  if (cached) return cached;
  const omitted = keysOutsideAreas(areasOf(componentNames));
  const ofResponses = keysOfResponses(componentNames);
  const isShown = (name: string) =>
    !omitted.has(name) && (!data || isReadBy(name, componentNames) || inData.has(name) || ofResponses.has(name));
  const selection = Object.fromEntries(Object.entries(labels).filter(([name]) => isShown(name))) as Labels;
  if (bySelection.size >= MAX_SELECTIONS) bySelection.clear();
  bySelection.set(key, selection);
  return selection;
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
