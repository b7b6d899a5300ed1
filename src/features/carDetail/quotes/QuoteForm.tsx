import { useId, useState } from 'react';
import { wholeNumber } from '../../../../lib/wholeNumber.ts';
import type { Quotation } from '../../../contracts/finance/finance.ts';
import { maxDeposit, QUOTE_MILEAGES, type QuoteTerms } from '../../../contracts/finance/quoteTerms.ts';
import { isComposing } from '../../../lib/browser/composing.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { usePageLocation } from '../../../page/pageLocation.ts';
import { buttons } from '../../../ui/button.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { currencySign, formatAmount, formatMoney, isSignFirst } from '../../car/format.ts';
import { LoanSlider } from '../loan/LoanSlider.tsx';
import { field } from '../loan/loan.styles.ts';
import * as styles from './quotes.styles.ts';
import type { QuoteChange } from './useQuotes.ts';

interface QuoteFormProps {
  terms: QuoteTerms;
  price: number;
  /** Terms to choose from, in months. */
  choices: readonly number[];
  /** Deposit that the visitor has wished for. */
  wish?: number | undefined;
  /** The first quote: the deposit that follows from a payment, and the payment that follows from a deposit. */
  lead?: Quotation | undefined;
  choose: (change: QuoteChange) => void;
}

/** Steps of the deposit slider in pounds. */
const DEPOSIT_STEP = 100;

/** Renders the terms of a quote. Their names are parameters of the page's URL. */
export function QuoteForm({ terms, price, choices, wish, lead, choose }: QuoteFormProps) {
  const translate = useTranslate();
  const { site } = usePage();
  const { pathname } = usePageLocation();
  const { deposit, months, mileage, payment } = terms;
  return (
    <form className={styles.form} action={pathname} onSubmit={(event) => event.preventDefault()}>
      <LoanSlider
        label="deposit"
        name="deposit"
        unit={currencySign(site)}
        min={0}
        max={maxDeposit(price)}
        step={DEPOSIT_STEP}
        value={payment === undefined ? deposit : Math.round(lead?.CashDeposit ?? deposit)}
        isUnitFirst={isSignFirst(site)}
        format={(value) => formatAmount(value, site)}
        text={(value) => formatMoney(value, site)}
        wish={wish}
        onChange={(value) => choose({ deposit: value })}
      />
      <PaymentField payment={payment} quoted={lead?.RegularPayment} choose={choose} />
      {payment !== undefined && (
        <p className={styles.note}>{translate('quoteFromPayment', { amount: formatMoney(payment, site) })}</p>
      )}
      <Choice
        name="months"
        label={translate('term')}
        value={months}
        choices={choices.map((count) => [count, translate('monthCount', { count })])}
        onChange={(value) => choose({ months: value })}
      />
      <Choice
        name="mileage"
        label={translate('quoteMileage')}
        value={mileage}
        choices={QUOTE_MILEAGES.map((count) => [count, translate('milesCount', { count: formatAmount(count, site) })])}
        onChange={(value) => choose({ mileage: value })}
      />
      <noscript>
        <button type="submit" className={buttons.secondary}>
          {translate('quoteUpdate')}
        </button>
      </noscript>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: number;
  choices: readonly (readonly [value: number, text: string])[];
  onChange: (value: number) => void;
}

function Choice({ name, label, value, choices, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PaymentFieldProps extends Pick<QuoteFormProps, 'choose'> {
  payment: number | undefined;
  /** Payment of the first quote, which follows from the deposit. */
  quoted: number | undefined;
}

/** Renders the field of the monthly payment. It is empty while payments are calculated from the deposit. */
function PaymentField({ payment, quoted, choose }: PaymentFieldProps) {
  const translate = useTranslate();
  const { site } = usePage();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const value = wholeNumber(text);
    if (text.trim() === '') choose({ payment: null });
    else if (value) choose({ payment: value });
  };
  const sign = <span>{currencySign(site)}</span>;
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{translate('quotePayment')}</label>
      <span className={field}>
        {isSignFirst(site) && sign}
        <input
          id={id}
          name="payment"
          type="text"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          placeholder={quoted === undefined ? undefined : formatAmount(Math.round(quoted), site)}
          value={typed ?? (payment === undefined ? '' : formatAmount(payment, site))}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !isComposing(nativeEvent) && setTyped(null)}
        />
        {!isSignFirst(site) && sign}
      </span>
      <p id={`${id}-hint`} className={styles.note}>
        {translate('quotePaymentHint')}
      </p>
    </div>
  );
}
