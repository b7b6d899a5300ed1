import type { Component } from '../../content/views.ts';

export const component: Component<'ColumnSplitter'> = {
  hydration: 'static',
  load: () => import('./ColumnSplitter.tsx'),
};
