import { areasOf, keysOutsideAreas } from '../contracts/dictionaryAreas.ts';
import type { ComponentRendering, Placeholders } from '../contracts/layout.ts';
import type { PageData } from '../contracts/page.ts';
import { componentNamesIn, renderingsOf } from '../contracts/renderings.ts';
import type { ComponentViews } from './componentViews.ts';
import { hasImage } from './firstImage.ts';
import { isStatic } from './staticSections.ts';

/**
 * Returns the page as the browser needs it for hydration: without the fields, data and labels of its static sections, and without
 * the structured data, which are in the head. Server only. A page for editors is complete.
 */
export function hydrationData(page: PageData, views: ComponentViews): PageData {
  if (page.mode) return page;
  const omitted = new Set<string>();
  const reduce = (rendering: ComponentRendering): ComponentRendering => {
    if (!isStatic(rendering, page, views)) return nestedReduced(rendering, views, reduce);
    const all = [rendering, ...renderingsOf(rendering.placeholders)];
    for (const { uid } of all) if (uid !== undefined) omitted.add(uid);
    const { uid, componentName, params, frame } = rendering;
    return {
      ...(uid !== undefined && { uid }),
      ...(componentName !== undefined && { componentName }),
      // The header reads those of the first section (`inkOverImage`).
      ...(params && { params }),
      ...(frame?.columns && { frame: { columns: frame.columns } }),
      staticMarkup: { hasImage: all.some((one) => hasImage(one, views.names)) },
    };
  };
  const placeholders = reduceAll(page.placeholders, reduce);
  return {
    ...page,
    head: { ...page.head, jsonLd: [] },
    placeholders,
    sections: Object.fromEntries(Object.entries(page.sections).filter(([uid]) => !omitted.has(uid))),
    dictionary: hydrationLabels(page.dictionary, componentNamesIn(placeholders)),
  };
}

type Reduce = (rendering: ComponentRendering) => ComponentRendering;

/** Components that only place others: these may be static on their own. Other components read what is placed in them. */
function nestedReduced(rendering: ComponentRendering, views: ComponentViews, reduce: Reduce): ComponentRendering {
  const isContainer = rendering.placeholders && views.hydrationOf(rendering, NO_SECTIONS) === 'static';
  return isContainer ? { ...rendering, placeholders: reduceAll(rendering.placeholders ?? {}, reduce) } : rendering;
}

const NO_SECTIONS = { sections: {}, deferred: [] };

function reduceAll(placeholders: Placeholders, reduce: Reduce): Placeholders {
  return Object.fromEntries(Object.entries(placeholders).map(([name, renderings]) => [name, renderings.map(reduce)]));
}

type Labels = PageData['dictionary'];

const labelsByAreas = new WeakMap<Labels, Map<string, Labels>>();

/** Returns the labels that the named components may show. Memoised, because many pages share them. */
function hydrationLabels(labels: Labels, componentNames: ReadonlySet<string>): Labels {
  const areas = areasOf(componentNames);
  const byAreas = labelsByAreas.get(labels) ?? new Map<string, Labels>();
  labelsByAreas.set(labels, byAreas);
  const key = areas.join(' ');
  const omitted = keysOutsideAreas(areas);
  const found =
    byAreas.get(key) ?? (Object.fromEntries(Object.entries(labels).filter(([name]) => !omitted.has(name))) as Labels);
  byAreas.set(key, found);
  return found;
}
