import { usePage } from '../../../page/PageContext.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from './loan.styles.ts';

/** Countries with advice to borrowers. */
const ADVISED: readonly string[] = ['SE', 'GB'];

/** Renders the warning beside a monthly cost, with advice in some countries (F072). */
export function LoanWarning() {
  const translate = useTranslate();
  const { site } = usePage();
  return (
    <p className={styles.terms}>
      {[translate('borrowingCosts'), ADVISED.includes(site.country) && translate('borrowingAdvice')]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
