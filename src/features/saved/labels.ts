import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';

/** Labels of compared and saved cars. */
export const CHOSEN_CARS_LABELS: readonly DictionaryKey[] = [
  'comparePageTitle',
  'compareDescription',
  'compareEmpty',
  'compareAdd',
  'savedIntro',
  'savedScripts',
  'savedEmpty',
  'savedFailed',
  'savedGone',
  'savedRemove',
  'savedRemoved',
  'savedClear',
  'savedCleared',
  'savedUndo',
  'savedRestored',
];
