import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'StoriesTeaser'> = {
  hydration: 'static',
  load: () => import('./StoriesTeaser.tsx'),
};

export const serverPart: ServerPart = {
  labels: { areas: ['stories'] },
};
