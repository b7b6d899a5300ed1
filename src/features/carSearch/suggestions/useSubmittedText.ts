import { useEffect, useLayoutEffect, useRef } from 'react';
import type { InterpretedQuery } from '../../../contracts/suggestions.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { understand } from './fetchSuggestions.ts';

/** Gives what a submitted field's text means (F050). The last text counts; leaving gives it up. */
export function useSubmittedText(
  onUnderstood: (understood: InterpretedQuery) => void,
): (field: HTMLInputElement) => void {
  const page = usePage();
  const asking = useRef<AbortController>(null);
  const latest = useRef(onUnderstood);
  useLayoutEffect(() => {
    latest.current = onUnderstood;
  });
  useEffect(() => () => asking.current?.abort(), []);
  return (field) => {
    asking.current?.abort();
    asking.current = new AbortController();
    understand(field.value.trim(), page, asking.current.signal).then(
      (understood) => {
        // Words that became filters are chips now.
        field.value = understood.keyphrase;
        latest.current(understood);
      },
      () => undefined,
    );
  };
}
