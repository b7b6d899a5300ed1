import type { Component } from '../../content/views.ts';

export const component: Component<'MapLink'> = {
  hydration: 'static',
  load: () => import('./MapLink.tsx'),
};
