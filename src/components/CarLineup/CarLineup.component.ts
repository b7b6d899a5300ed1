import type { Component } from '../../content/views.ts';

export const component: Component<'CarLineup'> = {
  hydration: 'static',
  load: () => import('./CarLineup.tsx'),
};
