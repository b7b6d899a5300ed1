import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'TotalCost'> = {
  hydration: 'static',
  load: () => import('./TotalCost.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'totalCost',
  labels: { areas: ['cars', 'totalCost'] },
};
