import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { BOOKED_LABELS } from '../../features/booking/labels.ts';
import { MOVE_LABELS } from '../../features/flow/labels.ts';

export const component: Component<'ManageBooking'> = {
  hydration: 'load',
  load: () => import('./ManageBooking.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'serviceBooking',
  labels: {
    areas: ['dealers', 'booking', 'slots', 'forms', 'requests'],
    inBrowser: [
      BOOKED_LABELS,
      MOVE_LABELS,
      'openingHours',
      'findOnMap',
      'today',
      'bookingMoveTitle',
      'bookingMove',
      'bookingMoved',
      'bookingCancel',
      'bookingCancelQuestion',
      'bookingCancelNo',
      'bookingCancelled',
      'bookingExpired',
      'bookingLinkInvalid',
      'bookingSupport',
    ],
  },
};
