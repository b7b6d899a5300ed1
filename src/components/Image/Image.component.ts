import type { Component } from '../../content/views.ts';

export const component: Component<'Image'> = {
  hydration: 'static',
  load: () => import('./Image.tsx'),
};
