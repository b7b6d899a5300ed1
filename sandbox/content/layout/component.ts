import { isRecord } from '../../../lib/record.ts';
import type { ContentTree } from '../tree/tree.ts';
import type { EditingState } from './editing.ts';
import { renderLayout } from './render.ts';

/** Placeholder for the single component of the design library. */
const PLACEHOLDER = 'editing-componentmode-placeholder';

/**
 * Returns a layout with one component: the one with the uid `uid` on the page `item`, in the language `sc_lang`; null when there is
 * none.
 */
export function componentLayout(tree: ContentTree, query: URLSearchParams, editing: EditingState): object | null {
  const page = tree.find(query.get('item') ?? '');
  const site = tree.sites.get(page?.site ?? '');
  if (!page || !site) return null;
  const layout = renderLayout(site, page, query.get('sc_lang') ?? '', editing);
  const sitecore = 'sitecore' in layout && isRecord(layout.sitecore) ? layout.sitecore : {};
  const route = isRecord(sitecore.route) ? sitecore.route : {};
  const component = findComponent(route.placeholders, query.get('uid')?.toLowerCase() ?? '');
  if (!component) return null;
  const context = { ...(isRecord(sitecore.context) ? sitecore.context : {}), renderingType: 'component' };
  return { sitecore: { context, route: { ...route, placeholders: { [PLACEHOLDER]: [component] } } } };
}

function findComponent(placeholders: unknown, uid: string): unknown {
  if (!isRecord(placeholders)) return undefined;
  for (const component of Object.values(placeholders).flat()) {
    if (!isRecord(component)) continue;
    const found = component.uid === uid ? component : findComponent(component.placeholders, uid);
    if (found) return found;
  }
  return undefined;
}
