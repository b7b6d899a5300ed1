import type { Component, StoredState } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { CAR_FACT_LABELS } from '../../features/car/labels.ts';
import { TRADE_IN_KEY } from '../../features/car/tradeInKey.ts';
import { STORED_OF_CARS } from '../../features/carCard/storedOfCars.ts';
import { CAR_LIST_LABELS } from '../../features/carList/labels.ts';
import { hasConsent, onConsentChange } from '../../features/consent/consentStore.ts';
import { DEALER_LABELS } from '../../features/dealers/labels.ts';
import { MOVE_LABELS } from '../../features/flow/labels.ts';
import { CAR_CONTACT_LABELS, CONTACT_LABELS } from '../../features/leads/labels.ts';
import { CHOSEN_CARS_LABELS } from '../../features/saved/labels.ts';
import { sessionText } from '../../lib/browser/storedText.ts';

/** With this consent a view of a car is stored when its page has loaded. */
const CONSENT_TO_VIEWS: StoredState = {
  read: () => (hasConsent('preferences') ? '' : null),
  watch: onConsentChange,
};

export const component: Component<'CarDetail'> = {
  hydration: 'touch',
  stored: [...STORED_OF_CARS, sessionText(TRADE_IN_KEY), CONSENT_TO_VIEWS],
  placesSections: true,
  load: () => import('./CarDetail.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'stock',
  labels: {
    areas: [
      'cars',
      'carPages',
      'compare',
      'saved',
      'carDetail',
      'dealers',
      'slots',
      'testDrive',
      'forms',
      'assistants',
    ],
    inResponses: true,
    inBrowser: [
      CAR_LIST_LABELS,
      CAR_FACT_LABELS,
      DEALER_LABELS,
      CHOSEN_CARS_LABELS,
      CONTACT_LABELS,
      CAR_CONTACT_LABELS,
      MOVE_LABELS,
      'description',
      'backToCars',
      'carDescription',
      'carDescriptionWithoutPrice',
      'toDealerContact',
      'openingHours',
      'findOnMap',
      'previousImage',
      'nextImage',
      'leaveFullScreen',
      'enlargeImage',
      'tryAgain',
      'quoted',
      'shareTitle',
      'fullScreen',
      'today',
    ],
  },
};
