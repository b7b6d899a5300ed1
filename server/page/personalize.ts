import { isRecord } from '../../lib/record.ts';
import type { ComponentRendering, LayoutData, Placeholders, RouteData } from '../../src/contracts/content/layout.ts';

/** Maximum nesting depth of placeholders. */
const MAX_DEPTH = 40;

/** Returns the layout with the chosen variants applied to its route. */
export function personalizeLayout(layout: LayoutData, variantIds: readonly string[]): LayoutData {
  const { route } = layout.sitecore;
  if (!route || variantIds.length === 0) return layout;
  return { ...layout, sitecore: { ...layout.sitecore, route: personalizeRoute(route, variantIds) } };
}

/**
 * Applies the chosen variants to a route: each component with an experience for one of them is replaced by it, or removed when the
 * variant hides it. The input is never changed; without variants it is returned as is.
 *
 * @param variantIds as in the platform's list for the page; ids of component variants contain an underscore
 */
export function personalizeRoute(route: RouteData, variantIds: readonly string[]): RouteData {
  if (variantIds.length === 0) return route;
  const key = JSON.stringify(variantIds);
  const variants = personalizedRoutes.get(route) ?? new Map<string, RouteData>();
  personalizedRoutes.set(route, variants);
  const personalized = variants.get(key) ?? {
    ...route,
    placeholders: personalizePlaceholders(route.placeholders, variantIds, 0),
  };
  variants.set(key, personalized);
  return personalized;
}

/** Personalized routes by layout and variants. */
const personalizedRoutes = new WeakMap<RouteData, Map<string, RouteData>>();

function personalizePlaceholders(placeholders: unknown, variantIds: readonly string[], depth: number): Placeholders {
  if (!isRecord(placeholders) || depth > MAX_DEPTH) return {};
  return Object.fromEntries(
    Object.entries(placeholders).map(([name, renderings]) => [
      name,
      Array.isArray(renderings) ? renderings.flatMap((each) => personalizeRendering(each, variantIds, depth)) : [],
    ]),
  );
}

function personalizeRendering(node: unknown, variantIds: readonly string[], depth: number): ComponentRendering[] {
  if (!isRecord(node)) return [];
  const variants = chosen(node, variantIds);
  if (!variants) return [];
  if (!variants.placeholders) return [variants];
  return [{ ...variants, placeholders: personalizePlaceholders(variants.placeholders, variantIds, depth + 1) }];
}

/** Returns the variant's component, the default one, or null when the variant hides it. */
function chosen(rendering: ComponentRendering, variantIds: readonly string[]): ComponentRendering | null {
  const { experiences } = rendering;
  if (!isRecord(experiences)) return rendering;
  const match = variantIds.find((id) => Object.hasOwn(experiences, id));
  const variant = match === undefined ? undefined : experiences[match];
  if (!isRecord(variant)) return rendering;
  return variant.componentName === null && variant.dataSource === null ? null : variant;
}
