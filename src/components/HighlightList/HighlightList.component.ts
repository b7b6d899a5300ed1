import type { Component } from '../../content/views.ts';

export const component: Component<'HighlightList'> = {
  hydration: 'static',
  load: () => import('./HighlightList.tsx'),
};
