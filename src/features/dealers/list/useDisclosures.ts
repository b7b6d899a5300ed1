import { useEffect, useRef } from 'react';

/**
 * Closes the open panel of a row of floating disclosures on an outside click, when the focus leaves it, and on Escape.
 */
export function useDisclosures() {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const openPanel = () => row.current?.querySelector<HTMLDetailsElement>(':scope > details[open]');
    const closeOutside = ({ type, target }: Event) => {
      const panel = openPanel();
      if (!panel || !(target instanceof Node) || panel.contains(target)) return;
      // A click on text in the panel moves the focus to a parent of the panel.
      if (type === 'click' || !target.contains(panel)) panel.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const panel = event.key === 'Escape' ? openPanel() : null;
      if (!panel) return;
      panel.open = false;
      if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus();
    };
    document.addEventListener('click', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return row;
}
