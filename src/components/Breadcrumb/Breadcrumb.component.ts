import type { Component } from '../../content/views.ts';

export const component: Component<'Breadcrumb'> = {
  hydration: 'static',
  load: () => import('./Breadcrumb.tsx'),
};
