import type { SiteConfig } from '../siteConfig.ts';

export const norrvagNo = {
  id: 'norrvag-no',
  name: 'Norrväg',
  contentName: 'norrvag-no',
  country: 'NO',
  phone: '+47 22 46 50 10',
  currency: 'NOK',
  host: 'norrvag-no.example',
  brandHosts: [],
  languages: [{ code: 'nb', locale: 'nb-NO', prefix: '', name: 'Norsk' }],
  paths: {
    carList: '/kjop-bil/alle-biler',
    carDetail: '/kjop-bil',
    dealers: '/forhandlere',
    serviceBooking: '/verksted/bestill-time',
    tyreHotel: null,
    listMarker: 'b',
    cookiePolicy: '/om-oss/informasjonskapsler',
  },
  indexes: { vehicles: 'vehicles_norrvag_no', dealers: 'sites_norrvag_no' },
  theme: 'norrvag',
  carDetailLayout: 'standard',
  distanceUnit: 'km',
  navigation: 'menu',
  consentManager: null,
  tagManagerId: null,
} as const satisfies SiteConfig;
