import type { Component } from '../../content/views.ts';

export const component: Component<'ContactCard'> = {
  hydration: 'static',
  load: () => import('./ContactCard.tsx'),
};
