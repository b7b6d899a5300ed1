import type { SiteConfig } from '../siteConfig.ts';

export const rullandeSe = {
  id: 'rullande-se',
  name: 'Rullande',
  contentName: 'rullande-se',
  country: 'SE',
  phone: '+46 8 465 004 30',
  currency: 'SEK',
  host: 'rullande-se.example',
  brandHosts: [],
  languages: [{ code: 'sv', locale: 'sv-SE', prefix: '', name: 'Svenska' }],
  paths: {
    carList: '/kop-bil/alla-begagnade-bilar',
    carDetail: '/kop-bil',
    dealers: '/hitta-oss',
    serviceBooking: null,
    tyreHotel: null,
    listMarker: 'b',
    cookiePolicy: '/om-rullande/cookiepolicy',
  },
  indexes: { vehicles: 'vehicles_rullande_se', dealers: 'sites_rullande_se' },
  theme: 'rullande',
  carDetailLayout: 'alternative',
  distanceUnit: 'mil',
  navigation: 'menu',
  consentManager: null,
  tagManagerId: null,
} as const satisfies SiteConfig;
