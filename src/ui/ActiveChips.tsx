import type { MouseEvent } from 'react';
import { type LocalizedText, langOf, plainText } from '../contracts/valueTexts.ts';
import { classes } from '../lib/classes.ts';
import * as styles from './ActiveChips.styles.ts';
import { chip } from './Chip.styles.ts';
import { Icon } from './Icon.tsx';
import { visuallyHidden } from './layout.styles.ts';
import { useTranslate } from './sharedContext.ts';

interface ActiveChipsProps<State> {
  /** What is chosen in a list, and the list's state without it. */
  selected: readonly { label: LocalizedText; without: State }[];
  /** The state with nothing chosen. */
  cleared: State;
  hrefOf: (state: State) => string;
  /** For lists that change without another page; without it the links are followed. */
  onChoose?: (state: State, event: MouseEvent) => void;
}

/** Everything chosen in one row, each a link to the list without it, so that it also works without scripts (U5). */
export function ActiveChips<State>({ selected: chosen, cleared, hrefOf, onChoose }: ActiveChipsProps<State>) {
  const translate = useTranslate();
  if (chosen.length === 0) return null;
  const linkTo = (state: State) => ({
    href: hrefOf(state),
    ...(onChoose && { onClick: (event: MouseEvent) => onChoose(state, event) }),
  });
  return (
    <ul className={styles.chips} aria-label={translate('activeFilters')}>
      {chosen.map(({ label, without }) => (
        // A town may be called what its region is called: only the state without it tells them apart.
        <li key={hrefOf(without)}>
          <a className={chip} {...linkTo(without)}>
            <span className={visuallyHidden}>{translate('removeFilter', { name: plainText(label) })}</span>
            <span aria-hidden="true" lang={langOf(label)}>
              {plainText(label)}
            </span>
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      <li>
        <a className={classes(chip, styles.clear)} {...linkTo(cleared)}>
          {translate('clearFilters')}
        </a>
      </li>
    </ul>
  );
}
