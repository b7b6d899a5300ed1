import type { Component } from '../../content/views.ts';

export const component: Component<'IconLoader'> = {
  hydration: 'static',
  load: () => import('./IconLoader.tsx'),
};
