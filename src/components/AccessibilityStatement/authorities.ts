/** Who supervises the accessibility of online shops, by country; in another official language of the country by `{country}-{language}`. */
const AUTHORITIES: Readonly<Record<string, string>> = {
  SE: 'Post- och telestyrelsen (PTS)',
  NO: 'Digitaliseringsdirektoratet (Digdir)',
  DK: 'Digitaliseringsstyrelsen',
  FI: 'Lupa- ja valvontavirasto',
  'FI-sv': 'Tillstånds- och tillsynsverket',
  SK: 'Slovenská obchodná inšpekcia (SOI)',
  GB: 'Equality Advisory and Support Service (EASS)',
};

/** Returns the authority of a country; null where the product knows none. */
export const authorityOf = (country: string, language: string): string | null =>
  AUTHORITIES[`${country}-${language}`] ?? AUTHORITIES[country] ?? null;
