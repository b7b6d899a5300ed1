import { useId } from 'react';
import type { DictionaryKey } from '../../../contracts/dictionary/dictionary.ts';
import { chip } from '../../../ui/Chip.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from './LeasingChoices.styles.ts';
import type { LeasingChoice } from './leasing.ts';

interface LeasingChoicesProps {
  /** The cheapest first. */
  choices: readonly LeasingChoice[];
  chosen: LeasingChoice;
  onChoose: (choice: LeasingChoice) => void;
}

/** Renders radio buttons for duration and yearly distance, each when there are several (F073). They need scripts. */
export function LeasingChoices({ choices, chosen, onChoose }: LeasingChoicesProps) {
  const translate = useTranslate();
  const { months, distance } = chosen;
  const durations = distinct(choices.map((choice) => choice.months)).sort((one, other) => one - other);
  /** Chooses the cheapest with a value, with the other value as it is when that is possible. */
  const choose = (isWith: (choice: LeasingChoice) => boolean, isSame: (choice: LeasingChoice) => boolean) => {
    const found = choices.find((choice) => isWith(choice) && isSame(choice)) ?? choices.find(isWith);
    if (found) onChoose(found);
  };
  return (
    <div className={styles.choices}>
      <Radios
        label="term"
        options={durations.map((value) => [value, translate('monthCount', { count: value })])}
        chosen={months}
        onChoose={(value) =>
          choose(
            (choice) => choice.months === value,
            (choice) => choice.distance === distance,
          )
        }
      />
      <Radios
        label="yearlyDistance"
        options={distinct(choices.map((choice) => choice.distance)).map((value) => [value, value])}
        chosen={distance}
        onChoose={(value) =>
          choose(
            (choice) => choice.distance === value,
            (choice) => choice.months === months,
          )
        }
      />
    </div>
  );
}

interface RadiosProps<Value extends string | number> {
  label: DictionaryKey;
  options: readonly (readonly [Value, string])[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Radios<Value extends string | number>({ label, options, chosen, onChoose }: RadiosProps<Value>) {
  const translate = useTranslate();
  const name = useId();
  if (options.length < 2) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{translate(label)}</legend>
      {options.map(([value, text]) => (
        <label key={value} className={`${chip} ${styles.option}`}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

const distinct = <Value,>(values: readonly Value[]): Value[] => [...new Set(values)];
