import type { Component } from '../../content/views.ts';

export const component: Component<'Accordion'> = {
  hydration: 'idle',
  load: () => import('./Accordion.tsx'),
};
