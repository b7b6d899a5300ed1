import { withTimeout } from '../../../lib/withTimeout.ts';
import type { ContentPort } from '../../ports/content/contentPort.ts';
import type { RequestScope } from '../sources.ts';
import { type Labelled, labelsOf } from './labels.ts';

/** Milliseconds that an API waits for the dictionary. */
const DICTIONARY_TIMEOUT_MS = 1_000;

/** Returns a function that loads the labels of a site and language for an API. It never rejects. */
export function createLabels({
  dictionary,
}: Pick<ContentPort, 'dictionary'>): (scope: RequestScope) => Promise<Labelled> {
  return (scope) =>
    labelsOf(scope.site, scope.language, (language) =>
      withTimeout(DICTIONARY_TIMEOUT_MS, 'dictionary', dictionary({ ...scope, language })).catch(() => null),
    );
}
