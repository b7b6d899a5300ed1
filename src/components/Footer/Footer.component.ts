import type { Component } from '../../content/views.ts';

export const component: Component<'Footer'> = {
  hydration: 'static',
  load: () => import('./Footer.tsx'),
};
