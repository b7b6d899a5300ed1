import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { DATE_LABELS, VEHICLE_LABELS } from '../../features/leads/labels.ts';

export const component: Component<'ServiceRequestForm'> = {
  hydration: 'visible',
  load: () => import('./ServiceRequestForm.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'leads',
  labels: {
    areas: ['dealers', 'distance', 'forms', 'requests'],
    inBrowser: [
      DATE_LABELS,
      VEHICLE_LABELS,
      'openingHours',
      'findOnMap',
      'today',
      'chooseDealer',
      'nearLocating',
      'formNearestFirst',
      'formNearestDone',
      'formNearestFailed',
      'formVehicleType',
      'formCar',
      'formMotorcycle',
      'formServices',
      'formServicesHint',
      'formDate',
      'formDateHint',
      'formDescription',
      'formConsent',
      'formNewsletter',
      'formNewsletterText',
      'serviceRequestSent',
      'serviceRequestFailed',
    ],
  },
};
