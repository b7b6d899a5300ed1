import { EEA, EU, type LawRule } from '../lawRule.ts';
import { LOWEST_PRICE, WITHOUT_VAT } from '../words.ts';

/** Prices and their reductions, and what a car is. */

export const PRICE_RULES: readonly LawRule[] = [
  {
    id: 'price-lowest-30-days-eu',
    requires:
      'Wherever a price is struck through, the lowest price of the 30 days before the reduction stands beside it.',
    countries: EU,
    source: {
      act: 'Directive 98/6/EC on price indications',
      article: 'article 6a',
      url: 'https://eur-lex.europa.eu/eli/dir/1998/6/2022-05-28/eng',
    },
    national: {
      SE: 'prisinformationslagen (2004:347), 7 a §, since 1 September 2022',
      DK: 'markedsføringsloven and the guidelines of the consumer ombudsman on price marketing',
      FI: 'kuluttajansuojalaki, chapter 2, section 11',
      SK: 'zákon č. 108/2024 Z. z. o ochrane spotrebiteľa',
    },
    since: '2022-05-28',
    until: null,
    where: { pages: null, part: 'struckPrice', when: [] },
    must: [{ kind: 'text', says: 'lowest price of the last 30 days', words: LOWEST_PRICE, place: 'inSight' }],
    dictionary: ['lowestPrice'],
    lawyer:
      'The national day of entry into force, and which price counts for a car that was in stock for less than 30 days.',
  },
  {
    id: 'price-lowest-30-days-no',
    requires:
      'Wherever a price is struck through, the lowest price of the 30 days before the reduction stands beside it.',
    countries: ['NO'],
    source: {
      act: 'Forskrift om prisopplysninger for varer og tjenester (FOR-2012-11-14-1066)',
      article: '§ 9a',
      url: 'https://lovdata.no/dokument/SF/forskrift/2012-11-14-1066',
    },
    national: {},
    since: '2023-10-01',
    until: null,
    where: { pages: null, part: 'struckPrice', when: [] },
    must: [{ kind: 'text', says: 'lowest price of the last 30 days', words: LOWEST_PRICE, place: 'inSight' }],
    dictionary: ['lowestPrice'],
    lawyer: 'How the earlier price of a single used car is shown.',
  },
  {
    id: 'price-reduction-from-lowest',
    requires: 'A price is called reduced only when it is below the lowest price of the 30 days before.',
    countries: EEA,
    source: {
      act: 'Directive 98/6/EC on price indications',
      article: 'article 6a; judgment of the Court of Justice of 26 September 2024, C-330/23',
      url: 'https://eur-lex.europa.eu/eli/dir/1998/6/2022-05-28/eng',
    },
    national: { NO: 'prisopplysningsforskriften § 9a' },
    since: '2024-09-26',
    until: null,
    where: { pages: null, part: 'struckPrice', when: [] },
    must: [
      { kind: 'lowestAbovePrice', says: 'a reduced price that is below the stated lowest price', words: LOWEST_PRICE },
    ],
    dictionary: ['lowestPrice'],
    lawyer: 'Whether the usual price may still be struck through beside the lowest one.',
  },
  {
    id: 'price-without-vat',
    requires: 'A price that does not include VAT says so.',
    countries: EEA,
    source: {
      act: 'Directive 98/6/EC on price indications',
      article: 'articles 2(a) and 3',
      url: 'https://eur-lex.europa.eu/eli/dir/1998/6/2022-05-28/eng',
    },
    national: { SE: 'prisinformationslagen (2004:347), 7 §', NO: 'prisopplysningsforskriften § 3' },
    since: null,
    until: null,
    where: { pages: null, part: 'carOffer', when: ['withoutVat'] },
    must: [{ kind: 'text', says: 'that the price is without VAT', words: WITHOUT_VAT, place: 'inSight' }],
    dictionary: ['withoutVat'],
    lawyer: 'Whether a van may be offered without VAT where consumers can see it.',
  },
  {
    id: 'price-without-vat-gb',
    requires: 'A price that does not include VAT says so.',
    countries: ['GB'],
    source: {
      act: 'Price Marking Order 2004 (SI 2004/102)',
      article: 'articles 1(2) and 4',
      url: 'https://www.legislation.gov.uk/uksi/2004/102',
    },
    national: { GB: 'CAP Code rule 3.18' },
    since: null,
    until: null,
    where: { pages: null, part: 'carOffer', when: ['withoutVat'] },
    must: [{ kind: 'text', says: 'that the price is without VAT', words: WITHOUT_VAT, place: 'inSight' }],
    dictionary: ['withoutVat'],
    lawyer: 'Whether a van may be offered without VAT where consumers can see it.',
  },
  {
    id: 'car-condition',
    requires: 'The page of a car says whether it is new or used.',
    countries: ['SE', 'NO', 'DK', 'FI', 'SK', 'GB'],
    source: {
      act: 'Directive 2005/29/EC on unfair commercial practices',
      article: 'articles 6(1)(b) and 7',
      url: 'https://eur-lex.europa.eu/eli/dir/2005/29/oj/eng',
    },
    national: { GB: 'Digital Markets, Competition and Consumers Act 2024, sections 226 and 227' },
    since: null,
    until: null,
    where: { pages: ['car'], part: 'carOffer', when: [] },
    must: [
      {
        kind: 'text',
        says: 'new or used',
        words: {
          sv: 'skick (?:ny|begagnad|demo\\p{L}*|nästan ny)',
          nb: 'tilstand (?:ny|brukt|demo\\p{L}*|nesten ny)',
          da: 'stand (?:ny|brugt|demo\\p{L}*|næsten ny)',
          fi: 'kunto (?:uusi|käytetty|esittely\\p{L}*|vaihto\\p{L}*)',
          sk: 'stav (?:nov|jazden|ojazden|použit|predvádz)',
          en: 'condition (?:new|used|ex-demo\\p{L}*|demo\\p{L}*|nearly new)',
        },
      },
    ],
    dictionary: ['car_condition'],
    lawyer: 'What a car that was registered by the dealer is called.',
  },
  {
    id: 'car-image-illustration',
    requires: 'An image that does not show the offered car says so.',
    countries: ['SE', 'NO', 'DK', 'FI', 'SK', 'GB'],
    source: {
      act: 'Directive 2005/29/EC on unfair commercial practices',
      article: 'article 6(1)',
      url: 'https://eur-lex.europa.eu/eli/dir/2005/29/oj/eng',
    },
    national: { GB: 'Digital Markets, Competition and Consumers Act 2024, section 226' },
    since: null,
    until: null,
    where: { pages: ['car'], part: 'carOffer', when: ['illustrated'] },
    must: [
      {
        kind: 'text',
        says: 'that the image is an illustration',
        words: {
          sv: 'illustration',
          nb: 'illustrasjon',
          da: 'illustration',
          fi: 'kuvituskuva',
          sk: 'ilustrácia|ilustračn',
          en: 'illustration',
        },
        place: 'inSight',
      },
    ],
    dictionary: ['illustration'],
    lawyer: 'Whether the word alone is enough.',
  },
  {
    id: 'legal-guarantee-notice',
    requires:
      'Where goods are offered, the harmonised notice on the legal guarantee of conformity stands in a prominent manner.',
    countries: EU,
    source: {
      act: 'Directive 2011/83/EU as amended by directive (EU) 2024/825; implementing regulation (EU) 2025/1960',
      article: 'articles 5(1)(e), 6(1)(l) and 22a',
      url: 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj/eng',
    },
    national: { SE: 'reklamationsrätt of three years, konsumentköplagen (2022:260)' },
    since: '2026-09-27',
    until: null,
    where: { pages: ['car'], part: 'main', when: [] },
    must: [
      {
        kind: 'text',
        says: 'notice on the legal guarantee',
        words: {
          sv: 'rättsliga garanti|lagstadgad\\p{L}* garanti|laglig\\p{L}* garanti|(?:tre års |3 års )?reklamationsrätt|felansvar',
          da: 'lovbestemt\\p{L}* garanti|juridisk\\p{L}* garanti|reklamationsret',
          fi: 'lakisääteinen takuu|lakisääteis\\p{L}+ (?:takuu|virhevastuu)|virhevastuu',
          sk: 'zákonn\\p{L}+ záruk|zodpovednos\\p{L}+ za vady|záruk\\p{L}* súladu',
          en: 'legal guarantee',
        },
      },
    ],
    dictionary: ['legalGuaranteeTitle', 'legalGuaranteeText'],
    lawyer:
      'The form of the notice (annex of the regulation), and for how long the seller is liable for a used car in each country.',
  },
];
