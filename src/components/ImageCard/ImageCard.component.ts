import type { Component } from '../../content/views.ts';

export const component: Component<'ImageCard'> = {
  hydration: 'static',
  load: () => import('./ImageCard.tsx'),
};
