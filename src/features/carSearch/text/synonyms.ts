import type { CarValueName } from '../../../contracts/carSearch.ts';

/** Words with one meaning, by language, parted by `|`. What is not in a language of the site is not looked at. */
export type SynonymRing = { facet: CarValueName; all?: string } & Partial<Record<string, string>>;

/**
 * What people call the values of facets. A value of the stock that is in a ring is found by every other word of that ring
 * in the site's languages; `all` holds in every language. What means something else in another language of a site that
 * has both is left out (Finnish `auto` is a car).
 */
export const SYNONYMS: readonly SynonymRing[] = [
  // Makes
  { facet: 'car_brand', all: 'Volkswagen|vw|v.w.|volks', sv: 'folkvagn|folka', nb: 'folkevogn', da: 'folkevogn' },
  { facet: 'car_brand', all: 'Mercedes-Benz|mercedes|merc|mb|benz', sv: 'merca', fi: 'mersu', sk: 'mercedesy' },
  { facet: 'car_brand', all: 'BMW|bimmer|beemer|beamer', fi: 'bemari', sv: 'bemmvé', sk: 'bavorák' },
  { facet: 'car_brand', all: 'Land Rover|landrover' },
  { facet: 'car_brand', all: 'Polestar|pole star' },
  { facet: 'car_brand', all: 'Citroën|citroen', sv: 'citron', fi: 'sitikka' },
  { facet: 'car_brand', all: 'Opel', en: 'vauxhall' },
  { facet: 'car_brand', all: 'Škoda|skoda', sk: 'škodovka' },
  { facet: 'car_brand', all: 'Alfa Romeo|alfa' },

  // Fuels
  {
    ...{ facet: 'car_fuel', all: 'ev|bev', sv: 'el|elbil|elbilar|elektrisk|eldriven|batteri' },
    ...{ nb: 'el|elektrisk|elbil|elbiler|batteri', da: 'el|elektrisk|elbil|elbiler|batteri' },
    ...{ fi: 'sähkö|sähköauto|sähköautot|täyssähkö', sk: 'elektro|elektrina|elektromobil|elektrické|elektrické auto' },
    en: 'electric|electric car|electric cars|electric vehicle|fully electric',
  },
  {
    ...{ facet: 'car_fuel', sv: 'bensin|bensinbil|bensinare', nb: 'bensin|bensinbil', da: 'benzin|benzinbil' },
    ...{ fi: 'bensiini|bensa|bensa-auto', sk: 'benzín|benzínový|benzínové', en: 'petrol|gasoline' },
  },
  {
    ...{ facet: 'car_fuel', all: 'diesel|tdi', sv: 'dieselbil|dieslar', nb: 'dieselbil', da: 'dieselbil' },
    ...{ fi: 'dieselauto', sk: 'nafta|naftový|naftové' },
  },
  {
    ...{ facet: 'car_fuel', all: 'hev', sv: 'elhybrid|hybrid|hybridbil', nb: 'hybrid', da: 'hybrid' },
    ...{ fi: 'hybridi', sk: 'hybrid', en: 'hybrid|self-charging hybrid' },
  },
  {
    ...{ facet: 'car_fuel', all: 'phev|plugin|plug-in', sv: 'laddhybrid|hybrid|laddbar|laddbar hybrid|pluginhybrid' },
    ...{ nb: 'ladbar hybrid|hybrid|ladbar', da: 'plug-in hybrid|hybrid|opladningshybrid' },
    ...{ fi: 'ladattava hybridi|hybridi|ladattava|pistokehybridi', sk: 'plug-in hybrid|hybrid' },
    en: 'plug-in hybrid|hybrid',
  },

  // Gearboxes
  {
    ...{ facet: 'car_gearbox', all: 'dsg', sv: 'automat|automatisk|automatlåda|automatväxel|automatväxlad' },
    ...{ nb: 'automat|auto|automatgir|automatisk', da: 'automatgear|automat|auto|automatisk' },
    ...{
      fi: 'automaatti|automaattivaihteisto|automaattivaihteinen|automaat',
      sk: 'automatická|automat|automatická prevodovka',
    },
    en: 'automatic|auto',
  },
  {
    ...{ facet: 'car_gearbox', sv: 'manuell|manuellt|manuell växellåda', nb: 'manuell|manuelt|manuelt gir' },
    ...{ da: 'manuelt gear|manuel|manuelt', fi: 'manuaali|manuaalivaihteisto|käsivaihteinen', sk: 'manuálna|manuál' },
    en: 'manual|stick shift',
  },

  // Bodies
  {
    ...{ facet: 'car_body', sv: 'kombi|herrgårdsvagn|stationsvagn|familjebil|familjebilar' },
    nb: 'stasjonsvogn|kombi stasjonsvogn|stv|familiebil|familiebiler',
    ...{
      da: 'stationcar|st.car|stationwagon|familiebil|familiebiler',
      fi: 'farmari|farkku|farmariauto|perheauto|perheautot',
      sk: 'kombi|combi|rodinné auto|rodinné autá|rodinné',
      en: 'estate|station wagon|wagon|tourer|family car|family cars|family',
    },
  },
  { facet: 'car_body', all: 'sedan|limousine', en: 'saloon', sk: 'limuzína' },
  {
    ...{ facet: 'car_body', all: 'suv|crossover', sv: 'stadsjeep|jeep|familjebil|familjebilar' },
    ...{ nb: 'terrengbil|familiebil|familiebiler', da: 'terrængbil|familiebil|familiebiler' },
    ...{ fi: 'katumaasturi|maasturi|citymaasturi|perheauto|perheautot' },
    ...{ sk: 'terénne|džíp|rodinné auto|rodinné autá|rodinné', en: '4x4 car|off-roader|family car|family cars|family' },
  },
  {
    ...{ facet: 'car_body', all: 'hatchback', sv: 'halvkombi|femdörrars', nb: 'kombi 5-dørs|kombi', da: '5-dørs' },
    ...{ fi: 'viistoperä', en: 'hatch|5 door' },
  },
  {
    ...{ facet: 'car_body', sv: 'småbil|småbilar|liten bil', nb: 'småbil|liten bil', da: 'mikrobil|minibil|lille bil' },
    ...{ fi: 'pikkuauto|pieni auto', sk: 'malé auto|mestské auto|malé', en: 'small car|city car|supermini' },
  },
  {
    ...{ facet: 'car_body', sv: 'skåp|skåpbil|skåpbilar', nb: 'varebil|kassebil', da: 'kassevogn|kassebil' },
    ...{ fi: 'pakettiauto|paku', sk: 'dodávka|skriňová', en: 'panel van|van|vans' },
  },
  { facet: 'car_body', all: 'pickup|pick-up', sv: 'flakbil', fi: 'avolava', da: 'ladvogn' },
  {
    ...{ facet: 'car_body', all: 'coupé|coupe', sv: 'sportbil|sportbilar', nb: 'sportsbil', da: 'sportsvogn' },
    ...{ fi: 'urheiluauto', sk: 'kupé|športové auto', en: 'sports car|sports cars|sportscar' },
  },
  {
    ...{
      facet: 'car_body',
      all: 'cabriolet|cabrio|cab|convertible|roadster',
      sv: 'öppen bil|sufflett|sportbil|sportbilar',
    },
    ...{ fi: 'avoauto|urheiluauto', sk: 'kabriolet|kabrio|športové auto', nb: 'kabriolet|sportsbil', da: 'sportsvogn' },
    en: 'soft top|sports car|sports cars|sportscar',
  },
  {
    ...{ facet: 'car_body', all: 'mpv', sv: 'minibuss|familjebuss|familjebil|familjebilar' },
    ...{ nb: 'flerbruksbil|minibuss|familiebil|familiebiler', da: 'minibus|familiebil|familiebiler' },
    ...{ fi: 'tila-auto|pikkubussi|perheauto|perheautot' },
    ...{ sk: 'mikrobus|jednopriestorové|rodinné auto|rodinné autá|rodinné' },
    en: 'people carrier|minivan|minibus|family car|family cars|family',
  },
  {
    ...{
      facet: 'car_body',
      all: 'mc|motorbike',
      sv: 'motorcykel|motorcyklar|hoj',
      nb: 'motorsykkel',
      da: 'motorcykel',
    },
    ...{ fi: 'moottoripyörä|prätkä', sk: 'motocykel|motorka', en: 'motorcycle|bike' },
  },

  // Drive
  {
    ...{
      facet: 'car_drive',
      all: '4x4|awd|4wd|quattro|xdrive|4matic|4motion',
      sv: 'fyrhjulsdrift|fyrhjulsdriven|fyrhjulsdriv',
    },
    ...{ nb: 'firehjulsdrift|firehjulstrekk', da: 'firehjulstræk|firhjulstræk', fi: 'neliveto|nelivetoinen' },
    ...{ sk: 'štvorkolka|pohon 4x4|pohon všetkých kolies', en: 'all-wheel drive|four-wheel drive' },
  },
  {
    ...{
      facet: 'car_drive',
      all: 'fwd',
      sv: 'framhjulsdrift|framhjulsdriven',
      nb: 'forhjulsdrift',
      da: 'forhjulstræk',
    },
    ...{ fi: 'etuveto|etuvetoinen', sk: 'predný|predný pohon', en: 'front-wheel drive' },
  },
  {
    ...{ facet: 'car_drive', all: 'rwd', sv: 'bakhjulsdrift|bakhjulsdriven', nb: 'bakhjulsdrift', da: 'baghjulstræk' },
    ...{ fi: 'takaveto|takavetoinen', sk: 'zadný|zadný pohon', en: 'rear-wheel drive' },
  },

  // Condition and kind
  {
    ...{
      facet: 'car_condition',
      sv: 'begagnad|begagnade|begagnat|beg',
      nb: 'brukt|bruktbil|brukte',
      da: 'brugt|brugte|brugtbil',
    },
    ...{ fi: 'käytetty|käytetyt|vaihtoauto', sk: 'jazdené|jazdenka|ojazdené', en: 'used|second hand|pre-owned' },
  },
  {
    ...{ facet: 'car_condition', sv: 'ny|nya|nybil|fabriksny', nb: 'ny|nye|nybil', da: 'ny|nye|fabriksny' },
    ...{ fi: 'uusi|uudet', sk: 'nové', en: 'new|brand new' },
  },
  {
    ...{
      facet: 'car_vehicle_type',
      all: 'lcv',
      sv: 'transportbil|transportbilar|lätt lastbil',
      nb: 'varebil|nyttekjøretøy',
    },
    ...{
      da: 'varebil|varevogn',
      fi: 'pakettiauto|tavara-auto',
      sk: 'úžitkové|úžitkové auto',
      en: 'commercial vehicle',
    },
  },
  {
    ...{ facet: 'car_vehicle_type', sv: 'personbil|personbilar', nb: 'personbil', da: 'personbil', fi: 'henkilöauto' },
    ...{ sk: 'osobné|osobné auto', en: 'passenger car' },
  },

  // Towns that are called differently in the languages of a site
  { facet: 'car_site_city', sv: 'Göteborg', en: 'gothenburg' },
  { facet: 'car_site_city', da: 'København|kbh', en: 'copenhagen' },
  { facet: 'car_site_city', fi: 'Espoo', sv: 'esbo' },
  { facet: 'car_site_city', fi: 'Helsinki|hesa|stadi', sv: 'helsingfors' },
  { facet: 'car_site_city', fi: 'Lahti', sv: 'lahtis' },
  { facet: 'car_site_city', fi: 'Lappeenranta', sv: 'villmanstrand' },
  { facet: 'car_site_city', fi: 'Oulu', sv: 'uleåborg' },
  { facet: 'car_site_city', fi: 'Pori', sv: 'björneborg' },
  { facet: 'car_site_city', fi: 'Tampere|manse', sv: 'tammerfors' },
  { facet: 'car_site_city', fi: 'Turku', sv: 'åbo' },
  { facet: 'car_site_city', fi: 'Vaasa', sv: 'vasa' },
  { facet: 'car_site_city', fi: 'Vantaa', sv: 'vanda' },

  // Colours
  { facet: 'car_color', sv: 'svart', nb: 'svart', da: 'sort', fi: 'musta', sk: 'čierna', en: 'black' },
  { facet: 'car_color', sv: 'vit', nb: 'hvit', da: 'hvid', fi: 'valkoinen', sk: 'biela', en: 'white' },
  { facet: 'car_color', sv: 'grå', nb: 'grå', da: 'grå', fi: 'harmaa', sk: 'sivá|šedá', en: 'grey|gray' },
  { facet: 'car_color', sv: 'silver', nb: 'sølv', da: 'sølv', fi: 'hopea', sk: 'strieborná', en: 'silver' },
  { facet: 'car_color', sv: 'blå', nb: 'blå', da: 'blå', fi: 'sininen', sk: 'modrá', en: 'blue' },
  { facet: 'car_color', sv: 'röd', nb: 'rød', da: 'rød', fi: 'punainen', sk: 'červená', en: 'red' },
  { facet: 'car_color', sv: 'grön', nb: 'grønn', da: 'grøn', fi: 'vihreä', sk: 'zelená', en: 'green' },
  { facet: 'car_color', sv: 'gul', nb: 'gul', da: 'gul', fi: 'keltainen', sk: 'žltá', en: 'yellow' },
  { facet: 'car_color', sv: 'brun', nb: 'brun', da: 'brun', fi: 'ruskea', sk: 'hnedá', en: 'brown' },
  { facet: 'car_color', sv: 'lila', nb: 'lilla', da: 'lilla', fi: 'violetti', sk: 'fialová', en: 'purple' },
];
