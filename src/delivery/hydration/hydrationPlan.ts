import type { InteractiveHydration } from '../../content/views.ts';
import type { ComponentRendering } from '../../contracts/content/layout.ts';
import { componentNamesIn } from '../../contracts/content/renderings.ts';
import type { PageData } from '../../contracts/page/page.ts';
import type { ComponentViews, HydratedPage } from '../componentViews.ts';

/** Which views the browser needs, and when. */
export interface HydrationPlan {
  /** Names of the components that hydrate with the page. */
  atOnce: ReadonlySet<string>;
  /** Names of the components of each section that hydrates later, by the section's uid. */
  later: ReadonlyMap<string, ReadonlySet<string>>;
  /** Uids of the interactive sections that hydrate with the page. */
  withPage: readonly string[];
}

/** Returns when an interactive section hydrates; null for one that is static, and on pages for editors. */
export function sectionHydration(
  rendering: ComponentRendering,
  page: HydratedPage,
  views: ComponentViews,
): InteractiveHydration | null {
  if (page.mode || rendering.uid === undefined || rendering.staticMarkup) return null;
  const hydration = views.hydrationOf(rendering, page);
  return hydration === 'static' ? null : hydration;
}

/** Returns the plan of a page whose static sections have no content. */
export function hydrationPlan(page: PageData, views: ComponentViews): HydrationPlan {
  const atOnce = new Set<string>();
  const later = new Map<string, Set<string>>();
  const withPage: string[] = [];
  /** @param around names of the section that the rendering is placed in, or of the page */
  const visit = (rendering: ComponentRendering, around: Set<string>) => {
    const { componentName, placeholders, uid = '' } = rendering;
    let names = around;
    const hydration = sectionHydration(rendering, page, views);
    if (hydration === 'load') withPage.push(uid);
    else if (hydration) {
      names = new Set();
      later.set(uid, names);
    }
    if (componentName && placeholders && views.placesSections(rendering, page)) {
      names.add(componentName);
      for (const nested of Object.values(placeholders).flat()) visit(nested, names);
    } else {
      // What is placed in other components is loaded with them, because they may read it.
      for (const name of componentNamesIn({ section: [rendering] })) names.add(name);
    }
  };
  for (const rendering of Object.values(page.placeholders).flat()) visit(rendering, atOnce);
  return { atOnce, later, withPage };
}
