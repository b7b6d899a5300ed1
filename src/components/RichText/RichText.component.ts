import type { Component } from '../../content/views.ts';

export const component: Component<'RichText'> = {
  hydration: 'static',
  load: () => import('./RichText.tsx'),
};
