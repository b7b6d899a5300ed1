import { Button } from '../../../ui/Button.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as flow from '../../flow/flow.styles.ts';
import { HelpLine } from '../../flow/HelpLine.tsx';
import type { StepProps } from '../stepProps.ts';

interface LoadFailedProps extends Pick<StepProps, 'contact'> {
  retry: () => void;
  /** Goes on with what is chosen. */
  onContinue?: () => void;
}

/**
 * Renders that the choices of a step could not be loaded, with a button that loads them again. The step's heading takes the focus then,
 * because the button disappears.
 */
export function LoadFailed({ contact, retry, onContinue }: LoadFailedProps) {
  const translate = useTranslate();
  return (
    <div role="alert" className={flow.problem}>
      <strong>{translate('bookingFailed')}</strong>
      <HelpLine contact={contact} />
      <Button
        kind="secondary"
        onClick={({ currentTarget }) => {
          currentTarget.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
          retry();
        }}
      >
        {translate('bookingRetry')}
      </Button>
      {onContinue && <Button onClick={onContinue}>{translate('bookingContinue')}</Button>}
    </div>
  );
}
