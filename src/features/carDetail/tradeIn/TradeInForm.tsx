import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Valuation, ValuationCall } from '../../../contracts/car/valuation.ts';
import type { DictionaryKey } from '../../../contracts/dictionary/dictionary.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormProvider, type FormView, fieldId } from '../../../ui/form/formView.ts';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { PlateField } from '../../../ui/form/PlateField.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { distanceUnit } from '../../car/distanceUnit.ts';
import { type FieldErrors, requestValuation } from './requestValuation.ts';
import * as styles from './tradeIn.styles.ts';

interface TradeInFormProps {
  takesFocus: boolean;
  onValuation: (valuation: Valuation, call: ValuationCall) => void;
}

/** Begins the ids of the fields. */
const PREFIX = 'tradeIn';

interface State {
  isSending: boolean;
  errors: FieldErrors;
  problem: DictionaryKey | null;
}

const IDLE: State = { isSending: false, errors: {}, problem: null };

/** Renders the fields for plate and mileage of the visitor's own car. */
export function TradeInForm({ takesFocus, onValuation }: TradeInFormProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const { unit, label, scale } = distanceUnit({ site, language });
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>(IDLE);
  const [invalid] = Object.keys(state.errors);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (invalid) document.getElementById(fieldId(invalid, PREFIX))?.focus();
  }, [invalid]);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state.isSending) return;
    const typed = new FormData(event.currentTarget);
    setState({ ...IDLE, isSending: true });
    const values = { plate: String(typed.get('plate') ?? ''), mileage: String(typed.get('mileage') ?? '') };
    const result = await requestValuation(values, { unit, scale });
    // The visitor may have left the page meanwhile.
    if (!form.current) return;
    setState({ ...IDLE, ...result });
    if ('valuation' in result) onValuation(result.valuation, result.call);
  }

  return (
    // A plate is never in a URL, also if this is sent without our script.
    <form ref={form} className={styles.panel} method="post" noValidate onSubmit={onSubmit} aria-busy={state.isSending}>
      <FormProvider value={viewOf(state)}>
        <p>{translate('tradeInText')}</p>
        <PlateField name="plate" label={{ text: translate('car_regno') }} country={site.country} />
        <NumberField name="mileage" label={{ text: translate('car_mileage') }} unit={translate(label)} />
      </FormProvider>
      {state.problem && <p role="alert">{translate(state.problem)}</p>}
      <Button type="submit" kind="secondary" aria-disabled={state.isSending || undefined}>
        {translate(state.isSending ? 'tradeInSending' : 'tradeInSend')}
      </Button>
    </form>
  );
}

function viewOf({ isSending, errors, problem }: State): FormView {
  return {
    idPrefix: PREFIX,
    isSent: false,
    isSending,
    isChanged: false,
    textOf: (_field, initial = '') => initial,
    isChecked: () => false,
    errorOf: (field) => errors[field as keyof FieldErrors],
    errors: Object.entries(errors),
    problem,
    isExample: false,
  };
}
