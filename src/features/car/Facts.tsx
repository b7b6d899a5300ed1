import { type LocalizedText, langOf, plainText } from '../../contracts/search/valueTexts.ts';
import * as styles from './Facts.styles.ts';

/**
 * Renders year, mileage, fuel and gearbox, separated by dots; a wrapped line does not begin with a dot. Empty facts are left
 * out.
 */
export function Facts({ facts }: { facts: readonly LocalizedText[] }) {
  return (
    <p className={styles.facts}>
      {facts.map(
        (fact) =>
          // The space separates the facts for screen readers and when copied.
          fact && (
            <span key={plainText(fact)} lang={langOf(fact)}>
              {`${plainText(fact)} `}
            </span>
          ),
      )}
    </p>
  );
}
