import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'TireHotel'> = {
  hydration: 'load',
  load: () => import('./TireHotel.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'tireHotel',
  labels: { areas: ['tireHotel', 'forms', 'requests'], inBrowser: ['findOnMap', 'today'] },
};
