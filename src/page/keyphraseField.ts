import { type FormEvent, useEffect, useRef } from 'react';
import { isReloadOrHistory } from '../lib/browser/isReloadOrHistory.ts';

/**
 * Returns the props of a field that shows the URL's keyphrase. The visitor edits it freely, also before hydration. A new keyphrase in the URL
 * overwrites the text, unless the visitor has edited it since the last submission. The keyphrase of the URL also overwrites a text that the
 * browser has restored after a reload.
 */
export function useKeyphraseField(keyphrase: string) {
  const ref = useRef<HTMLInputElement>(null);
  const shown = useRef(isReloadOrHistory() ? null : keyphrase);
  useEffect(() => {
    const field = ref.current;
    if (field && shown.current !== keyphrase && !isEdited(field)) field.value = keyphrase;
    shown.current = keyphrase;
  }, [keyphrase]);
  return { ref, onInput, defaultValue: keyphrase };
}

const SUBMITTED = 'submitted';

function onInput({ currentTarget }: FormEvent<HTMLInputElement>): void {
  currentTarget.dataset.edited = '';
}

/** Returns whether the visitor has edited the field since its text was submitted. */
export const isEdited = (field: HTMLInputElement): boolean => field.dataset.edited === '';

/** Returns whether the text of the field was submitted, and not edited since. */
export const isSubmitted = (field: HTMLInputElement): boolean => field.dataset.edited === SUBMITTED;

/** Notes that the text of the field is submitted. */
export function noteSubmission(field: HTMLInputElement): void {
  field.dataset.edited = SUBMITTED;
}
