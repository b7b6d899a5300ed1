import { foldText } from '../../../lib/foldText.ts';

/** Fields whose values the specifications of feeds have names for. A term is a neutral word; each format has its own name for it. */
const TERM_FIELDS = ['car_fuel', 'car_gearbox', 'car_body', 'car_drive'] as const;
export type TermField = (typeof TERM_FIELDS)[number];

/** The usual words of indexes in English, Swedish, Norwegian, Danish, Finnish, Slovak and German, folded, by term. */
const WORDS: Readonly<Record<TermField, Readonly<Record<string, readonly string[]>>>> = {
  car_fuel: {
    petrol: ['bensin', 'benzin', 'bensiini', 'petrol', 'gasoline'],
    diesel: ['diesel', 'nafta'],
    electric: ['el', 'electric', 'elektro', 'sahko', 'elektrisk', 'elektricky'],
    plugin: ['laddhybrid', 'ladbar hybrid', 'plug-in hybrid', 'plug-in-hybrid', 'ladattava hybridi'],
    hybrid: ['hybrid', 'elhybrid', 'hybridi'],
  },
  car_gearbox: {
    automatic: ['automat', 'automatic', 'automatgear', 'automaatti', 'automatická', 'automatik'],
    manual: ['manuell', 'manual', 'manuelt gear', 'manuaali', 'manualna', 'schaltgetriebe'],
  },
  car_body: {
    suv: ['suv', 'katumaasturi'],
    estate: ['kombi', 'estate', 'stasjonsvogn', 'stationcar', 'farmari', 'station wagon'],
    saloon: ['sedan', 'saloon', 'limousine'],
    hatchback: [
      'halvkombi',
      'hatchback',
      'viistopera',
      'kombi 5-dors',
      'smabil',
      'mikrobil',
      'pikkuauto',
      'small car',
      'male auto',
    ],
    convertible: ['cabriolet', 'cab', 'convertible', 'kabriolet', 'avoauto'],
    coupe: ['coupe', 'kupe'],
    minivan: ['minibuss', 'flerbruksbil', 'mpv', 'tila-auto', 'mikrobus', 'minivan'],
    pickup: ['pickup', 'pick-up', 'avolava'],
    van: ['skap', 'skapbil', 'varebil', 'kassevogn', 'pakettiauto', 'dodavka', 'panel van', 'van'],
  },
  car_drive: {
    front: ['framhjulsdrift', 'forhjulsdrift', 'forhjulstraek', 'etuveto', 'predny', 'front-wheel drive', 'fwd'],
    rear: ['bakhjulsdrift', 'baghjulstraek', 'takaveto', 'zadny', 'rear-wheel drive', 'rwd'],
    all: ['fyrhjulsdrift', 'firehjulsdrift', 'firehjulstraek', 'neliveto', '4x4', 'all-wheel drive', 'awd'],
  },
};

const TERM_OF = new Map(
  TERM_FIELDS.flatMap((field) =>
    Object.entries(WORDS[field]).flatMap(([term, words]) =>
      words.map((word) => [`${field} ${foldText(word)}`, term] as const),
    ),
  ),
);

/** Returns the term of a value of the index; null for a value that is not known. @param own terms that the site adds, by value */
export function termOf(field: TermField, value: unknown, own: Readonly<Record<string, string>> = {}): string | null {
  if (typeof value !== 'string' || value === '') return null;
  return own[value] ?? TERM_OF.get(`${field} ${foldText(value)}`) ?? null;
}
