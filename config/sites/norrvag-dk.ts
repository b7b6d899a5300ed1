import type { SiteConfig } from '../siteConfig.ts';

export const norrvagDk = {
  id: 'norrvag-dk',
  name: 'Norrväg',
  contentName: 'norrvag-dk',
  country: 'DK',
  phone: '+45 33 46 50 10',
  currency: 'DKK',
  host: 'norrvag-dk.example',
  brandHosts: [],
  languages: [
    { code: 'da', locale: 'da-DK', prefix: '', name: 'Dansk' },
    { code: 'en', locale: 'en-GB', prefix: '/en', name: 'English' },
  ],
  paths: {
    carList: '/koeb-bil/alle-biler',
    carDetail: '/koeb-bil',
    dealers: '/find-os',
    serviceBooking: null,
    tyreHotel: null,
    newsletter: '/om-os/nyhedsbrevet',
    sellCar: '/saelg-bil',
    listMarker: 'b',
    cookiePolicy: '/om-os/cookies',
  },
  indexes: { vehicles: 'vehicles_norrvag_dk', dealers: 'sites_norrvag_dk' },
  theme: 'norrvag',
  carDetailLayout: 'standard',
  distanceUnit: 'km',
  navigation: 'menu',
  consentManager: null,
  tagManagerId: null,
} as const satisfies SiteConfig;
