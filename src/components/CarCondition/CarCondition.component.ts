import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'CarCondition'> = {
  hydration: 'static',
  load: () => import('./CarCondition.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'stock',
  labels: { areas: ['cars', 'carPages', 'carDetail', 'carCondition'], ownAreas: ['carCondition'] },
};
