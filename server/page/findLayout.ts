import { DeadlineError, withTimeout } from '../../lib/withTimeout.ts';
import type { RouteData } from '../../src/contracts/content/layout.ts';
import type { LoaderContext } from '../../src/contracts/page/loader.ts';
import type { PageMode, RouteKind } from '../../src/contracts/page/page.ts';
import type { PageLanguage } from '../ports/content/pageLanguages.ts';
import { VARIANTS_TIMEOUT_MS } from './chooseVariants.ts';
import { enhanceRoute } from './enhance.ts';
import { personalizeLayout } from './personalize.ts';
import { withListVariant } from './route/listVariant.ts';
import type { PageSources } from './sources.ts';

/** A page of the platform to find. */
interface LayoutPlace {
  /** Null for a URL that no page can have. */
  path: string | null;
  kind: RouteKind;
  /** Ids of the variants chosen for the visitor. */
  variants: readonly string[];
  mode: PageMode | null;
}

interface FoundLayout {
  route: RouteData;
  languages: readonly PageLanguage[];
  exists: boolean;
  /** Whether the page has variants. */
  varied: boolean;
}

/** Returns the layout of a page with the visitor's variants; that of the not-found page when there is none. */
export async function findLayout(
  { path, kind, variants, mode }: LayoutPlace,
  sources: PageSources,
  timeLimit: LoaderContext['timeLimit'],
): Promise<FoundLayout> {
  if (path !== null) {
    const [found, varied] = await Promise.all([
      sources.layout(path),
      mode === null && isVaried(path, sources, timeLimit),
    ]);
    const audience = mode === 'edit' || mode === 'library' ? 'editors' : 'visitors';
    const enhanced = found && enhanceRoute(personalizeLayout(found.layout, variants), audience, sources.images);
    if (enhanced) {
      const route = mode === null ? withListVariant(enhanced, kind) : enhanced;
      return { route, languages: found.languages, exists: true, varied };
    }
  }
  return { route: await notFoundLayout(sources), languages: [], exists: false, varied: false };
}

/** Returns the layout of the site's not-found page. */
export async function notFoundLayout(sources: Pick<PageSources, 'notFoundPage' | 'images'>): Promise<RouteData> {
  const layout = await sources.notFoundPage();
  return (layout && enhanceRoute(layout, 'visitors', sources.images)) ?? MINIMAL_NOT_FOUND;
}

/** Route of the not-found page where the platform has none. The shell renders the product's own text. */
export const MINIMAL_NOT_FOUND: RouteData = {
  name: '404',
  placeholders: { 'headless-header': [{ uid: 'header', componentName: 'Header', fields: {} }], 'headless-main': [] },
};

function isVaried(path: string, { variants }: PageSources, timeLimit: LoaderContext['timeLimit']): Promise<boolean> {
  const loaded = withTimeout(timeLimit(VARIANTS_TIMEOUT_MS), 'variants', variants(path));
  return loaded.then(
    (found) => found !== null,
    // Unknown in time: treat the page as varied, so that shared caches do not store it. A failing platform has no variants.
    (error: unknown) => error instanceof DeadlineError,
  );
}
