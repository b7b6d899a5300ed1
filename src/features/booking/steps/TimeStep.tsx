import { useEffect, useRef } from 'react';
import { clientOnlyPart } from '../../../delivery/lazyParts.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as flow from '../../flow/flow.styles.ts';
import { focusStep } from '../../flow/stepFocus.ts';
import type { DetailsProps, StepProps } from '../stepProps.ts';
import { ChosenTimeCard } from './ChosenTimeCard.tsx';
import { usePricesAt } from './usePricesAt.ts';
import { useTimeHold } from './useTimeHold.ts';
import { useWorkshops } from './useWorkshops.ts';
import { WorkshopPicker } from './WorkshopPicker.tsx';

const CustomerPart = clientOnlyPart(async () => (await import('./CustomerPart.tsx')).CustomerPart);

/** Renders step 4: workshop and time, then contact details, then the review. The workshops stay loaded between these. */
export function TimeStep({ onPart, ...props }: DetailsProps) {
  const { state, send, site } = props;
  const translate = useTranslate();
  const list = useWorkshops(state, site);
  const { hold, renew } = useTimeHold(props);
  const content = useRef<HTMLDivElement>(null);
  const { part, chosen } = state;
  const { length: count } = list.workshops;
  useEffect(() => send({ type: 'workshopsShown', count }), [send, count]);
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    // The step stays open, so its heading gets the focus here.
    focusStep(content.current?.closest('section')?.querySelector<HTMLElement>('h2'));
  }, [part]);
  return (
    <div ref={content} className={flow.content} onInput={renew}>
      {part === 'time' || !chosen ? (
        <WorkshopPicker {...props} list={list} />
      ) : (
        <>
          <ChosenTimeCard chosen={chosen} onChange={() => send({ type: 'timeCleared' })} />
          <p role="status" className={flow.note} data-hold={hold.state}>
            {translate(hold.state === 'held' ? 'bookingHeld' : 'bookingNotHeld')}
          </p>
          {state.pricedAt !== chosen.workshop.departmentId && (
            <ChosenPrices {...props} departmentId={chosen.workshop.departmentId} />
          )}
          <CustomerPart {...props} onPart={onPart} />
        </>
      )}
    </div>
  );
}

/** Takes over the prices of the chosen workshop, which had not come when its time was chosen (F098). */
function ChosenPrices({ state, send, departmentId }: Pick<StepProps, 'state' | 'send'> & { departmentId: string }) {
  const { offers, isAwaited } = usePricesAt(state, departmentId);
  useEffect(() => {
    if (!isAwaited) send({ type: 'pricesLoaded', departmentId, offers: offers ?? [] });
  }, [isAwaited, offers, departmentId, send]);
  return null;
}
