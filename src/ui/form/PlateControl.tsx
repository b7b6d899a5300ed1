import type { InputHTMLAttributes, RefAttributes } from 'react';
import * as styles from './form.styles.ts';

/** Letters of countries on number plates, by ISO 3166 alpha-2 where they differ. */
const PLATE_COUNTRIES: Readonly<Record<string, string>> = { SE: 'S', NO: 'N', FI: 'FIN', GB: 'UK' };

/** How a plate is written, by ISO 3166 alpha-2. */
const PLATE_EXAMPLES: Readonly<Record<string, string>> = {
  SE: 'ABC123',
  NO: 'AB12345',
  DK: 'AB12345',
  FI: 'ABC123',
  SK: 'AB123CD',
  GB: 'AB12CDE',
};

/** Countries whose strip has no ring of stars: their plates are not those of the European Union. */
const WITHOUT_STARS = ['NO', 'GB'];

interface PlateControlProps extends InputHTMLAttributes<HTMLInputElement>, RefAttributes<HTMLInputElement> {
  /** ISO 3166 alpha-2. */
  country: string;
  isLarge?: boolean;
}

/** Renders the control of a number plate, which looks like one. The browser does not correct what is typed. */
export function PlateControl({ country, isLarge = false, ...control }: PlateControlProps) {
  return (
    <div
      className={styles.plate}
      data-country={PLATE_COUNTRIES[country] ?? country}
      data-stars={!WITHOUT_STARS.includes(country) || undefined}
      data-large={isLarge || undefined}
    >
      <input
        placeholder={PLATE_EXAMPLES[country]}
        {...control}
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        className={styles.input}
      />
    </div>
  );
}
