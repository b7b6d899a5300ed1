import type { Component } from '../../content/views.ts';

export const component: Component<'Title'> = {
  hydration: 'static',
  load: () => import('./Title.tsx'),
};
