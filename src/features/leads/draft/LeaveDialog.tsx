import { useId } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/Button.tsx';
import { alertDialog } from '../../../ui/dialog/alertDialog.styles.ts';
import { useModalDialog } from '../../../ui/dialog/useModalDialog.ts';
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
  const dialog = useModalDialog();
  return createPortal(
    <dialog
      ref={dialog}
      className={alertDialog}
      role="alertdialog"
      aria-labelledby={id}
      data-leave-question=""
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
    >
      <p id={id} className={styles.question}>
        {translate('formLeaveQuestion')}
      </p>
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
