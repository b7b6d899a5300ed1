import { type LocalizedText, langOf, plainText } from '../../contracts/valueTexts.ts';
import * as styles from './Facts.styles.ts';

/** Year, mileage, fuel, gearbox in a row with dots between; a second line begins with a fact, not with a dot. Empty ones are left out. */
export function Facts({ facts }: { facts: readonly LocalizedText[] }) {
  return (
    <p className={styles.facts}>
      {facts.map(
        (fact) =>
          // The space is for whoever hears or copies the line.
          fact && (
            <span key={plainText(fact)} lang={langOf(fact)}>
              {`${plainText(fact)} `}
            </span>
          ),
      )}
    </p>
  );
}
