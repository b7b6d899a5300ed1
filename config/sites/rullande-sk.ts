import type { SiteConfig } from '../siteConfig.ts';

export const rullandeSk = {
  id: 'rullande-sk',
  name: 'Rullande',
  contentName: 'rullande-sk',
  country: 'SK',
  phone: '+421 2 4650 0430',
  currency: 'EUR',
  host: 'rullande-sk.example',
  brandHosts: [],
  languages: [{ code: 'sk', locale: 'sk-SK', prefix: '', name: 'Slovenčina' }],
  paths: {
    carList: '/vlastnictvo-auta/kupit-jazdene-auto',
    carDetail: '/vlastnictvo-auta',
    dealers: '/kontakty',
    serviceBooking: null,
    tyreHotel: null,
    listMarker: 'b',
    cookiePolicy: '/o-nas/cookies',
  },
  indexes: { vehicles: 'vehicles_rullande_sk', dealers: 'sites_rullande_sk' },
  theme: 'rullande',
  carDetailLayout: 'alternative',
  distanceUnit: 'km',
  navigation: 'menu',
  consentManager: null,
  tagManagerId: null,
} as const satisfies SiteConfig;
