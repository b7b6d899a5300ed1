import type { Component, StoredState } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { CAR_FACT_LABELS } from '../../features/car/labels.ts';
import { STORED_OF_CARS } from '../../features/carCard/storedOfCars.ts';
import { CAR_LIST_LABELS } from '../../features/carList/labels.ts';
import { DEALER_LABELS } from '../../features/dealers/labels.ts';
import { CAR_CONTACT_LABELS, CONTACT_LABELS } from '../../features/leads/labels.ts';
import { CHOSEN_CARS_LABELS } from '../../features/saved/labels.ts';

/** The server says what is open now; a minute later that may have changed. */
const ONE_MINUTE_LATER: StoredState = {
  read: () => (performance.now() >= 60_000 ? '' : null),
  watch: (onChange) => void setTimeout(onChange, 60_000),
};

export const component: Component<'DealerDetail'> = {
  hydration: 'touch',
  stored: [...STORED_OF_CARS, ONE_MINUTE_LATER],
  placesSections: true,
  load: () => import('./DealerDetail.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'stock',
  labels: {
    areas: ['cars', 'carPages', 'compare', 'saved', 'dealers', 'forms', 'assistants'],
    inResponses: true,
    inBrowser: [
      CAR_LIST_LABELS,
      CAR_FACT_LABELS,
      DEALER_LABELS,
      CHOSEN_CARS_LABELS,
      CONTACT_LABELS,
      CAR_CONTACT_LABELS,
      'backToDealers',
      'departments',
      'deviatingHours',
      'holidayPeriod',
      'employees',
      'latestArrivals',
      'carsAtDealer',
      'carsHere',
      'openingHours',
      'findOnMap',
      'cookieSettings',
      'opensInNewTab',
      'today',
    ],
  },
  showsMap: true,
};
