import type { Component } from '../../content/views.ts';

export const component: Component<'LinkList'> = {
  hydration: 'static',
  load: () => import('./LinkList.tsx'),
};
