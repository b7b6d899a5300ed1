import type { Component } from '../../content/views.ts';

export const component: Component<'CardList'> = {
  hydration: 'static',
  load: () => import('./CardList.tsx'),
};
