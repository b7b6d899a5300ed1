import { foldText } from '../../../lib/foldText.ts';

/**
 * Returns the folded words of a text. Parts between spaces are split at other characters, and also joined: `ID.4` gives `id`, `4`
 * and `id4`.
 */
export function indexWords(text: string): string[] {
  const words = new Set<string>();
  for (const chunk of foldText(text).split(/\s+/)) {
    const parts = chunk.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    for (const part of parts) words.add(part);
    if (parts.length > 1) words.add(parts.join(''));
  }
  return [...words];
}

/** Stop words in the languages of the sites. */
const STOP_WORDS = new Set(
  'och med i en ett som for till av pa eller og et til fra ja tai on s so so na pre and with a an the in of for or'.split(
    ' ',
  ),
);

/** Returns the words of a keyphrase without stop words, or with them when it has no other words. */
export function queryWords(text: string): string[] {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 12);
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}

const ELECTRIC = ['el', 'electric', 'elektro', 'sahko'];
const PLUGIN = ['laddhybrid', 'ladbar', 'ladattava', 'plug'];
const FOUR_WHEEL = ['fyrhjulsdrift', 'firehjulsdrift', 'firehjulstraek', 'neliveto', '4x4', 'awd'];
const AUTOMATIC = ['automat', 'automatgear', 'automaatti', 'automaticka', 'automatic'];

/** Input words, and the index words with the same meaning. Words that an index does not have are ignored. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  vw: ['volkswagen'],
  folkvagn: ['volkswagen'],
  merc: ['mercedes'],
  merca: ['mercedes'],
  mersu: ['mercedes'],
  bemari: ['bmw'],
  beamer: ['bmw'],
  rangerover: ['range'],
  elbil: ELECTRIC,
  elbilar: ELECTRIC,
  elbiler: ELECTRIC,
  elektrisk: ELECTRIC,
  elektricke: ELECTRIC,
  elektromobil: ELECTRIC,
  sahkoauto: ELECTRIC,
  ev: ELECTRIC,
  bev: ELECTRIC,
  phev: PLUGIN,
  plugin: PLUGIN,
  laddbar: PLUGIN,
  pistokehybridi: PLUGIN,
  hybrid: ['elhybrid', ...PLUGIN],
  awd: FOUR_WHEEL,
  '4wd': FOUR_WHEEL,
  '4x4': FOUR_WHEEL,
  fyrhjulsdriven: FOUR_WHEEL,
  nelivetoinen: FOUR_WHEEL,
  auto: AUTOMATIC,
  automatlada: AUTOMATIC,
  automatvaxel: AUTOMATIC,
  automatik: AUTOMATIC,
  bensinbil: ['bensin'],
  dieselbil: ['diesel'],
  gas: ['petrol'],
  begagnade: ['begagnad'],
  nya: ['ny'],
  skapbil: ['skap', 'transportbil'],
  van: ['skap', 'varebil', 'kassevogn', 'pakettiauto', 'dodavka', 'panel'],
  herrgardsvagn: ['kombi'],
  cab: ['cabriolet', 'kabriolet', 'convertible', 'avoauto'],
  cabrio: ['cabriolet', 'kabriolet', 'convertible', 'avoauto'],
  mc: ['motorcykel', 'motorsykkel', 'moottoripyora', 'motocykel', 'motorcycle'],
  motorbike: ['motorcycle'],
  gps: ['navigation', 'navigasjon', 'navigointi', 'navigacia'],
  skinn: ['laderkladsel', 'skinnseter'],
  skinnkladsel: ['laderkladsel'],
  stolsvarme: ['eluppvarmda'],
  vinterdack: ['vinterhjul'],
  hangerdrag: ['dragkrok'],
  towbar: ['tow'],
  sunroof: ['panoramic'],
};

export const synonymsOf = (word: string): readonly string[] =>
  Object.hasOwn(SYNONYMS, word) ? (SYNONYMS[word] ?? []) : [];
