import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'OfflineCars'> = {
  hydration: 'static',
  load: () => import('./OfflineCars.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'offline',
  labels: { areas: ['offline'], ownAreas: ['offline'] },
};
