import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'StoryCards'> = {
  hydration: 'static',
  load: () => import('./StoryCards.tsx'),
};

export const serverPart: ServerPart = {
  labels: { areas: ['stories'] },
};
