import type { Component } from '../../content/views.ts';

export const component: Component<'Container'> = {
  hydration: 'static',
  load: () => import('./Container.tsx'),
};
