import { usePage } from '../../../page/PageContext.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { borrowingWarning } from '../../car/money/borrowingWarning.ts';
import * as styles from './loan.styles.ts';

/** Renders the warning beside a monthly cost, with advice in some countries (F072). */
export function LoanWarning() {
  const translate = useTranslate();
  const { site } = usePage();
  return <p className={styles.terms}>{borrowingWarning(site, translate)}</p>;
}
