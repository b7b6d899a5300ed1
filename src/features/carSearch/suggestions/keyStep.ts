import { isComposing } from '../../../lib/browser/composing.ts';

interface ListState {
  isOpen: boolean;
  /** Index of the active option; -1 is the field itself. */
  active: number;
  count: number;
}

/** What a key does to the list of a combobox. `preventDefault`: suppress the key's default action in the field. */
export interface KeyStep {
  preventDefault?: true;
  choose?: true;
  /** Empties the field. */
  clear?: true;
  open?: boolean;
  active?: number;
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing'> & { keyCode?: number };

/**
 * Returns the step of a key, or null. Arrows open the list and cycle through its options and the field; Home and End return to
 * the text; Enter chooses an option or submits the text; Escape closes the list, a second Escape empties the field; Tab leaves.
 */
export function keyStep(event: Key, state: ListState): KeyStep | null {
  const { key } = event;
  if (isComposing(event) || event.ctrlKey || event.metaKey) return null;
  if (key === 'Escape' && !state.isOpen) return { clear: true };
  if (state.count === 0) return null;
  if (key === 'ArrowDown') return arrow(1, event, state);
  if (key === 'ArrowUp') return arrow(-1, event, state);
  if (!state.isOpen) return null;
  switch (key) {
    case 'Escape':
      return { preventDefault: true, open: false };
    case 'Enter':
      return state.active >= 0 ? { preventDefault: true, choose: true } : { open: false };
    case 'Tab':
      return { open: false };
    case 'Home':
    case 'End':
      return { active: -1 };
    default:
      return null;
  }
}

function arrow(step: 1 | -1, { altKey }: Key, { isOpen, active, count }: ListState): KeyStep {
  // With Alt the list opens or closes without an active option.
  if (altKey) return { preventDefault: true, open: step === 1, active: -1 };
  const places = count + 1;
  const from = isOpen ? active : -1;
  return { preventDefault: true, open: true, active: ((from + 1 + step + places) % places) - 1 };
}
