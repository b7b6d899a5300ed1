import { useEffect, useLayoutEffect, useRef } from 'react';
import type { InterpretedQuery } from '../../../contracts/search/suggestions.ts';
import { isEdited, noteSubmission } from '../../../page/keyphraseField.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { interpretText } from './fetchSuggestions.ts';

/**
 * Returns a function that interprets a submitted field (F050), by itself or as the completion of another choice. A new submission or
 * unmounting aborts the previous request.
 */
export function useSubmittedText(
  onUnderstood: (understood: InterpretedQuery, isCompletion: boolean) => void,
): (field: HTMLInputElement, isCompletion?: boolean) => void {
  const page = usePage();
  const controller = useRef<AbortController>(null);
  const latest = useRef(onUnderstood);
  useLayoutEffect(() => {
    latest.current = onUnderstood;
  });
  useEffect(() => () => controller.current?.abort(), []);
  return (field, isCompletion = false) => {
    controller.current?.abort();
    controller.current = new AbortController();
    noteSubmission(field);
    interpretText(field.value.trim(), page, controller.current.signal).then(
      (understood) => {
        // The words that became filters are now chips. What the visitor types meanwhile stays.
        if (!isEdited(field)) field.value = understood.keyphrase;
        latest.current(understood, isCompletion);
      },
      () => undefined,
    );
  };
}
