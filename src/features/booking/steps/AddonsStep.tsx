import { useEffect } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from '../booking.styles.ts';
import { trackStep } from '../bookingEvents.ts';
import { selectedOf } from '../flow/flowState.ts';
import { Loading } from '../Loading.tsx';
import type { StepProps } from '../stepProps.ts';
import { OfferingList } from './OfferingList.tsx';
import { useOfferings } from './useOfferings.ts';
import { useWaiting } from './useWaiting.ts';

/** Renders step 3: add-ons, which are skipped when there are none or they cannot be loaded (F091). */
export function AddonsStep({ state, send, site }: StepProps) {
  const translate = useTranslate();
  const { offerings } = useOfferings('addons', state.car, state.location);
  const { showsErrors, onWaiting, check } = useWaiting();
  const isSkipped = offerings.status === 'failed';
  useEffect(() => {
    if (isSkipped) send({ type: 'addonsSkipped' });
  }, [isSkipped, send]);
  if (offerings.status !== 'loaded') return <Loading />;
  const isEmpty = selectedOf(state, 'addon').length === 0;
  const finish = (addons: boolean) => {
    if (addons && !check('3')) return;
    trackStep(3, site);
    send({ type: 'addonsDone', addons });
  };
  return (
    <div className={styles.content}>
      <OfferingList
        categories={offerings.categories}
        type="addon"
        state={state}
        send={send}
        showsErrors={showsErrors}
        onWaiting={onWaiting}
      />
      <div className={styles.actions}>
        <Button disabled={isEmpty} onClick={() => finish(true)}>
          {translate('bookingContinue')}
        </Button>
        <Button kind="secondary" disabled={!isEmpty} onClick={() => finish(false)}>
          {translate('bookingWithoutAddons')}
        </Button>
      </div>
    </div>
  );
}
