import { useEffect, useState } from 'react';

const KEY = 'carFilters';
const WIDE = '(min-width: 1024px)';

/**
 * Whether the column of filters is open, kept for the session (F044). Its state is an attribute of the document that the
 * styles read, so that nothing has to be rendered again to fold it. The drawer of narrow windows is not kept: it covers the
 * list, so a page that is loaded or returned to shows it closed.
 */
export function useFilterPanel(): { open: boolean; setOpen: (open: boolean) => void } {
  const [open, setState] = useState(true);
  useEffect(() => {
    const isOpen = read() !== 'closed';
    show(isOpen);
    setState(isOpen);
  }, []);
  const setOpen = (next: boolean) => {
    if (!matchMedia(WIDE).matches) return;
    keep(next ? 'open' : 'closed');
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
