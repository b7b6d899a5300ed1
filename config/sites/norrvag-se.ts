import type { SiteConfig } from '../siteConfig.ts';

export const norrvagSe = {
  id: 'norrvag-se',
  name: 'Norrväg',
  contentName: 'norrvag-se',
  country: 'SE',
  phone: '+46 8 465 004 10',
  currency: 'SEK',
  host: 'norrvag-se.example',
  brandHosts: [],
  languages: [
    { code: 'sv', locale: 'sv-SE', prefix: '', name: 'Svenska' },
    { code: 'en', locale: 'en-GB', prefix: '/en', name: 'English' },
  ],
  paths: {
    carList: '/kop-bil/alla-bilar-i-lager',
    carDetail: '/kop-bil',
    dealers: '/anlaggningar',
    serviceBooking: '/service-och-verkstad/boka-bilverkstad',
    tyreHotel: '/dack-och-biltillbehor/dackhotell',
    newsletter: '/om-oss/nyhetsbrevet',
    sellCar: '/salj-bil',
    listMarker: 'b',
    cookiePolicy: '/om-oss/cookies',
  },
  indexes: { vehicles: 'vehicles_norrvag_se', dealers: 'sites_norrvag_se' },
  theme: 'norrvag',
  carDetailLayout: 'standard',
  distanceUnit: 'mil',
  navigation: 'menu',
  consentManager: null,
  tagManagerId: null,
} as const satisfies SiteConfig;
