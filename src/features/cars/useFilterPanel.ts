import { useEffect, useState } from 'react';
import { FILTER_PANEL } from './FilterPanel.tsx';

const KEY = 'carFilters';
const WIDE = '(min-width: 1024px)';

/**
 * Whether the filters are open, kept for the session (F044). The column's state is an attribute of the document that the
 * styles read, so that nothing has to be rendered again to fold it; a column is open at first, a drawer closed.
 */
export function useFilterPanel(): { open: boolean; setOpen: (open: boolean) => void } {
  const [open, setState] = useState(true);
  useEffect(() => {
    const kept = read();
    if (matchMedia(WIDE).matches) {
      show(kept !== 'closed');
      setState(kept !== 'closed');
    } else if (kept === 'open') {
      document.getElementById(FILTER_PANEL)?.showPopover?.();
    }
  }, []);
  const setOpen = (next: boolean) => {
    keep(next ? 'open' : 'closed');
    if (!matchMedia(WIDE).matches) return;
    show(next);
    setState(next);
  };
  return { open, setOpen };
}

function show(open: boolean): void {
  if (open) delete document.documentElement.dataset[KEY];
  else document.documentElement.dataset[KEY] = 'closed';
}

/** A visitor may have forbidden storage: then nothing is kept. */
function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(state: 'open' | 'closed'): void {
  try {
    sessionStorage.setItem(KEY, state);
  } catch {}
}
