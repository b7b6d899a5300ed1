import { CAR_SORTS, type CarQuery } from '../../contracts/search/carSearch.ts';

/** Returns the words of a keyphrase that are searched for. @param dropped parts of it that match no car */
export const searchedWords = (keyphrase: string, dropped: readonly string[]): string =>
  dropped.reduce((rest, part) => rest.replaceAll(` ${part} `, ' '), ` ${keyphrase} `).trim();

/** Returns whether the cars of a state are ordered by how well they match its words: in the default order only. */
export const isByRelevance = ({ keyphrase, sortName }: CarQuery, dropped: readonly string[]): boolean =>
  sortName === CAR_SORTS[0] && searchedWords(keyphrase, dropped) !== '';
