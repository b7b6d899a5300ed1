import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'StockByFacet'> = {
  // Deferred data: a static section would be hydrated when they come.
  hydration: 'touch',
  load: () => import('./StockByFacet.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'stock',
};
