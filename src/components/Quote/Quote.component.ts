import type { Component } from '../../content/views.ts';

export const component: Component<'Quote'> = {
  hydration: 'static',
  load: () => import('./Quote.tsx'),
};
