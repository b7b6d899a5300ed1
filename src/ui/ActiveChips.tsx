import type { MouseEvent } from 'react';
import { type LocalizedText, langOf, plainText } from '../contracts/search/valueTexts.ts';
import { classes } from '../lib/classes.ts';
import * as styles from './ActiveChips.styles.ts';
import { chip } from './Chip.styles.ts';
import { Icon } from './icon/Icon.tsx';
import { visuallyHidden } from './layout.styles.ts';
import { useTranslate } from './sharedContext.ts';

interface ActiveChipsProps<State> {
  /** The selected filters of a list, each with the list's state without it. With an `id` a chip keeps its element while others change. */
  selected: readonly { id?: string; label: LocalizedText; without: State }[];
  /** The state without any filter. */
  cleared: State;
  hrefOf: (state: State) => string;
  /** For lists that update in place. Without it the browser follows the links. */
  onChoose?: (state: State, event: MouseEvent) => void;
}

/** Renders the selected filters, each as a link to the list without it. Works without scripts (U5). */
export function ActiveChips<State>({ selected, cleared, hrefOf, onChoose }: ActiveChipsProps<State>) {
  const translate = useTranslate();
  if (selected.length === 0) return null;
  const linkTo = (state: State) => ({
    href: hrefOf(state),
    ...(onChoose && { onClick: (event: MouseEvent) => onChoose(state, event) }),
  });
  return (
    <ul className={styles.chips} aria-label={translate('activeFilters')}>
      {selected.map(({ id, label, without }) => (
        // A town and a region can have the same name, so the key is not the label.
        <li key={id ?? hrefOf(without)} data-chip={id}>
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
