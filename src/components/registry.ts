import { recordOf } from '../../lib/record.ts';
import type { Hydration, Registry, RegistryEntry, SectionContent, StoredState } from '../content/views.ts';
import { TRADE_IN_KEY } from '../features/car/tradeInKey.ts';
import { GROUPS_KEY, PANEL_KEY } from '../features/carList/filters/storageKeys.ts';
import { DEVICE_TERMS_KEY, TERMS_KEY } from '../features/carSearch/termsKeys.ts';
import { COMPARE_KEY } from '../features/compare/compareKey.ts';
import { hasConsent, onConsentChange } from '../features/consent/consentStore.ts';
import { SAVED_KEY } from '../features/saved/savedKey.ts';
import { localText, sessionText } from '../lib/browser/storedText.ts';
import { Header } from './Header/Header.tsx';
import { STATIC_NAMES, type StaticName } from './staticNames.ts';

/** Returns the hydration of a component that is interactive only with a video. */
const withVideo = ({ data }: SectionContent): Hydration => (recordOf(data).video ? 'visible' : 'static');

/** The search of a hero is interactive. Without scripts its form opens the list. */
const heroHydration = (section: SectionContent): Hydration =>
  section.params.ShowSearch === '1' && withVideo(section) === 'static' ? 'touch' : withVideo(section);

/** What the server does not know of cars: whether they are chosen or saved, and the visitor's own loan terms. */
const STORED_OF_CARS = [
  ...[COMPARE_KEY, SAVED_KEY, DEVICE_TERMS_KEY].map(localText),
  ...[COMPARE_KEY, TERMS_KEY].map(sessionText),
];

/** With this consent a view of a car is stored when its page has loaded. */
const CONSENT_TO_VIEWS: StoredState = {
  read: () => (hasConsent('preferences') ? '' : null),
  watch: onConsentChange,
};

/** The server says what is open now; a minute later that may have changed. */
const ONE_MINUTE_LATER: StoredState = {
  read: () => (performance.now() >= 60_000 ? '' : null),
  watch: (onChange) => void setTimeout(onChange, 60_000),
};

const staticEntry = (name: StaticName): RegistryEntry => ({
  hydration: 'static',
  load: async () => (await import('./staticViews.ts')).STATIC_VIEWS[name](),
});

/**
 * Components that hydrate. Each is a chunk, loaded when a page has it, except the header. Folder, file and view have the same name; a
 * view with deferred data also exports its skeleton.
 */
