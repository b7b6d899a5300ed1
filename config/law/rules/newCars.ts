import { EEA, type LawRule, type Requirement } from '../lawRule.ts';
import { CO2_FIGURE, CONSUMPTION_FIGURE, WLTP } from '../words.ts';

/** Consumption, CO₂ and range of new passenger cars. */

const DIRECTIVE = {
  act: 'Directive 1999/94/EC on fuel economy and CO₂ emissions of new passenger cars',
  url: 'https://eur-lex.europa.eu/eli/dir/1999/94/oj/eng',
};
const NATIONAL = {
  SE: 'general advice of Konsumentverket, KOVFS 2018:3 (as replaced), with marknadsföringslagen (2008:486)',
  NO: 'forskrift om energimerking av nye personbiler',
  DK: 'bekendtgørelse om energimærkning m.v. af nye person- og varebiler',
} as const;
const BRITISH = {
  act: 'Passenger Car (Fuel Consumption and CO₂ Emissions Information) Regulations 2001 (SI 2001/3523)',
  url: 'https://www.legislation.gov.uk/uksi/2001/3523',
};

const FIGURES: readonly Requirement[] = [
  { kind: 'text', says: 'CO₂ in g/km', words: CO2_FIGURE, place: 'inSight' },
  { kind: 'text', says: 'consumption', words: CONSUMPTION_FIGURE, place: 'inSight' },
  { kind: 'text', says: 'WLTP', words: WLTP, place: 'inSight' },
];

const CARD_KEYS = ['cardEnergy'];
const PAGE_KEYS = ['car_emission', 'car_fuel_consumption', 'wltp_electric_consumption', 'energyNote'];

export const NEW_CAR_RULES: readonly LawRule[] = [
  {
    id: 'co2-card-eea',
    requires: 'A card, teaser or campaign of a new passenger car states its official CO₂ and consumption (WLTP).',
    countries: EEA,
    source: { ...DIRECTIVE, article: 'article 6 and annex IV' },
    national: NATIONAL,
    since: null,
    until: null,
    where: { pages: null, part: 'carCard', when: ['new', 'passengerCar'] },
    must: FIGURES,
    dictionary: CARD_KEYS,
    lawyer:
      'The national act in force (Slovakia and Finland above all), whether a list is promotional literature, and the place of electric cars in it.',
  },
  {
    id: 'co2-card-gb',
    requires: 'A card, teaser or campaign of a new passenger car states its official CO₂ and consumption (WLTP).',
    countries: ['GB'],
    source: { ...BRITISH, article: 'regulation 9 and schedule 4' },
    national: {},
    since: null,
    until: null,
    where: { pages: null, part: 'carCard', when: ['new', 'passengerCar'] },
    must: FIGURES,
    dictionary: CARD_KEYS,
    lawyer: 'Whether a list is promotional literature, and the wording of the VCA’s guidance on advertising.',
  },
  {
    id: 'co2-car-page-eea',
    requires: 'The page of a new passenger car states its official CO₂ and consumption (WLTP) in sight.',
    countries: EEA,
    source: { ...DIRECTIVE, article: 'article 6 and annex IV' },
    national: NATIONAL,
    since: null,
    until: null,
    where: { pages: ['car'], part: 'carOffer', when: ['new', 'passengerCar'] },
    must: FIGURES,
    dictionary: PAGE_KEYS,
    lawyer:
      'Whether the graphic label or energy class of the country must be on the page too (Denmark, Finland, Norway).',
  },
  {
    id: 'co2-car-page-gb',
    requires: 'The page of a new passenger car states its official CO₂ and consumption (WLTP) in sight.',
    countries: ['GB'],
    source: { ...BRITISH, article: 'regulation 9 and schedule 4' },
    national: {},
    since: null,
    until: null,
    where: { pages: ['car'], part: 'carOffer', when: ['new', 'passengerCar'] },
    must: FIGURES,
    dictionary: PAGE_KEYS,
    lawyer: 'The statement that the figures are for comparison.',
  },
  {
    id: 'co2-text-eea',
    requires:
      'A text of editors that offers a model of new car with a price states its official CO₂ and consumption (WLTP).',
    countries: EEA,
    source: { ...DIRECTIVE, article: 'article 6 and annex IV' },
    national: NATIONAL,
    since: null,
    until: null,
    where: { pages: null, part: 'newCarText', when: [] },
    must: FIGURES,
    dictionary: [],
    lawyer: 'Whether a text that names a make but no model is exempt in the country.',
  },
  {
    id: 'co2-text-gb',
    requires:
      'A text of editors that offers a model of new car with a price states its official CO₂ and consumption (WLTP).',
    countries: ['GB'],
    source: { ...BRITISH, article: 'regulation 9 and schedule 4' },
    national: {},
    since: null,
    until: null,
    where: { pages: null, part: 'newCarText', when: [] },
    must: FIGURES,
    dictionary: [],
    lawyer: 'Whether a text that names a make but no model is exempt.',
  },
  {
    id: 'electric-range-wltp',
    requires: 'A stated electric range names WLTP.',
    countries: ['SE', 'NO', 'DK', 'FI', 'SK', 'GB'],
    source: {
      act: 'Regulation (EU) 2017/1151; recommendation (EU) 2017/948',
      article: 'recommendation, points 1 to 3',
      url: 'https://eur-lex.europa.eu/eli/reco/2017/948/oj/eng',
    },
    national: { GB: 'retained regulation (EU) 2017/1151; CAP Code rule 3.1' },
    since: '2019-01-01',
    until: null,
    where: { pages: null, part: 'carCard', when: ['electric'] },
    must: [{ kind: 'text', says: 'WLTP beside the range', words: WLTP, place: 'inSight' }],
    dictionary: ['wltp_electric_range'],
    lawyer: 'Whether a used car’s range needs a note about the age of its battery.',
  },
  {
    id: 'connected-data',
    requires: 'Before a connected car is bought or leased, its data, their access and their holder are stated.',
    countries: ['SE', 'DK', 'FI', 'SK'],
    source: {
      act: 'Regulation (EU) 2023/2854 (Data Act)',
      article: 'article 3(2) and (3)',
      url: 'https://eur-lex.europa.eu/eli/reg/2023/2854/oj/eng',
    },
    national: {},
    since: '2025-09-12',
    until: null,
    where: { pages: ['car'], part: 'carOffer', when: ['connected'] },
    must: [
      {
        kind: 'text',
        says: 'what data the car generates and who has them',
        words: {
          sv: '(?:data|uppgifter) (?:som|från) bilen|bilens data|fordonsdata',
          nb: 'data (?:som|fra) bilen|bilens data|kjøretøydata',
          da: 'data,? (?:som|fra) bilen|bilens data|køretøjsdata',
          fi: 'auton (?:(?:tuottam|kerääm)\\p{L}+ )?(?:tiedot|tieto|data)|ajoneuvon (?:tiedot|data)',
          sk: 'údaje, ktoré (?:auto|vozidlo)|údaj\\p{L}* (?:z vozidla|z auta|o vozidle)|dáta (?:z vozidla|z auta)',
          en: '(?:the )?car’?s? (?:generates|collects|data)|data (?:from|that) (?:the|this) car|connected[- ]car data',
        },
      },
    ],
    dictionary: ['productData', 'productDataTypes', 'productDataHolder', 'productDataAccess'],
    lawyer:
      'Who must inform for a used car, what the maker supplies, and when the act applies in Norway by the EEA agreement.',
  },
];
