import { useEffect, useRef } from 'react';

/**
 * Panels that lie over the page: a press beside them, the focus leaving them and Escape close the open one. Without
 * scripts their buttons do.
 */
export function useDisclosures() {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = () => row.current?.querySelector<HTMLDetailsElement>(':scope > details[open]');
    const closeFrom = ({ type, target }: Event) => {
      const panel = open();
      if (!panel || !(target instanceof Node) || panel.contains(target)) return;
      // A press on words of the panel gives the focus to what is around all of it.
      if (type === 'click' || !target.contains(panel)) panel.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const panel = event.key === 'Escape' ? open() : null;
      if (!panel) return;
      panel.open = false;
      if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus();
    };
    document.addEventListener('click', closeFrom);
    document.addEventListener('focusin', closeFrom);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', closeFrom);
      document.removeEventListener('focusin', closeFrom);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return row;
}
