import type { ComponentRendering, Placeholders, RouteData } from '../../../src/contracts/content/layout.ts';
import type { RouteKind } from '../../../src/contracts/page/page.ts';
import { LIST_VARIANTS } from '../../../src/contracts/search/listVariants.ts';

const LIST = 'CarList';

/**
 * Returns the car list's page with the component that its query selects in place of the list (comparison, saved cars). Pages of
 * other kinds are returned unchanged.
 */
export function withListVariant(route: RouteData, kind: RouteKind): RouteData {
  const name = LIST_VARIANTS[kind];
  return name === undefined ? route : { ...route, placeholders: replaceList(route.placeholders ?? {}, name) };
}

function replaceList(placeholders: Placeholders, name: string): Placeholders {
  const entries = Object.entries(placeholders).map(([place, renderings]) => [
    place,
    renderings.map((rendering) => variantOf(rendering, name)),
  ]);
  return Object.fromEntries(entries) as Placeholders;
}

function variantOf(rendering: ComponentRendering, name: string): ComponentRendering {
  return {
    ...rendering,
    ...(rendering.componentName === LIST && { componentName: name }),
    ...(rendering.placeholders && { placeholders: replaceList(rendering.placeholders, name) }),
  };
}
