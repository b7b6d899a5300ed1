import type { RequestedTerms } from '../../contracts/finance/loanQuery.ts';
import { usePage } from '../../page/PageContext.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { termsText } from './termsText.ts';

/** Returns `Monthly payment with 60 000 kr deposit, 48 months`; empty without terms. */
export function useTermsText(terms: RequestedTerms = {}): string {
  const { site } = usePage();
  return termsText(terms, site, useTranslate());
}
