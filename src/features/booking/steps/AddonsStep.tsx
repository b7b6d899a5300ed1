import { useEffect } from 'react';
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

/**
 * Renders step 3: add-ons, which are skipped when there are none or they cannot be loaded (F091). Chosen ones that cannot be loaded again
 * stay, and the visitor may go on with them.
 */
export function AddonsStep({ state, send, contact, site }: StepProps) {
  const translate = useTranslate();
  const { offerings, retry } = useOfferings('addons', state.car, state.location);
  const { waiting, showsErrors, onWaiting, check } = useWaiting();
  const isEmpty = selectedOf(state, 'addon').length === 0;
  const hasFailed = offerings.status === 'failed';
  const isSkipped = offerings.status === 'none' || (hasFailed && isEmpty);
  useEffect(() => {
    if (isSkipped) send({ type: 'addonsSkipped' });
  }, [isSkipped, send]);
  const finish = (addons: boolean) => {
    if (addons && !check('3')) return;
    trackStep(3, site);
    send({ type: 'addonsDone', addons });
  };
  if (hasFailed && !isSkipped) {
    return <LoadFailed contact={contact} retry={retry} onContinue={() => finish(true)} />;
  }
  if (offerings.status !== 'loaded') return <Loading />;
  return (
    <div className={flow.content}>
      <OfferingList
        waiting={waiting}
        categories={offerings.categories}
        type="addon"
        state={state}
        send={send}
        showsErrors={showsErrors}
        onWaiting={onWaiting}
      />
      <div className={flow.actions}>
        {isEmpty ? (
          <Button kind="secondary" onClick={() => finish(false)}>
            {translate('bookingWithoutAddons')}
          </Button>
        ) : (
          <Button onClick={() => finish(true)}>{translate('bookingContinue')}</Button>
        )}
      </div>
    </div>
  );
}
