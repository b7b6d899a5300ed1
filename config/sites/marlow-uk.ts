import type { SiteConfig } from '../siteConfig.ts';

export const marlowUk = {
  id: 'marlow-uk',
  name: 'Marlow',
  contentName: 'marlow-uk',
  country: 'GB',
  phone: '+44 20 7946 0410',
  currency: 'GBP',
  host: 'marlow-uk.example',
  brandHosts: [
    { theme: 'mercedes', make: 'Mercedes-Benz', homePath: '/brand-home-mercedes' },
    { theme: 'smart', make: 'smart', homePath: '/brand-home-smart' },
    { theme: 'mini', make: 'MINI', homePath: '/brand-home-mini' },
    { theme: 'bmw', make: 'BMW', homePath: '/brand-home-bmw' },
  ],
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
  carDetailLayout: 'standard',
  distanceUnit: 'miles',
  navigation: 'megaMenu',
  consentManager: null,
  tagManagerId: null,
} as const satisfies SiteConfig;
