import type { Component } from '../../content/views.ts';

export const component: Component<'KeyFigures'> = {
  hydration: 'static',
  load: () => import('./KeyFigures.tsx'),
};
