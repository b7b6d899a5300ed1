import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the `ref` of a dialog that is modal while it is rendered. Afterwards the element that had the focus gets it again: a dialog that is
 * removed does not give it back.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
