import type { CardLoanText } from '../car/money/monthlyTerms.ts';
import * as styles from './CardLoan.styles.ts';

interface CardLoanProps {
  loan: CardLoanText | null;
  /** Whether the cards of the page's country show the whole example. */
  isWhole: boolean;
}

/**
 * Renders what a card states of its loan: the whole example, or one line that discloses it. The disclosed text covers the foot of its
 * card, so that no card moves. Without a loan the space stays, so that the cards of a row align.
 */
export function CardLoan({ loan, isWhole }: CardLoanProps) {
  if (!loan?.summary) {
    return (
      <p className={styles.terms} data-whole={isWhole || undefined}>
        {loan?.text}
      </p>
    );
  }
  return (
    <details className={styles.terms} name="card-loan">
      <summary className={styles.summary}>
        <span>{loan.summary}</span>
      </summary>
      <p className={styles.rest}>{loan.text}</p>
    </details>
  );
}
