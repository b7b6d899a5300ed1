import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'CarLineup'> = {
  // Deferred data: a static section would be hydrated when they come.
  hydration: 'touch',
  load: () => import('./CarLineup.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'stock',
};
