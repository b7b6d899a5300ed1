import type { Translate } from '../../app/PageContext.tsx';
import type { SiteView } from '../../contracts/page.ts';
import { DISTANCE_UNITS } from './labels.ts';
import type { MonthlyTerms } from './loanFigures.ts';

/** The terms in a line. */
export function monthlyTermsText(
  terms: MonthlyTerms,
  site: Pick<SiteView, 'distanceUnit'>,
  translate: Translate,
): string {
  if ('distance' in terms) {
    const distance = `${terms.distance} ${translate(DISTANCE_UNITS[site.distanceUnit])}`;
    return translate('cardLeasing', { ...terms, distance });
  }
  const { effective, ...rest } = terms;
  return effective ? translate('cardLoan', { ...rest, effective }) : translate('cardLoanNominal', rest);
}
