import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { isEmptyField } from '../../content/fields.ts';
import type { Fields } from '../../contracts/content/layout.ts';
import { lockScroll } from '../../ui/dialog/lockScroll.ts';
import * as styles from './DisclaimerModal.styles.ts';
import { DisclaimerActions, DisclaimerText } from './DisclaimerText.tsx';

/**
 * Renders a modal dialog that only its buttons close. Escape focuses the decline link. The focus stays inside and returns
 * afterwards.
 */
export function DisclaimerDialog({ fields, onApprove }: { fields: Fields; onApprove: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const approved = useRef(false);
  const id = useId();
  const ids = { title: `${id}title`, text: `${id}text` };
  useEffect(() => {
    dialog.current?.showModal();
    // Screen readers read the text from the start, not from its first link.
    dialog.current?.focus();
    // The page behind does not scroll, unless hiding the scroll bar would change the page's width.
    return window.matchMedia('(hover: none)').matches ? lockScroll() : undefined;
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    const actions = dialog.current?.querySelectorAll<HTMLElement>('[data-ways] > *');
    actions?.item(actions.length - 1)?.focus();
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
      // Some browsers close a dialog at the second Escape in any case.
      onClose={() => !approved.current && dialog.current?.showModal()}
    >
      <DisclaimerText fields={fields} ids={ids} />
      <DisclaimerActions
        fields={fields}
        onApprove={() => {
          approved.current = true;
          close(dialog.current);
          onApprove();
        }}
      />
    </dialog>
  );
}

/** Closes the dialog. If nothing had the focus before, the page's content gets it. */
function close(dialog: HTMLDialogElement | null): void {
  dialog?.close();
  const { activeElement, body } = document;
  if (activeElement === body || dialog?.contains(activeElement)) {
    document.getElementById('content')?.focus({ preventScroll: true });
  }
}
