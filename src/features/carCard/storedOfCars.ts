import type { StoredState } from '../../content/views.ts';
import { localText, sessionText } from '../../lib/browser/storedText.ts';
import { DEVICE_TERMS_KEY, TERMS_KEY } from '../carSearch/termsKeys.ts';
import { COMPARE_KEY } from '../compare/compareKey.ts';
import { SAVED_KEY } from '../saved/savedKey.ts';

/** What the server does not know of cars: whether they are chosen or saved, and the visitor's own loan terms. */
export const STORED_OF_CARS: readonly StoredState[] = [
  ...[COMPARE_KEY, SAVED_KEY, DEVICE_TERMS_KEY].map(localText),
  ...[COMPARE_KEY, TERMS_KEY].map(sessionText),
];
