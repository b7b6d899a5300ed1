import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { MOVE_LABELS } from '../../features/flow/labels.ts';

export const component: Component<'ManageTireChange'> = {
  hydration: 'load',
  load: () => import('./ManageTireChange.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'tireHotel',
  labels: {
    areas: ['dealers', 'booking', 'tireHotel', 'slots', 'forms', 'requests'],
    inBrowser: [MOVE_LABELS, 'findOnMap', 'today', 'bookingSupport'],
  },
};
