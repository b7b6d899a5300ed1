import type { SiteConfig } from '../siteConfig.ts';

export const marlowUk = {
  id: 'marlow-uk',
  name: 'Marlow',
  contentName: 'marlow-uk',
  country: 'GB',
  currency: 'GBP',
  host: 'marlow-uk.example',
  brandHosts: ['mercedes', 'smart', 'mini', 'bmw'],
  languages: [{ code: 'en', locale: 'en-GB', prefix: '', name: 'English' }],
  paths: {
    carList: '/buy-car/used-cars',
    carDetail: '/buy-car',
    dealers: '/find-us',
    serviceBooking: null,
    tyreHotel: null,
    listMarker: 'b',
    cookiePolicy: '/legal/cookie-policy',
  },
  indexes: { vehicles: 'vehicles_marlow_uk', dealers: 'sites_marlow_uk' },
  theme: 'marlow',
  distanceUnit: 'miles',
  navigation: 'megaMenu',
  consentManager: null,
  tagManagerId: null,
} as const satisfies SiteConfig;
