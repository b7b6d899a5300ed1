import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/Button.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from './LeaveDialog.styles.ts';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/**
 * Asks in a modal dialog whether the visitor wants to leave the page with words that are not sent. It is a dialog of the page, because
 * browsers suppress their own ones after a few, and then nobody could leave. Escape stays.
 */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // A dialog that is removed does not give the focus back.
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={id}
      data-leave-question=""
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
    >
      <p id={id}>{translate('formLeaveQuestion')}</p>
      <div className={styles.buttons}>
        <Button onClick={onStay}>{translate('formLeaveStay')}</Button>
        <Button kind="secondary" onClick={onLeave}>
          {translate('formLeaveGo')}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
