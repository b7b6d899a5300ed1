import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'PriceMethod'> = {
  hydration: 'static',
  load: () => import('./PriceMethod.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'priceIndicator',
  labels: { areas: ['cars', 'priceIndicator'] },
};
