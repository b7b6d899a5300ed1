import type { Component } from '../../content/views.ts';

export const component: Component<'StageRow'> = {
  hydration: 'static',
  load: () => import('./StageRow.tsx'),
};
