import type { ComponentRendering, LayoutData, Placeholders, RouteData } from '../../src/contracts/layout.ts';
import { isRecord } from '../../src/contracts/record.ts';

/** Deeper is no page of anybody's. */
const MAX_DEPTH = 40;

/** The layout with its route as the chosen variants show it. */
export function personalizeLayout(layout: LayoutData, variantIds: readonly string[]): LayoutData {
  const { route } = layout.sitecore;
  if (!route || variantIds.length === 0) return layout;
  return { ...layout, sitecore: { ...layout.sitecore, route: personalizeRoute(route, variantIds) } };
}

/**
 * The route as the chosen variants show it: each component with an experience of one of them is replaced by it, or left
 * out when the variant hides it (content platform §5.3). The layout itself is never changed; without variants it comes
 * back as it is.
 *
 * @param variantIds as the platform lists them for the page; those of single components contain an underscore
 */
export function personalizeRoute(route: RouteData, variantIds: readonly string[]): RouteData {
  if (variantIds.length === 0) return route;
  const key = JSON.stringify(variantIds);
  const shown = known.get(route) ?? new Map<string, RouteData>();
  known.set(route, shown);
  const personal = shown.get(key) ?? {
    ...route,
    placeholders: personalizePlaceholders(route.placeholders, variantIds, 0),
  };
  shown.set(key, personal);
  return personal;
}

/** Each answer of the platform is worked through once for each of its few variants. */
const known = new WeakMap<RouteData, Map<string, RouteData>>();

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
  const shown = chosen(node, variantIds);
  if (!shown) return [];
  if (!shown.placeholders) return [shown];
  return [{ ...shown, placeholders: personalizePlaceholders(shown.placeholders, variantIds, depth + 1) }];
}

/** The variant's component, the default one, or null where the variant hides it. */
function chosen(rendering: ComponentRendering, variantIds: readonly string[]): ComponentRendering | null {
  const { experiences } = rendering;
  if (!isRecord(experiences)) return rendering;
  const match = variantIds.find((id) => Object.hasOwn(experiences, id));
  const variant = match === undefined ? undefined : experiences[match];
  if (!isRecord(variant)) return rendering;
  return variant.componentName === null && variant.dataSource === null ? null : variant;
}
