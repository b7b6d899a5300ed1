import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'CarLineup'> = {
  hydration: 'static',
  load: () => import('./CarLineup.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'stock',
};
