import type { Component } from '../../content/views.ts';

export const component: Component<'RowSplitter'> = {
  hydration: 'static',
  load: () => import('./RowSplitter.tsx'),
};
