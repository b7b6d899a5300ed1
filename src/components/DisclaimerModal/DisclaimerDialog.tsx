import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { isEmptyField } from '../../content/fields.ts';
import type { Fields } from '../../contracts/layout.ts';
import * as styles from './DisclaimerModal.styles.ts';
import { DisclaimerWords, Ways } from './DisclaimerWords.tsx';

/**
 * Asks, and is answered by its buttons alone. Escape is no answer: it leads to the way out. The focus stays inside and
 * returns to where it was.
 */
export function DisclaimerDialog({ fields, onApprove }: { fields: Fields; onApprove: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const answered = useRef(false);
  const id = useId();
  const ids = { title: `${id}title`, text: `${id}text` };
  useEffect(() => {
    dialog.current?.showModal();
    // Its words are read from the start, not from the first link in them.
    dialog.current?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    const ways = dialog.current?.querySelectorAll<HTMLElement>('[data-ways] > *');
    ways?.item(ways.length - 1)?.focus();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      tabIndex={-1}
      closedby="none"
      aria-labelledby={isEmptyField(fields.Title) ? ids.text : ids.title}
      aria-describedby={ids.text}
      onKeyDown={onKeyDown}
      onCancel={(event) => event.preventDefault()}
      // Some browsers close a dialog at the second Escape, whatever it says.
      onClose={() => !answered.current && dialog.current?.showModal()}
    >
      <DisclaimerWords fields={fields} ids={ids} />
      <Ways
        fields={fields}
        onApprove={() => {
          answered.current = true;
          close(dialog.current);
          onApprove();
        }}
      />
    </dialog>
  );
}

/** On a page just loaded nothing had the focus before: reading goes on with the page's own words. */
function close(dialog: HTMLDialogElement | null): void {
  dialog?.close();
  const { activeElement, body } = document;
  if (activeElement === body || dialog?.contains(activeElement)) {
    document.getElementById('content')?.focus({ preventScroll: true });
  }
}
