import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keyStep } from './keyStep.ts';

interface ComboboxOptions {
  input: HTMLInputElement;
  /** Id of the list; options are `{id}-{number}`. */
  listId: string;
  /** What each option is known by. */
  keys: readonly string[];
  /** Changes whenever there is an answer. */
  version: unknown;
  onChoose: (position: number) => void;
}

/**
 * A field as a combobox with a list below it, as WAI-ARIA's authoring practices have it: the focus stays in the field and
 * `aria-activedescendant` says which option is meant. The field is an ordinary one until this part is there.
 */
export function useCombobox({ input, listId, keys, version, onChoose }: ComboboxOptions) {
  const [open, setOpen] = useState(false);
  // An option that is meant stays so when a later answer has it too, in whatever place.
  const [meant, setMeant] = useState<string | null>(null);
  const active = meant === null ? -1 : keys.indexOf(meant);
  const count = keys.length;
  const isOpen = open && count > 0;
  useEffect(() => {
    if (version !== undefined) setOpen(document.activeElement === input);
  }, [version, input]);

  const onKey = (event: KeyboardEvent) => {
    const step = keyStep(event, { isOpen, active, count });
    if (!step) return;
    if (step.instead) event.preventDefault();
    if (step.choose) {
      setMeant(null);
      return onChoose(active);
    }
    if (step.clear) return clear(input);
    if (step.open !== undefined) setOpen(step.open);
    if (step.active !== undefined) setMeant(keys[step.active] ?? null);
  };
  const latest = useRef(onKey);
  useLayoutEffect(() => {
    latest.current = onKey;
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event);
    const close = () => setOpen(false);
    const meanNone = () => setMeant(null);
    input.addEventListener('keydown', listener);
    input.addEventListener('input', meanNone);
    input.addEventListener('blur', close);
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', autocomplete: 'off', 'aria-controls': listId };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    return () => {
      input.removeEventListener('keydown', listener);
      input.removeEventListener('input', meanNone);
      input.removeEventListener('blur', close);
      for (const name of Object.keys(attributes)) input.removeAttribute(name);
      input.removeAttribute('aria-expanded');
      input.removeAttribute('aria-activedescendant');
    };
  }, [input, listId]);

  useLayoutEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen));
    if (isOpen && active >= 0) input.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [input, listId, isOpen, active]);
  return { isOpen, active: isOpen ? active : -1, close: () => setOpen(false) };
}

/** Empties a field and says so to whoever listens to it. */
function clear(input: HTMLInputElement): void {
  if (input.value === '') return;
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