const interactive = {
  HeroBanner: {
    hydration: heroHydration,
    load: async () => ({ View: (await import('./HeroBanner/HeroBanner.tsx')).HeroBanner }),
  },
  Header: { hydration: 'load', load: async () => ({ View: Header }) },
  Blurb: { hydration: withVideo, load: async () => ({ View: (await import('./Blurb/Blurb.tsx')).Blurb }) },
  Video: { hydration: 'visible', load: async () => ({ View: (await import('./Video/Video.tsx')).Video }) },
  CarOfTheWeek: {
    hydration: 'touch',
    stored: STORED_OF_CARS,
    load: async () => {
      const { CarOfTheWeek, CarOfTheWeekSkeleton } = await import('./CarOfTheWeek/CarOfTheWeek.tsx');
      return { View: CarOfTheWeek, Skeleton: CarOfTheWeekSkeleton };
    },
  },
  CarList: {
    hydration: 'touch',
    stored: [...STORED_OF_CARS, ...[GROUPS_KEY, PANEL_KEY].map(sessionText)],
    load: async () => ({ View: (await import('./CarList/CarList.tsx')).CarList }),
  },
  SavedCars: { hydration: 'load', load: async () => ({ View: (await import('./SavedCars/SavedCars.tsx')).SavedCars }) },
  CarCompare: {
    hydration: 'load',
    load: async () => ({ View: (await import('./CarCompare/CarCompare.tsx')).CarCompare }),
  },
  CarDetail: {
    hydration: 'touch',
    stored: [...STORED_OF_CARS, sessionText(TRADE_IN_KEY), CONSENT_TO_VIEWS],
    placesSections: true,
    load: async () => ({ View: (await import('./CarDetail/CarDetail.tsx')).CarDetail }),
  },
  SimilarCars: {
    hydration: 'visible',
    load: async () => {
      const { SimilarCars, SimilarCarsSkeleton } = await import('./SimilarCars/SimilarCars.tsx');
      return { View: SimilarCars, Skeleton: SimilarCarsSkeleton };
    },
  },
  FinanceQuotes: {
    hydration: 'visible',
    load: async () => {
      const { FinanceQuotes, FinanceQuotesSkeleton } = await import('./FinanceQuotes/FinanceQuotes.tsx');
      return { View: FinanceQuotes, Skeleton: FinanceQuotesSkeleton };
    },
  },
  DealerList: {
    hydration: 'load',
    load: async () => ({ View: (await import('./DealerList/DealerList.tsx')).DealerList }),
  },
  DealerDetail: {
    hydration: 'touch',
    stored: [...STORED_OF_CARS, ONE_MINUTE_LATER],
    placesSections: true,
    load: async () => ({ View: (await import('./DealerDetail/DealerDetail.tsx')).DealerDetail }),
  },
  CarsById: { hydration: 'visible', load: async () => ({ View: (await import('./CarsById/CarsById.tsx')).CarsById }) },
  CarsByQuery: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./CarsByQuery/CarsByQuery.tsx')).CarsByQuery }),
  },
  EmbeddedForm: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./EmbeddedForm/EmbeddedForm.tsx')).EmbeddedForm }),
  },
  ContactForm: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./ContactForm/ContactForm.tsx')).ContactForm }),
  },
  NewsletterForm: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./NewsletterForm/NewsletterForm.tsx')).NewsletterForm }),
  },
  OpeningHours: {
    hydration: 'idle',
    load: async () => ({ View: (await import('./OpeningHours/OpeningHours.tsx')).OpeningHours }),
  },
  SocialSharing: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./SocialSharing/SocialSharing.tsx')).SocialSharing }),
  },
  // Interactive blocks.
  Accordion: { hydration: 'idle', load: async () => ({ View: (await import('./Accordion/Accordion.tsx')).Accordion }) },
  FaqList: { hydration: 'idle', load: async () => ({ View: (await import('./FaqList/FaqList.tsx')).FaqList }) },
  CountdownTimer: {
    hydration: 'idle',
    load: async () => ({ View: (await import('./CountdownTimer/CountdownTimer.tsx')).CountdownTimer }),
  },
  Carousel: { hydration: 'visible', load: async () => ({ View: (await import('./Carousel/Carousel.tsx')).Carousel }) },
  DisclaimerModal: {
    hydration: 'load',
    load: async () => ({ View: (await import('./DisclaimerModal/DisclaimerModal.tsx')).DisclaimerModal }),
  },
  FileDownloadList: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./FileDownloadList/FileDownloadList.tsx')).FileDownloadList }),
  },
  ImageGallery: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./ImageGallery/ImageGallery.tsx')).ImageGallery }),
  },
  // Forms, bookings, the tire hotel and stories.
  SellCarForm: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./SellCarForm/SellCarForm.tsx')).SellCarForm }),
  },
  ManageBooking: {
    hydration: 'load',
    load: async () => ({ View: (await import('./ManageBooking/ManageBooking.tsx')).ManageBooking }),
  },
  ManageTestDrive: {
    hydration: 'load',
    load: async () => ({ View: (await import('./ManageTestDrive/ManageTestDrive.tsx')).ManageTestDrive }),
  },
  ManageTireChange: {
    hydration: 'load',
    load: async () => ({ View: (await import('./ManageTireChange/ManageTireChange.tsx')).ManageTireChange }),
  },
  ServiceBooking: {
    hydration: 'touch',
    stored: [sessionText('forecourt.booking')],
    load: async () => ({ View: (await import('./ServiceBooking/ServiceBooking.tsx')).ServiceBooking }),
  },
  TireHotel: {
    hydration: 'load',
    load: async () => ({ View: (await import('./TireHotel/TireHotel.tsx')).TireHotel }),
  },
  ServiceRequestForm: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./ServiceRequestForm/ServiceRequestForm.tsx')).ServiceRequestForm }),
  },
  WorkshopRequestForm: {
    hydration: 'touch',
    load: async () => ({ View: (await import('./WorkshopRequestForm/WorkshopRequestForm.tsx')).WorkshopRequestForm }),
  },
  StoriesList: {
    hydration: 'touch',
    load: async () => ({ View: (await import('./StoriesList/StoriesList.tsx')).StoriesList }),
  },
  StoryArticle: {
    hydration: 'touch',
    placesSections: true,
    load: async () => ({ View: (await import('./StoryArticle/StoryArticle.tsx')).StoryArticle }),
  },
} as const satisfies Registry;

/** All components that editors can place, by their registered name, with the way the browser takes them over. */
export const registry: Registry = {
  ...Object.fromEntries(STATIC_NAMES.map((name) => [name, staticEntry(name)])),
  ...interactive,
};
