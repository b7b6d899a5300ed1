interface ListState {
  isOpen: boolean;
  /** Position of the option that is meant; -1 is the field itself. */
  active: number;
  count: number;
}

/** What a key does to the list of a combobox. `instead`: in place of what it would do in the field. */
export interface KeyStep {
  instead?: true;
  choose?: true;
  /** Empties the field. */
  clear?: true;
  open?: boolean;
  active?: number;
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing'>;

/**
 * Arrows open the list and go round through its options and the field; Home and End go back into the text; Enter chooses,
 * or sends the text as it is; Escape closes the list alone, a second one empties the field; Tab goes on.
 */
export function keyStep(pressed: Key, state: ListState): KeyStep | null {
  const { key } = pressed;
  if (pressed.isComposing || pressed.ctrlKey || pressed.metaKey) return null;
  if (key === 'Escape' && !state.isOpen) return { clear: true };
  if (state.count === 0) return null;
  if (key === 'ArrowDown') return arrow(1, pressed, state);
  if (key === 'ArrowUp') return arrow(-1, pressed, state);
  if (!state.isOpen) return null;
  switch (key) {
    case 'Escape':
      return { instead: true, open: false };
    case 'Enter':
      return state.active >= 0 ? { instead: true, choose: true } : { open: false };
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
  // With Alt the list opens, or closes, and nothing is meant yet.
  if (altKey) return { instead: true, open: step === 1, active: -1 };
  const places = count + 1;
  const from = isOpen ? active : -1;
  return { instead: true, open: true, active: ((from + 1 + step + places) % places) - 1 };
}
