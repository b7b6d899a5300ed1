import { useCallback, useEffect, useRef } from 'react';
import { recordOf } from '../../lib/record.ts';
import { KEEP_POSITION } from './historyState.ts';
import { useNavigate } from './navigate.ts';
import { usePageLocation } from './pageLocation.ts';

interface StepHistory<Shown> {
  /** Key of the step in the state of a history entry. */
  name: string;
  /** Returns the step of an entry's state; null for an entry of something else, or of another build. */
  parse: (value: unknown) => Shown | null;
  isSame: (one: Shown, other: Shown) => boolean;
  /** Called when the visitor comes to an entry through the history. */
  onShown: (shown: Shown) => void;
}

/**
 * Makes each step that a page shows an entry of the history, so that the back button goes back a step. The URL stays the same
 * (docs/decisions/0102). Returns a function to call with the steps before and after a change; it is always the same one.
 */
export function useStepHistory<Shown>({ name, parse, isSame, onShown }: StepHistory<Shown>) {
  const navigate = useNavigate();
  const { pathname: path, state: entryState } = usePageLocation();
  const shownByHistory = useRef(entryState);
  const current = useRef({ path, parse, isSame, onShown });
  current.current = { path, parse, isSame, onShown };

  const show = useCallback(
    (before: Shown, after: Shown, replace: boolean) => {
      // The visitor already opens another page: its entry has no step of this one.
      if (window.location.pathname !== current.current.path) return;
      markEntry(name, before, current.current.parse);
      if (current.current.isSame(before, after)) return;
      const { pathname, search, hash } = window.location;
      const entry = { ...KEEP_POSITION, [name]: after };
      shownByHistory.current = entry;
      void navigate(pathname + search + hash, { replace, state: entry });
    },
    [name, navigate],
  );

  useEffect(() => {
    if (shownByHistory.current === entryState) return;
    shownByHistory.current = entryState;
    const shown = current.current.parse(recordOf(entryState)[name]);
    if (shown) current.current.onShown(shown);
  }, [entryState, name]);

  return show;
}

/** Writes the step into the current entry of the history, unless it is there: the first entry of the page has none. */
function markEntry<Shown>(name: string, shown: Shown, parse: (value: unknown) => Shown | null): void {
  const entry = recordOf(window.history.state);
  if (parse(recordOf(entry.usr)[name])) return;
  window.history.replaceState({ ...entry, usr: { ...recordOf(entry.usr), [name]: shown } }, '');
}
