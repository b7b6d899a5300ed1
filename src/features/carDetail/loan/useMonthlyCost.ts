import { parseLoanQuery } from '../../../contracts/loanQuery.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { usePageLocation } from '../../../page/pageLocation.ts';
import { formatMoney } from '../../car/format.ts';
import { chosenLoan } from '../../car/money/chosenLoan.ts';
import type { CarPageView } from '../detailData.ts';

/** Returns the monthly cost that the calculator states: on the terms of the URL, else on the standard ones. */
export function useMonthlyCost({ loan, monthly }: CarPageView): string | undefined {
  const { site } = usePage();
  const { search } = usePageLocation();
  const figures = loan && chosenLoan(loan, parseLoanQuery(new URLSearchParams(search)));
  return figures ? formatMoney(figures.payment, site) : monthly;
}
