import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { alertDialog } from '../../ui/dialog/alertDialog.styles.ts';
import { useModalDialog } from '../../ui/dialog/useModalDialog.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { CallTireHotel } from './stepProps.ts';
import { timeText } from './steps/codeText.ts';
import * as styles from './tireHotel.styles.ts';
import { useSessionWatch } from './useSessionWatch.ts';

interface SessionWarningProps {
  call: CallTireHotel;
  /** Keeps what is stored for a time in ms. */
  keep: (forMs: number) => Promise<void>;
}

/** Renders a dialog two minutes before the session ends, with one button to stay (2.2.1). */
export function SessionWarning({ call, keep }: SessionWarningProps) {
  const { endsAt, canExtend, problem, prolong, dismiss } = useSessionWatch(call, keep);
  if (endsAt === null) return null;
  return <WarningDialog {...{ endsAt, canExtend, problem }} onStay={canExtend ? prolong : dismiss} />;
}

interface WarningDialogProps {
  endsAt: number;
  canExtend: boolean;
  /** Why the session was not prolonged; empty without a reason. */
  problem: string;
  onStay: () => void;
}

function WarningDialog({ endsAt, canExtend, problem, onStay }: WarningDialogProps) {
  const translate = useTranslate();
  const dialog = useModalDialog();
  const [left, setLeft] = useState(() => endsAt - performance.now());
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, endsAt - performance.now()));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  const time = timeText(left);
  return (
    <dialog
      ref={dialog}
      className={alertDialog}
      role="alertdialog"
      aria-labelledby="tire-session"
      aria-describedby="tire-session-text"
      data-session-warning=""
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
    >
      <h2 id="tire-session">{translate('tireSessionTitle')}</h2>
      <p id="tire-session-text">{translate(canExtend ? 'tireSessionText' : 'tireSessionLast', { time })}</p>
      <p role="alert" className={styles.expired}>
        {problem}
      </p>
      <Button onClick={onStay}>{translate(canExtend ? 'tireStay' : 'tireUnderstood')}</Button>
    </dialog>
  );
}
