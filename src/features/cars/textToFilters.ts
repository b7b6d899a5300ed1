import type { FacetChoice, Understood } from '../../contracts/suggestions.ts';
import type { CarVocabulary, CarWord } from './search/carVocabulary.ts';

/** Values of several words are looked for too: `Marlow Audi Newcastle upon Tyne`. */
const LONGEST_VALUE = 5;

/**
 * Text typed → filters and the rest as keyphrase (F050, S2 §5): split on spaces; words equal to a facet value whatever
 * their case become filters, the longest value first. So do its synonyms. A model brings its make.
 */
export function textToFilters(text: string, vocabulary: CarVocabulary): Understood {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const rest: string[] = [];
  let values: readonly FacetChoice[] = [];
  for (let at = 0; at < words.length; ) {
    const hit = longestHit(words.slice(at), vocabulary, values);
    if (hit) values = unite(values, hit.values);
    else rest.push(words[at] ?? '');
    at += hit?.length ?? 1;
  }
  return { values: [...values], keyphrase: rest.join(' ') };
}

/** Path segments, each the name of a value (F051) → those values; null when one is unknown. */
export function segmentsToFilters(segments: readonly string[], vocabulary: CarVocabulary): FacetChoice[] | null {
  let values: readonly FacetChoice[] = [];
  for (const segment of segments) {
    const named = meant(vocabulary.named(segment), values);
    if (named.length === 0) return null;
    values = unite(values, named);
  }
  return [...values];
}

function longestHit(words: readonly string[], vocabulary: CarVocabulary, before: readonly FacetChoice[]) {
  for (let length = Math.min(LONGEST_VALUE, words.length); length > 0; length--) {
    const values = meant(vocabulary.named(words.slice(0, length).join(' ')), before);
    if (values.length > 0) return { length, values };
  }
  return null;
}

/**
 * The values that a name stands for. Of models with one name, that of a make named before; a bare number is a model's name
 * only behind its make (`Mazda 5`, `Polestar 2`).
 */
function meant(named: readonly CarWord[], before: readonly FacetChoice[]): FacetChoice[] {
  const isNamed = ({ make }: CarWord) => before.some(({ name, text }) => name === 'car_brand' && text === make);
  const models = named.filter(({ make }) => make !== undefined);
  if (models.length === 0) return named.map(({ name, text }) => ({ name, text }));
  const own = models.filter(isNamed);
  const left = own.length > 0 ? own : models.filter(({ text }) => !/^\W*\d+\W*$/.test(text));
  const [model] = left;
  if (!model) return [];
  const choice: FacetChoice = { name: model.name, text: model.text };
  return left.length === 1 && model.make ? [{ name: 'car_brand', text: model.make }, choice] : [choice];
}

function unite(before: readonly FacetChoice[], more: readonly FacetChoice[]): readonly FacetChoice[] {
  const isKnown = (one: FacetChoice) => before.some(({ name, text }) => name === one.name && text === one.text);
  return [...before, ...more.filter((one) => !isKnown(one))];
}
