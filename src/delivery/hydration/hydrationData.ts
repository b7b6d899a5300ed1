import type { ComponentRendering, Placeholders } from '../../contracts/content/layout.ts';
import { componentNamesIn, renderingsOf } from '../../contracts/content/renderings.ts';
import type { PageData, SectionOutcome } from '../../contracts/page/page.ts';
import type { ServerParts } from '../../contracts/page/serverPart.ts';
import type { ComponentViews } from '../componentViews.ts';
import { hasImage } from '../firstImage.ts';
import { createHydrationLabels } from './hydrationLabels.ts';
import { isStatic } from './staticSections.ts';

/**
 * Returns the page as the browser needs it for hydration.
 *
 * @param arrived outcomes of all deferred sections, which are elsewhere in the document. Absent while some may be pending: the page has all
 *   labels of its components' areas, which the outcomes may name
 */
export type HydrationData = (page: PageData, arrived?: readonly SectionOutcome[]) => PageData;

/**
 * Creates the data for hydration: the page without the fields, data and labels of its static sections, without what only the head
 * has, and without the page's own fields where no section reads them. Server only. A page for editors is complete.
 */
export function createHydrationData(views: ComponentViews, serverParts: ServerParts): HydrationData {
  const labelsFor = createHydrationLabels(serverParts);
  return (page, arrived) => {
    if (page.mode) return page;
    const { placeholders, sections, names } = reducedSections(page, views);
    const readsPageFields = [...names].some((name) => serverParts[name]?.readsPageFields);
    return {
      ...page,
      head: { ...page.head, description: null, openGraph: [], alternates: [], jsonLd: [] },
      route: readsPageFields ? page.route : { ...page.route, fields: {} },
      placeholders,
      sections,
      dictionary: labelsFor(page.dictionary, names, arrived && [sections, arrived]),
    };
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
      // The header reads them (`isOverHero`).
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
