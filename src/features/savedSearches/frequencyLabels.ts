import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';
import type { Frequency } from '../../contracts/savedSearches/savedSearch.ts';

/** The label of each frequency. */
export const FREQUENCY_LABELS: Readonly<Record<Frequency, DictionaryKey>> = {
  immediate: 'savedSearchImmediate',
  daily: 'savedSearchDaily',
  weekly: 'savedSearchWeekly',
};
