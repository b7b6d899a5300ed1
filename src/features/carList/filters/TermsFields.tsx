import { formatLoanQuery } from '../../../contracts/finance/loanQuery.ts';
import type { CarQuery } from '../../../contracts/search/carSearch.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { currencySign, formatAmount } from '../../car/format.ts';
import * as styles from './FilterPanel.styles.ts';

/**
 * Renders the visitor's own loan terms as fields of the filter form: without scripts two text fields, with scripts hidden ones, because
 * they are chosen in the calculator of a car. The inputs of total costs are hidden fields: they are chosen on a page of their own. The text fields are first: of two parameters with one name the first counts.
 */
export function TermsFields({ query: { terms = {}, costs } }: { query: CarQuery }) {
  const translate = useTranslate();
  const { site } = usePage();
  const { deposit, months } = terms;
  const field = (name: string, label: string, value: string) => (
    <label className={styles.end}>
      <span>{label}</span>
      <input
        className={styles.field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name={name}
        defaultValue={value}
      />
    </label>
  );
  return (
    <>
      <noscript>
        <fieldset className={styles.range}>
          <legend>{translate('termsLegend')}</legend>
          {field(
            'deposit',
            `${translate('termsDeposit')} (${currencySign(site)})`,
            deposit === undefined ? '' : formatAmount(deposit, site),
          )}
          {field('months', translate('termsMonths'), months === undefined ? '' : String(months))}
        </fieldset>
      </noscript>
      {[...new URLSearchParams(formatLoanQuery(terms)), ...new URLSearchParams(costs)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
