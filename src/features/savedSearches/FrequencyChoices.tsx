import { FREQUENCIES } from '../../contracts/savedSearches/savedSearch.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './FrequencyChoices.styles.ts';
import { FREQUENCY_LABELS } from './frequencyLabels.ts';

/** Renders how often a mail may come, as radio buttons. @param chosen the one that is chosen; the first for any other text */
export function FrequencyChoices({ chosen }: { chosen: string }) {
  const translate = useTranslate();
  const checked = FREQUENCIES.find((each) => each === chosen) ?? FREQUENCIES[0];
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{translate('savedSearchFrequency')}</legend>
      {FREQUENCIES.map((each) => (
        <label key={each} className={styles.choice}>
          <input type="radio" name="frequency" value={each} defaultChecked={each === checked} />
          <span>{translate(FREQUENCY_LABELS[each])}</span>
        </label>
      ))}
    </fieldset>
  );
}
