import type { Component } from '../../content/views.ts';

export const component: Component<'StockByFacet'> = {
  hydration: 'static',
  load: () => import('./StockByFacet.tsx'),
};
