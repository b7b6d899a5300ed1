import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'DataUses'> = {
  hydration: 'static',
  load: () => import('./DataUses.tsx'),
};

export const serverPart: ServerPart = {
  labels: { areas: ['forms'] },
};
