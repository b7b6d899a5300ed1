import { formatLoanQuery, type LoanChoice, parseLoanQuery } from '../../../contracts/finance/loanQuery.ts';
import { laterPart } from '../../../delivery/laterPart.tsx';
import { usePage } from '../../../page/PageContext.tsx';
import { usePageLocation } from '../../../page/pageLocation.ts';
import { buttons } from '../../../ui/button.styles.ts';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { currencySign, formatAmount, formatMoney, isSignFirst } from '../../car/format.ts';
import {
  DEPOSIT_STEP,
  type Duration,
  depositsAt,
  durationAt,
  MONTHS_STEP,
  monthChoices,
} from '../../car/money/loanChoices.ts';
import type { LoanFigures } from '../../car/money/loanFigures.ts';
import { loanSummary } from '../../car/money/loanSummary.ts';
import { Disclosure } from '../../car/money/Offers.tsx';
import { Term } from '../../car/Term.tsx';
import { listPath } from '../../carSearch/listPath.ts';
import { useTermsInUrl } from '../../carSearch/ownTerms.ts';
import { useReplacingQuote } from '../quotes/quoteInView.ts';
import { LoanSlider } from './LoanSlider.tsx';
import { LoanWarning } from './LoanWarning.tsx';
import * as styles from './loan.styles.ts';
import { loanName } from './loanName.ts';
import type { LoanView } from './loanView.ts';
import { QuotedCost, ToQuotes } from './QuotedCost.tsx';
import { useLoanChoice } from './useLoanChoice.ts';

/** In a closed disclosure, which few visitors open. */
const LoanDetails = laterPart('loan-details', async () => (await import('./LoanDetails.tsx')).LoanDetails, 'touch');

interface LoanCalculatorProps {
  /** Id of the car. */
  car: string;
  loan: LoanView;
  /** Quotes of a lender are on the page: the terms are chosen there, and this is an example. */
  isQuoted?: true | undefined;
}

/**
 * Renders the loan of a car on the terms that the visitor chooses (F072). The terms are in the URL. Without scripts it is a form that
 * requests the page with them.
 */
export function LoanCalculator({ car, loan, isQuoted }: LoanCalculatorProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const { figures, choose, announced } = useLoanChoice(car, loan);
  useTermsInUrl();
  const replacing = useReplacingQuote(car, loan, figures);
  const wording = { site, language, translate };
  const duration = figures && durationAt(loan.option, figures.months);
  if (!figures || !duration) return null;
  if (replacing) return <QuotedCost quote={replacing} />;
  const { amount, terms } = loanSummary(figures, wording);
  const perMonth = (sum: string) => translate('perMonth', { amount: sum });
  return (
    <div
      className={styles.calculator}
      data-loan=""
      data-deposit={figures.deposit}
      data-months={figures.months}
      data-payment={figures.payment}
      data-effective-rate={figures.cost.effectiveRate ?? ''}
      data-example={isQuoted && ''}
    >
      <p className={styles.result}>
        <span>
          <Term label="car_loan_monthly_cost" />
          <LoanName loan={loan} figures={figures} isQuoted={isQuoted} />
        </span>
        <strong data-sum={perMonth(amount)}>{perMonth(amount)}</strong>
      </p>
      {!isQuoted && <LoanForm loan={loan} figures={figures} duration={duration} choose={choose} />}
      {isQuoted ? (
        <p className={styles.terms}>{terms}</p>
      ) : (
        <p className={styles.chosenTerms} data-longest={loan.longestTerms}>
          <span>{terms}</span>
        </p>
      )}
      {isQuoted && <ToQuotes />}
      {/* One list for each choice would be no use to crawlers. */}
      <a className={styles.allCars} href={`${listPath(site, language)}?${formatLoanQuery(figures)}`} rel="nofollow">
        {translate('carsOnTerms')}
      </a>
      <Disclosure summary={translate('howCalculated')}>
        <LoanDetails loan={loan} figures={figures} />
      </Disclosure>
      <LoanWarning />
      <p className={visuallyHidden} role="status">
        {announced && `${perMonth(loanSummary(announced, wording).amount)}. ${loanSummary(announced, wording).terms}`}
      </p>
    </div>
  );
}

/** Renders the name of the loan, where its label does not say it already. */
function LoanName({
  loan,
  figures,
  isQuoted,
}: Pick<LoanFormProps, 'loan' | 'figures'> & { isQuoted?: true | undefined }) {
  const translate = useTranslate();
  const name = loanName(loan, figures, isQuoted === true, translate);
  return name && <small>{name}</small>;
}

interface LoanFormProps {
  loan: LoanView;
  figures: LoanFigures;
  duration: Duration;
  choose: (change: Partial<LoanChoice>) => void;
}

/** Renders the fields for deposit and term, as far as there is a choice. */
function LoanForm({ loan: { option }, figures, duration, choose }: LoanFormProps) {
  const translate = useTranslate();
  const { site } = usePage();
  const { pathname, search } = usePageLocation();
  const wish = parseLoanQuery(new URLSearchParams(search));
  const { min, max } = depositsAt(option, duration);
  const months = monthChoices(option);
  return (
    <form className={styles.form} action={pathname} onSubmit={(event) => event.preventDefault()}>
      {max > min && (
        <LoanSlider
          label="deposit"
          name="deposit"
          unit={currencySign(site)}
          min={min}
          max={max}
          step={DEPOSIT_STEP}
          value={figures.deposit}
          isUnitFirst={isSignFirst(site)}
          format={(value) => formatAmount(value, site)}
          text={(value) => formatMoney(value, site)}
          wish={wish.deposit}
          onChange={(deposit) => choose({ deposit })}
        />
      )}
      {months.length > 1 && (
        <LoanSlider
          label="term"
          name="months"
          unit={translate('monthsUnit')}
          min={months[0] ?? 0}
          max={months.at(-1) ?? 0}
          step={MONTHS_STEP}
          value={figures.months}
          format={String}
          text={(count) => translate('monthCount', { count })}
          wish={wish.months}
          onChange={(chosen) => choose({ months: chosen })}
        />
      )}
      <noscript>
        <button type="submit" className={buttons.secondary}>
          {translate('calculate')}
        </button>
      </noscript>
    </form>
  );
}
