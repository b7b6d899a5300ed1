import type { Wording } from '../../src/contracts/loader.ts';
import { withTimeout } from '../../src/contracts/withTimeout.ts';
import { labelsOf, wordingOf } from './labels.ts';
import type { PageSources, RequestScope } from './sources.ts';

/** Milliseconds that an API waits for the dictionary. */
const DICTIONARY_TIMEOUT_MS = 1_000;

/** Returns a function that loads the text functions of a site and language for an API. It never rejects. */
export function createWording({
  dictionary,
}: Pick<PageSources, 'dictionary'>): (scope: RequestScope) => Promise<Wording> {
  return async (scope) => {
    const fetched = (scope: RequestScope) =>
      withTimeout(DICTIONARY_TIMEOUT_MS, 'dictionary', dictionary(scope)).catch(() => null);
    return wordingOf(scope, await labelsOf(scope, fetched));
  };
}
