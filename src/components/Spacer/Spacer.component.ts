import type { Component } from '../../content/views.ts';

export const component: Component<'Spacer'> = {
  hydration: 'static',
  load: () => import('./Spacer.tsx'),
};
