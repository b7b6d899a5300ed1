import { DeadlineError, withTimeout } from '../../lib/withTimeout.ts';
import type { RouteData } from '../../src/contracts/content/layout.ts';
import type { PageLanguage } from '../ports/content/pageLanguages.ts';
import { VARIANTS_TIMEOUT_MS } from './chooseVariants.ts';
import { enhanceRoute } from './enhance.ts';
import type { Limits } from './limits.ts';
import { personalizeLayout } from './personalize.ts';
import { withListVariant } from './route/listVariant.ts';
import type { AnyPageRequest } from './route/pageRequest.ts';
import type { PageSources } from './sources.ts';

interface FoundLayout {
  /** `notFound`: the layout is that of the not-found page. */
  kind: 'page' | 'notFound';
  route: RouteData;
  languages: readonly PageLanguage[];
  /** Whether the page has variants. */
  varied: boolean;
}

/** Returns the layout of a page with the visitor's variants; that of the not-found page when there is none. */
export async function findLayout(
  { layoutPath: path, route: { kind }, variants = [], mode }: AnyPageRequest,
  sources: PageSources,
  { timeLimit }: Limits,
): Promise<FoundLayout> {
  if (path !== null) {
    const [found, varied] = await Promise.all([
      sources.layout(path),
      mode === undefined && isVaried(sources.variants(path), timeLimit(VARIANTS_TIMEOUT_MS)),
    ]);
    const audience = mode === 'edit' || mode === 'library' ? 'editors' : 'visitors';
    const enhanced = found && enhanceRoute(personalizeLayout(found.layout, variants), audience, sources.siteContent);
    if (enhanced) {
      const route = mode === undefined ? withListVariant(enhanced, kind) : enhanced;
      return { kind: 'page', route, languages: found.languages, varied };
    }
  }
  return { kind: 'notFound', route: await notFoundLayout(sources), languages: [], varied: false };
}

/** Returns the layout of the site's not-found page. */
export async function notFoundLayout(sources: Pick<PageSources, 'notFoundPage' | 'siteContent'>): Promise<RouteData> {
  const layout = await sources.notFoundPage();
  return (layout && enhanceRoute(layout, 'visitors', sources.siteContent)) ?? MINIMAL_NOT_FOUND;
}

/** Route of the not-found page where the platform has none. The shell renders the product's own text. */
export const MINIMAL_NOT_FOUND: RouteData = {
  name: '404',
  placeholders: { 'headless-header': [{ uid: 'header', componentName: 'Header', fields: {} }], 'headless-main': [] },
};

function isVaried(variants: Promise<unknown>, timeout: number): Promise<boolean> {
  return withTimeout(timeout, 'variants', variants).then(
    (found) => found !== null,
    // Unknown in time: treat the page as varied, so that shared caches do not store it. A failing platform has no variants.
    (error: unknown) => error instanceof DeadlineError,
  );
}
