import type { ComponentRendering, Placeholders, RouteData } from '../../src/contracts/layout.ts';
import { STAND_INS } from '../../src/contracts/listStandIns.ts';
import type { RouteKind } from '../../src/contracts/page.ts';

const LIST = 'CarList';

/**
 * The page of the car list with what its query asks for in the list's place; everything around it stays. Other kinds of
 * pages are given back as they are.
 */
export function withStandIn(route: RouteData, kind: RouteKind): RouteData {
  const name = STAND_INS[kind];
  return name === undefined ? route : { ...route, placeholders: exchanged(route.placeholders ?? {}, name) };
}

function exchanged(placeholders: Placeholders, name: string): Placeholders {
  const entries = Object.entries(placeholders).map(([place, renderings]) => [
    place,
    renderings.map((rendering) => standIn(rendering, name)),
  ]);
  return Object.fromEntries(entries) as Placeholders;
}

function standIn(rendering: ComponentRendering, name: string): ComponentRendering {
  return {
    ...rendering,
    ...(rendering.componentName === LIST && { componentName: name }),
    ...(rendering.placeholders && { placeholders: exchanged(rendering.placeholders, name) }),
  };
}
