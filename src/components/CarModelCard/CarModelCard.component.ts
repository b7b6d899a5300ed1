import type { Component } from '../../content/views.ts';

export const component: Component<'CarModelCard'> = {
  hydration: 'static',
  load: () => import('./CarModelCard.tsx'),
};
