import type { Component } from '../../content/views.ts';

export const component: Component<'HorizontalCard'> = {
  hydration: 'static',
  load: () => import('./HorizontalCard.tsx'),
};
