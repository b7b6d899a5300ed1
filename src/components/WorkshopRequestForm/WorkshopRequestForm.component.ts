import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'WorkshopRequestForm'> = {
  hydration: 'touch',
  load: () => import('./WorkshopRequestForm.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'leads',
  labels: {
    areas: ['dealers', 'booking', 'forms', 'requests'],
    inBrowser: [
      'findOnMap',
      'today',
      'formYourVehicle',
      'bookingRequestWish',
      'bookingRequestPlace',
      'bookingRequestPlaceHint',
      'bookingWorkshopList',
      'bookingWorkshopSearch',
      'bookingWorkshopOrder',
    ],
  },
};
