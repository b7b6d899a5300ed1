import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as flow from '../../flow/flow.styles.ts';
import { Loading } from '../../flow/Loading.tsx';
import { trackStep } from '../bookingEvents.ts';
import { selectedOf } from '../flow/flowState.ts';
import type { StepProps } from '../stepProps.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { OfferingList } from './OfferingList.tsx';
import { useOfferings } from './useOfferings.ts';
import { useWaiting } from './useWaiting.ts';

/** Renders step 2: one or more services (F089). */
export function ServicesStep({ state, send, contact, site }: StepProps) {
  const translate = useTranslate();
  const { offerings, retry } = useOfferings('services', state.car, state.location);
  const { waiting, showsErrors, onWaiting, check } = useWaiting();
  const [isRefused, setRefused] = useState(false);
  const isEmpty = selectedOf(state, 'service').length === 0;
  if (offerings.status === 'loading') return <Loading />;
  if (offerings.status !== 'loaded') return <LoadFailed contact={contact} retry={retry} />;
  function onContinue(): void {
    if (!check('2')) return;
    setRefused(isEmpty);
    if (isEmpty) return;
    trackStep(2, site);
    send({ type: 'servicesDone' });
  }
  return (
    <div className={flow.content}>
      <OfferingList
        waiting={waiting}
        categories={offerings.categories}
        type="service"
        state={state}
        send={send}
        showsErrors={showsErrors}
        onWaiting={onWaiting}
      />
      <p role="alert" className={flow.problem}>
        {isRefused && isEmpty && <strong>{translate('bookingNoService')}</strong>}
      </p>
      <Button className={flow.next} onClick={onContinue}>
        {translate('bookingContinue')}
      </Button>
    </div>
  );
}
