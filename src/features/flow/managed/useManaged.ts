import { useEffect, useRef, useState } from 'react';
import { LINK_TOKEN } from '../../../contracts/page/secretQuery.ts';
import type { Result } from '../useLoaded.ts';

export type ManageMode = 'shown' | 'moving' | 'asking';
/** What became of a change; `failure` is null when none is shown. */
export type ChangeOutcome<Failure> = { isMade: boolean; failure: Failure | null };

export type Managed<Value extends { state: string }, Failure> = ReturnType<typeof useManaged<Value, Failure>>;

/**
 * Returns what the signed link in the URL is about, and how to change it. The focus stays in the element `root`: when a pressed button
 * goes away, it moves to the element with `NEXT_FOCUS`.
 *
 * @param load loads it by the link's token; the same function at each render
 * @param isExpired whether a change failed because the booking is over or cancelled
 * @param isUnknown whether a change that failed may have been made
 */
export function useManaged<Value extends { state: string }, Failure>(
  load: (token: string) => Promise<Result<Value, Failure>>,
  isExpired: (failure: Failure) => boolean,
  isUnknown: (failure: Failure) => boolean,
) {
  const { token, value, setValue, failure, setFailure } = useLinkedValue(load);
  const [mode, setMode] = useState<ManageMode>('shown');
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);
  const running = useRef<Promise<ChangeOutcome<Failure>> | null>(null);
  const { root, isPressed } = useNextFocus(mode, isBusy, failure !== null);
  /** What was opened last, whose button takes the focus when the visitor changes nothing. */
  const [opened, setOpened] = useState<ManageMode>('shown');

  /** Opens the times or the question, or closes them without a change. */
  function open(next: ManageMode): void {
    isPressed.current = true;
    setNotice('');
    setFailure(null);
    if (next !== 'shown') setOpened(next);
    setMode(next);
  }

  /** Returns the properties of the button that opens the times or the question. */
  const opener = (next: ManageMode) => ({
    onClick: () => open(next),
    'data-next-focus': opened === next ? '' : undefined,
  });

  /**
   * Makes a change, takes over the value after it and says so in `text`, or shows why it failed. A
   * further one meanwhile is not made: two would end in either order.
   *
   * @param isMade whether a value is the one after a move; that of a cancellation is cancelled
   */
  function change(
    call: () => Promise<Result<Value, Failure>>,
    text: string,
    isMade: (value: Value) => boolean = () => false,
  ): Promise<ChangeOutcome<Failure>> {
    running.current ??= make(call, text, isMade).finally(() => {
      running.current = null;
    });
    return running.current;
  }

  async function make(
    call: () => Promise<Result<Value, Failure>>,
    text: string,
    isMade: (value: Value) => boolean,
  ): Promise<ChangeOutcome<Failure>> {
    isPressed.current = true;
    setBusy(true);
    setFailure(null);
    setNotice('');
    const result = await call();
    const current = 'value' in result ? result.value : await valueAfter(result.failure);
    setBusy(false);
    if (current) setValue(current);
    const isChanged = 'value' in result || (current !== null && isMade(current));
    if ('failure' in result && !isChanged && current?.state !== 'cancelled') {
      setFailure(result.failure);
      if (isExpired(result.failure)) setMode('shown');
      return { isMade: false, failure: result.failure };
    }
    if (isChanged) setNotice(text);
    setMode('shown');
    return { isMade: isChanged, failure: null };
  }

  /** Loads the value after a failed change when another tab may have cancelled it, or only the response is lost; else returns null. */
  async function valueAfter(failed: Failure): Promise<Value | null> {
    if (!isExpired(failed) && !isUnknown(failed)) return null;
    const result = await load(token);
    return 'value' in result ? result.value : null;
  }

  const isOver = value?.state === 'cancelled' || (failure !== null && isExpired(failure));
  return { root, token, value, failure, mode, open, opener, notice, isOver, isBusy, change };
}

/** Loads what the signed link in the URL is about. */
function useLinkedValue<Value, Failure>(load: (token: string) => Promise<Result<Value, Failure>>) {
  const [token, setToken] = useState('');
  const [value, setValue] = useState<Value | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    const found = new URLSearchParams(window.location.search).get(LINK_TOKEN) ?? '';
    setToken(found);
    let isGone = false;
    void load(found).then((result) => {
      if (isGone) return;
      if ('value' in result) setValue(result.value);
      else setFailure(result.failure);
    });
    return () => {
      isGone = true;
    };
  }, [load]);
  return { token, value, setValue, failure, setFailure };
}

/**
 * Moves the focus to the next element after a press, once nothing runs.
 *
 * @returns the ref of the element that has them all, and a ref to set when a button is pressed
 */
function useNextFocus(mode: ManageMode, isBusy: boolean, hasFailed: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows what is shown
  useEffect(() => {
    if (!isPressed.current || isBusy) return;
    isPressed.current = false;
    // Why it failed may be above the window.
    if (document.activeElement !== document.body && !hasFailed) return;
    root.current?.querySelector<HTMLElement>('[data-next-focus]')?.focus();
  }, [mode, isBusy]);
  return { root, isPressed };
}
