import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { BOOKED_LABELS } from '../../features/booking/labels.ts';
import { plateInUrl } from '../../lib/browser/plateInUrl.ts';
import { sessionText } from '../../lib/browser/storedText.ts';

export const component: Component<'ServiceBooking'> = {
  hydration: 'touch',
  stored: [sessionText('forecourt.booking'), { read: plateInUrl }],
  load: () => import('./ServiceBooking.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'serviceBooking',
  labels: {
    areas: ['dealers', 'booking', 'slots', 'forms', 'requests'],
    ownAreas: ['booking'],
    inBrowser: [BOOKED_LABELS, 'openingHours', 'findOnMap', 'cookieSettings', 'today', 'bookingSupport'],
  },
  showsMap: true,
};
