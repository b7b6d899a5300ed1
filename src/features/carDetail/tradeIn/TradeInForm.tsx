import { type FormEvent, useEffect, useRef } from 'react';
import { distanceUnit } from '../../../contracts/car/distanceUnit.ts';
import type { Valuation, ValuationCall } from '../../../contracts/car/valuation.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { textsIn } from '../../../ui/form/fieldValues.ts';
import { FormProvider, fieldId, formViewOf } from '../../../ui/form/formView.ts';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { PlateField } from '../../../ui/form/PlateField.tsx';
import { type FormOutcome, useFieldsForm } from '../../../ui/form/useFieldsForm.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { PrivacyNotice } from '../../company/PrivacyNotice.tsx';
import { requestValuation, valuationErrors } from './requestValuation.ts';
import * as styles from './tradeIn.styles.ts';

interface TradeInFormProps {
  takesFocus: boolean;
  onValuation: (valuation: Valuation, call: ValuationCall) => void;
}

/** Begins the ids of the fields. */
const PREFIX = 'tradeIn';
const NO_CAR = { plate: '', mileage: '' };

/** Renders the fields for plate and mileage of the visitor's own car. */
export function TradeInForm({ takesFocus, onValuation }: TradeInFormProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const { unit, label, scale } = distanceUnit({ site, language });
  const form = useRef<HTMLFormElement>(null);
  const { progress, submit } = useFieldsForm({
    element: form,
    initial: NO_CAR,
    read: (fields) => textsIn(fields, ['plate', 'mileage']),
    validate: (typed) => valuationErrors(typed, unit),
    async onSubmit(typed): Promise<FormOutcome> {
      const result = await requestValuation(typed, { unit, scale });
      if (!('valuation' in result)) return { kind: 'refused', ...result };
      // The visitor may have left the page meanwhile.
      if (form.current) onValuation(result.valuation, result.call);
      return { kind: 'sent' };
    },
  });
  const { isSending, problem, submitCount } = progress;
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each refusal
  useEffect(() => {
    const [invalid] = Object.keys(progress.errors);
    if (invalid) document.getElementById(fieldId(invalid, PREFIX))?.focus();
  }, [submitCount, isSending]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submit();
  }
  return (
    // A plate is never in a URL, also if this is sent without our script.
    <form ref={form} className={styles.panel} method="post" noValidate onSubmit={onSubmit} aria-busy={isSending}>
      <FormProvider value={formViewOf({ progress, idPrefix: PREFIX })}>
        <p>{translate('tradeInText')}</p>
        <PlateField name="plate" label={{ text: translate('car_regno') }} country={site.country} />
        <NumberField name="mileage" label={{ text: translate('car_mileage') }} unit={translate(label)} />
      </FormProvider>
      <PrivacyNotice use="valuation" />
      {problem && <p role="alert">{translate(problem)}</p>}
      <Button type="submit" kind="secondary" aria-disabled={isSending || undefined}>
        {translate(isSending ? 'tradeInSending' : 'tradeInSend')}
      </Button>
    </form>
  );
}
