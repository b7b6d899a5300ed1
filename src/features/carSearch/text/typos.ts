import type { CarValueName } from '../../../contracts/search/carSearch.ts';
import type { CarWord } from './carWord.ts';
import { keyOf } from './foldText.ts';

/** Facets whose names are found with typos. Colours and drives are too short, or too near to other words. */
const WITH_TYPOS: ReadonlySet<string> = new Set([
  'car_brand',
  'car_model',
  'car_fuel',
  'car_gearbox',
  'car_body',
] satisfies CarValueName[]);
/** Minimum letters of a word with one typo and with two, and of a synonym: short ones are near to many words. */
const MIN_LETTERS = { one: 5, two: 9, synonym: 8 } as const;
/** Names that are words themselves, whose forms and neighbours mean other things. */
const WITHOUT_TYPOS: ReadonlySet<string> = new Set(
  'smart|sedan|spring|expert|master|partner|ranger|superb|sprinter|transporter|limousine'.split('|'),
);
/** Folded words that are near to a name, or begin one, and mean something else. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  'skada|skadad|patrol|range|passar|passa|passet|passer|passerat|testa|testad|stabil|forseter|elektriker|elektronisk|electronic|electrical'.split(
    '|',
  ),
);

/** Returns a function that finds values by a word with typos; it returns none when several names are as near. */
export function typoLookUp(words: readonly CarWord[]): (word: string) => readonly CarWord[] {
  const byName = new Map<string, CarWord[]>();
  for (const word of words.filter(({ name }) => WITH_TYPOS.has(name))) {
    for (const name of [word.text, ...word.synonyms]) {
      const key = keyOf(name);
      const minimum = name === word.text ? MIN_LETTERS.one : MIN_LETTERS.synonym;
      if (/[\s\d-]/.test(name) || key.length < minimum || WITHOUT_TYPOS.has(key)) continue;
      byName.set(key, [...(byName.get(key) ?? []), word]);
    }
  }
  return (word) => {
    if (!/^\p{L}+$/u.test(word) || word.length < MIN_LETTERS.one || OTHER_WORDS.has(word)) return [];
    const allowed = word.length >= MIN_LETTERS.two ? 2 : 1;
    const alike = [...byName].filter(([name]) => soundOf(name) === soundOf(word));
    const near = alike.map(([name, found]) => ({ found, typos: typosBetween(word, name, allowed) }));
    const fewest = Math.min(...near.map(({ typos }) => typos));
    const nearest = near.filter(({ typos }) => typos === fewest).map(({ found }) => found);
    const [first] = nearest;
    if (fewest > allowed || !first || nearest.some((found) => !isSame(found, first))) return [];
    return first.filter(({ name }) => name === first[0]?.name);
  };
}

/** Returns the sound of a word's first letter, in which few people err. */
const soundOf = (word: string): string => word.charAt(0).replace('w', 'v').replace('c', 'k');

const isSame = (one: readonly CarWord[], other: readonly CarWord[]): boolean =>
  one.length === other.length &&
  one.every(({ name, text }, at) => other[at]?.name === name && other[at]?.text === text);

/** Counts letters that are missing, added, replaced or swapped with their neighbour; Infinity for more than allowed. */
function typosBetween(one: string, other: string, allowed: number): number {
  if (Math.abs(one.length - other.length) > allowed) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const replaced = (last[at - 1] ?? 0) + Number(one[row - 1] !== other[at - 1]);
      const isSwapped = one.slice(row - 2, row) === `${other[at - 1]}${other[at - 2]}`;
      const swapped = isSwapped ? (before[at - 2] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    before = last;
    last = next;
  }
  const typos = last.at(-1) ?? 0;
  return typos <= allowed ? typos : Number.POSITIVE_INFINITY;
}
