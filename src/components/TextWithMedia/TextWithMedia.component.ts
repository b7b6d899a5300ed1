import type { Component } from '../../content/views.ts';

export const component: Component<'TextWithMedia'> = {
  hydration: 'static',
  load: () => import('./TextWithMedia.tsx'),
};
