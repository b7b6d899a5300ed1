import type { SiteConfig } from '../siteConfig.ts';

export const norrvagFi = {
  id: 'norrvag-fi',
  name: 'Norrväg',
  contentName: 'norrvag-fi',
  country: 'FI',
  phone: '+358 9 4650 0410',
  currency: 'EUR',
  host: 'norrvag-fi.example',
  brandHosts: [],
  languages: [
    { code: 'fi', locale: 'fi-FI', prefix: '', name: 'Suomi' },
    { code: 'sv', locale: 'sv-FI', prefix: '/sv', name: 'Svenska' },
  ],
  paths: {
    carList: '/osta-auto/kaikki-autot',
    carDetail: '/osta-auto',
    dealers: '/toimipisteet',
    serviceBooking: null,
    tyreHotel: null,
    newsletter: '/meista/uutiskirje',
    sellCar: '/myy-autosi',
    listMarker: 'b',
    cookiePolicy: '/meista/evasteet',
  },
  indexes: { vehicles: 'vehicles_norrvag_fi', dealers: 'sites_norrvag_fi' },
  theme: 'norrvag',
  carDetailLayout: 'standard',
  distanceUnit: 'km',
  navigation: 'menu',
  consentManager: null,
  tagManagerId: null,
} as const satisfies SiteConfig;
