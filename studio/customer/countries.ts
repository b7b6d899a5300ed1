/** What a new site of a country begins with. */
export interface CountryFacts {
  /** Its first language, as in `<html lang>`. */
  readonly language: string;
  readonly locale: string;
  readonly currency: string;
  readonly distanceUnit: 'mil' | 'km' | 'miles';
  readonly vat: number;
  /** Price of a car in this currency for one Swedish krona, in the sandbox. */
  readonly rate: number;
  /** An area in numbers that no one has, for the sandbox. */
  readonly phone: string;
  /** Numbers of a company that no one has, to be replaced. */
  readonly registrationNumber: string;
  readonly vatNumber: string;
  readonly taxNumber?: string;
  /** Legal form of its companies, which belongs to their names. */
  readonly legalForm: string;
  /** Names of the pages that the law wants to be linked, in the first language. */
  readonly privacy: string;
  readonly accessibility: string;
}

/** The countries that the sandbox has places and people of. */
export const COUNTRIES: Readonly<Record<string, CountryFacts>> = {
  GB: {
    language: 'en',
    locale: 'en-GB',
    currency: 'GBP',
    distanceUnit: 'miles',
    vat: 0.2,
    rate: 0.079,
    phone: '+44 20 7946 0100',
    registrationNumber: '99412070',
    vatNumber: 'GB 998 4127 09',
    legalForm: 'Ltd',
    privacy: 'Privacy policy',
    accessibility: 'Accessibility',
  },
  SE: {
    language: 'sv',
    locale: 'sv-SE',
    currency: 'SEK',
    distanceUnit: 'mil',
    vat: 0.25,
    rate: 1,
    phone: '+46 8 465 001 00',
    registrationNumber: '559987-4012',
    vatNumber: 'SE559987401201',
    legalForm: 'AB',
    privacy: 'Integritetspolicy',
    accessibility: 'Tillgänglighet',
  },
  NO: {
    language: 'nb',
    locale: 'nb-NO',
    currency: 'NOK',
    distanceUnit: 'km',
    vat: 0.25,
    rate: 1.1,
    phone: '+47 22 00 00 00',
    registrationNumber: '399 412 013',
    vatNumber: '399 412 013 MVA',
    legalForm: 'AS',
    privacy: 'Personvern',
    accessibility: 'Tilgjengelighet',
  },
  DK: {
    language: 'da',
    locale: 'da-DK',
    currency: 'DKK',
    distanceUnit: 'km',
    vat: 0.25,
    rate: 1,
    phone: '+45 70 00 00 00',
    registrationNumber: '98 41 20 26',
    vatNumber: 'DK98412026',
    legalForm: 'A/S',
    privacy: 'Privatlivspolitik',
    accessibility: 'Tilgængelighed',
  },
  FI: {
    language: 'fi',
    locale: 'fi-FI',
    currency: 'EUR',
    distanceUnit: 'km',
    vat: 0.255,
    rate: 0.098,
    phone: '+358 9 000 0000',
    registrationNumber: '9941201-2',
    vatNumber: 'FI99412012',
    legalForm: 'Oy',
    privacy: 'Tietosuoja',
    accessibility: 'Saavutettavuus',
  },
  SK: {
    language: 'sk',
    locale: 'sk-SK',
    currency: 'EUR',
    distanceUnit: 'km',
    vat: 0.23,
    rate: 0.084,
    phone: '+421 2 0000 0000',
    registrationNumber: '89 412 010',
    vatNumber: 'SK2299412016',
    taxNumber: '2299412016',
    legalForm: 's. r. o.',
    privacy: 'Ochrana osobných údajov',
    accessibility: 'Prístupnosť',
  },
};
