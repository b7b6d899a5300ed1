import type { Wording } from '../../src/contracts/loader.ts';
import { within } from './deadline.ts';
import { labelsOf, wordingOf } from './labels.ts';
import type { PageSources, Where } from './sources.ts';

/** An API waits this long for the dictionary, in milliseconds. */
const DICTIONARY_TIMEOUT = 1_000;

/** Returns what an API makes texts with, as the pages of that site and language. Never rejects. */
export function createWording({ dictionary }: Pick<PageSources, 'dictionary'>): (where: Where) => Promise<Wording> {
  return async (where) => {
    const fetched = (asked: Where) => within(DICTIONARY_TIMEOUT, 'dictionary', dictionary(asked)).catch(() => null);
    return wordingOf(where, await labelsOf(where, fetched));
  };
}
