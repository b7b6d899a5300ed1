import { Button } from '../../../ui/Button.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { HelpLine } from '../../flow/HelpLine.tsx';
import { Problem, RetryButton } from '../../flow/Problem.tsx';
import type { StepProps } from '../stepProps.ts';

interface LoadFailedProps extends Pick<StepProps, 'contact'> {
  retry: () => void;
  /** Goes on with what is chosen. */
  onContinue?: () => void;
}

/** Renders that the choices of a step could not be loaded, with a button that loads them again. */
export function LoadFailed({ contact, retry, onContinue }: LoadFailedProps) {
  const translate = useTranslate();
  return (
    <Problem message={translate('bookingFailed')}>
      <HelpLine contact={contact} />
      <RetryButton onClick={retry}>{translate('bookingRetry')}</RetryButton>
      {onContinue && <Button onClick={onContinue}>{translate('bookingContinue')}</Button>}
    </Problem>
  );
}
