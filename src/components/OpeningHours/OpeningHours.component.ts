import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'OpeningHours'> = {
  hydration: 'idle',
  load: () => import('./OpeningHours.tsx'),
};

export const serverPart: ServerPart = {
  labels: { inBrowser: ['openingHours', 'today'] },
};
