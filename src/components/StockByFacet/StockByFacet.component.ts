import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'StockByFacet'> = {
  hydration: 'static',
  load: () => import('./StockByFacet.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'stock',
};
