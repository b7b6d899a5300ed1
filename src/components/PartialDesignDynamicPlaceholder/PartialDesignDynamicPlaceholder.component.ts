import type { Component } from '../../content/views.ts';

export const component: Component<'PartialDesignDynamicPlaceholder'> = {
  hydration: 'static',
  load: () => import('./PartialDesignDynamicPlaceholder.tsx'),
};
