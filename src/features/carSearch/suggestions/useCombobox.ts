import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keyStep } from './keyStep.ts';

interface ComboboxOptions {
  input: HTMLInputElement;
  /** Id of the list; options are `{id}-{number}`. */
  listId: string;
  /** Stable key of each option. */
  keys: readonly string[];
  /** Changes with each response. */
  version: unknown;
  onChoose: (position: number) => void;
}

/**
 * Makes a field a combobox with a list below it, following the ARIA authoring practices: the focus stays in the field and
 * `aria-activedescendant` names the active option. Until this component has loaded the field is an ordinary one.
 */
export function useCombobox({ input, listId, keys, version, onChoose }: ComboboxOptions) {
  const [open, setOpen] = useState(false);
  // The active option is held by key: it stays active when a later response has it at another position.
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const active = activeKey === null ? -1 : keys.indexOf(activeKey);
  const count = keys.length;
  const isOpen = open && count > 0;
  useEffect(() => {
    if (version !== undefined) setOpen(document.activeElement === input);
  }, [version, input]);

  const onKey = (event: KeyboardEvent) => {
    const step = keyStep(event, { isOpen, active, count });
    if (!step) return;
    if (step.preventDefault) event.preventDefault();
    if (step.choose) {
      setActiveKey(null);
      return onChoose(active);
    }
    if (step.clear) return clear(input);
    if (step.open !== undefined) setOpen(step.open);
    if (step.active !== undefined) setActiveKey(keys[step.active] ?? null);
  };
  const latest = useRef(onKey);
  useLayoutEffect(() => {
    latest.current = onKey;
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event);
    const close = () => setOpen(false);
    const clearActive = () => setActiveKey(null);
    input.addEventListener('keydown', listener);
    input.addEventListener('input', clearActive);
    input.addEventListener('blur', close);
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', autocomplete: 'off', 'aria-controls': listId };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    return () => {
      input.removeEventListener('keydown', listener);
      input.removeEventListener('input', clearActive);
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

/** Empties a field and dispatches its input event. */
function clear(input: HTMLInputElement): void {
  if (input.value === '') return;
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
