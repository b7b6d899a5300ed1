import { type PointerEvent, useId, useRef, useState } from 'react';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { type FlowState, selectedOf } from '../flow/flowState.ts';
import { totalOf } from '../money/bookingPrices.ts';
import { Amount } from '../Price.tsx';
import { SummaryContent } from './SummaryContent.tsx';
import * as styles from './summary.styles.ts';

/** Pixels of a drag from which the sheet opens or closes; less is a tap. */
const DRAG = 24;

/** Renders the summary on phones: 72 px high, opened to 80 % of the window by a drag, a button or a key (F097). */
export function SummarySheet({ state }: { state: FlowState }) {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const drag = useRef<{ y: number; moved: boolean } | null>(null);
  const services = selectedOf(state);
  const total = totalOf(services, state.car?.hasServiceAgreement ?? false);
  const label = translate(isOpen ? 'bookingCloseSummary' : 'bookingOpenSummary');

  function onPointerDown(event: PointerEvent<HTMLButtonElement>): void {
    drag.current = { y: event.clientY, moved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function onPointerMove(event: PointerEvent): void {
    if (!drag.current || !sheet.current) return;
    const distance = event.clientY - drag.current.y;
    if (Math.abs(distance) < 4) return;
    drag.current.moved = true;
    sheet.current.style.setProperty('--drag', `${distance}px`);
  }
  function onPointerEnd(event: PointerEvent): void {
    const start = drag.current;
    if (!start || !sheet.current) return;
    sheet.current.style.removeProperty('--drag');
    const distance = event.clientY - start.y;
    if (event.type === 'pointerup' && Math.abs(distance) >= DRAG) setOpen(distance < 0);
    // The click after a drag is no tap.
    if (!start.moved) drag.current = null;
  }
  function onClick(): void {
    const wasDragged = drag.current?.moved === true;
    drag.current = null;
    if (!wasDragged) setOpen(!isOpen);
  }

  return (
    <aside
      ref={sheet}
      className={styles.sheet}
      data-open={isOpen || undefined}
      data-booking-sheet=""
      aria-label={translate('bookingSummary')}
      // What has the focus is never behind the open sheet.
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <button
        type="button"
        className={styles.handle}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onClick={onClick}
      >
        <i aria-hidden="true" />
        <span>{services.length > 0 ? `${label} (${services.length})` : label}</span>
        {!total.isUnknown && (
          <strong>
            <Amount amount={total.amount} before={null} />
          </strong>
        )}
      </button>
      <div id={id} className={styles.sheetContent} inert={!isOpen}>
        <SummaryContent state={state} />
      </div>
    </aside>
  );
}
