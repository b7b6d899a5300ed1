/** Towns and regions that are called something else in the second language of their site, by the code of that language. */
export const PLACE_NAMES: Readonly<
  Record<string, Readonly<Record<'city' | 'region', Readonly<Record<string, string>>>>>
> = {
  en: {
    city: { Göteborg: 'Gothenburg', København: 'Copenhagen' },
    region: {
      'Region Hovedstaden': 'Capital Region of Denmark',
      'Region Midtjylland': 'Central Denmark Region',
      'Region Nordjylland': 'North Denmark Region',
      'Region Sjælland': 'Region Zealand',
      'Region Syddanmark': 'Region of Southern Denmark',
    },
  },
  sv: {
    city: {
      Espoo: 'Esbo',
      Helsinki: 'Helsingfors',
      Lahti: 'Lahtis',
      Lappeenranta: 'Villmanstrand',
      Oulu: 'Uleåborg',
      Pori: 'Björneborg',
      Tampere: 'Tammerfors',
      Turku: 'Åbo',
      Vaasa: 'Vasa',
      Vantaa: 'Vanda',
    },
    region: {
      'Etelä-Karjala': 'Södra Karelen',
      'Etelä-Pohjanmaa': 'Södra Österbotten',
      'Keski-Suomi': 'Mellersta Finland',
      Lappi: 'Lappland',
      Pirkanmaa: 'Birkaland',
      Pohjanmaa: 'Österbotten',
      'Pohjois-Karjala': 'Norra Karelen',
      'Pohjois-Pohjanmaa': 'Norra Österbotten',
      'Pohjois-Savo': 'Norra Savolax',
      'Päijät-Häme': 'Päijänne-Tavastland',
      Uusimaa: 'Nyland',
      'Varsinais-Suomi': 'Egentliga Finland',
    },
  },
};
