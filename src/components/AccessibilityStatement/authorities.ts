/** Who supervises the accessibility of online shops, by country; in another official language of the country by `{country}-{language}`. */
const AUTHORITIES: Readonly<Record<string, string>> = {
  SE: 'Post- och telestyrelsen (PTS)',
  'SE-en': 'Swedish Post and Telecom Authority (PTS)',
  NO: 'Tilsynet for universell utforming av ikt i Digitaliseringsdirektoratet (Digdir)',
  DK: 'Digitaliseringsstyrelsen',
  'DK-en': 'Danish Agency for Digital Government (Digitaliseringsstyrelsen)',
  FI: 'Liikenne- ja viestintävirasto Traficom',
  'FI-sv': 'Transport- och kommunikationsverket Traficom',
  SK: 'Slovenská obchodná inšpekcia (SOI)',
  GB: 'Equality Advisory and Support Service (EASS)',
};

/** Returns the authority of a country; null where the product knows none. */
export const authorityOf = (country: string, language: string): string | null =>
  AUTHORITIES[`${country}-${language}`] ?? AUTHORITIES[country] ?? null;
