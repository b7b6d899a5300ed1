import type { Component } from '../../content/views.ts';

export const component: Component<'FaqList'> = {
  hydration: 'idle',
  load: () => import('./FaqList.tsx'),
};
