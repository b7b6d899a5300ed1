import type { DictionaryKey } from './dictionary.ts';

/** Labels, and the components whose hydrated part reads them. */
export interface LabelReaders {
  components: readonly string[];
  labels: readonly DictionaryKey[];
}
