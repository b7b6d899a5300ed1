import type { Component } from '../../content/views.ts';

export const component: Component<'Promo'> = {
  hydration: 'static',
  load: () => import('./Promo.tsx'),
};
