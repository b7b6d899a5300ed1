import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'SiteTeaser'> = {
  hydration: 'static',
  load: () => import('./SiteTeaser.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'stock',
  labels: { areas: ['cars', 'carPages', 'dealers'] },
};
