import type { Translate } from '../../../contracts/dictionary/dictionary.ts';
import type { SiteView } from '../../../contracts/page/page.ts';

/** Countries with advice to borrowers. */
const ADVISED: readonly string[] = ['SE', 'GB'];

/** Returns the warning that stands beside the monthly cost of a loan, with advice in some countries (F072). */
export function borrowingWarning({ country }: Pick<SiteView, 'country'>, translate: Translate): string {
  return [translate('borrowingCosts'), ADVISED.includes(country) && translate('borrowingAdvice')]
    .filter(Boolean)
    .join(' ');
}
