import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { langOf, plainText } from '../../../contracts/search/valueTexts.ts';
import { classes } from '../../../lib/classes.ts';
import { buttons } from '../../../ui/button.styles.ts';
import { chip } from '../../../ui/Chip.styles.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { UnbrokenName } from '../../../ui/UnbrokenName.tsx';
import * as styles from './DealerFilters.styles.ts';
import { type DealerFacetView, FACET_LABELS, valueLabel } from './dealerFacets.ts';

/** Number of values before 'show all' (U6). */
const INITIAL_VALUES = 10;

interface DealerFacetProps {
  facet: DealerFacetView;
  selected: readonly string[];
  total: number;
  onToggle: (text: string) => void;
}

/** Renders the values of a facet as check boxes in a disclosure; its button shows the selected count. */
export function DealerFacet({ facet: { name, values }, selected, total, onToggle }: DealerFacetProps) {
  const translate = useTranslate();
  const [filterInput, setFilterInput] = useState('');
  const label = translate(FACET_LABELS[name]);
  const isLong = values.length > INITIAL_VALUES;
  const filterText = filterInput.trim().toLocaleLowerCase();
  const matching = filterText
    ? values.filter((value) => plainText(valueLabel(value)).toLocaleLowerCase().includes(filterText))
    : values;
  const isVisible = ({ text }: { text: string }, at: number) =>
    filterText || at < INITIAL_VALUES || selected.includes(text);
  const rest = matching.filter((value, at) => !isVisible(value, at));
  const renderValues = (visibleValues: DealerFacetView['values']) => (
    <ul className={styles.values} aria-label={label}>
      {visibleValues.map(({ text, label: valueLabel = text, count }) => (
        <li key={text}>
          <label className={styles.box}>
            <input
              type="checkbox"
              name={name}
              value={text}
              checked={selected.includes(text)}
              disabled={count === 0 && !selected.includes(text)}
              onChange={() => onToggle(text)}
            />
            <span lang={langOf(valueLabel)}>
              <UnbrokenName name={plainText(valueLabel)} />
            </span>
            {count !== undefined && <small>{count}</small>}
          </label>
        </li>
      ))}
    </ul>
  );
  return (
    <details className={styles.facet} name="dealer-facet">
      <summary className={chip}>
        <span>{`${label} `}</span>
        {selected.length > 0 && <span className={styles.selectedCount}>{selected.length}</span>}
        <Icon name="chevronDown" size={14} />
      </summary>
      <div className={styles.panel}>
        <div className={styles.choices}>
          {isLong && (
            <input
              className={styles.filterInput}
              type="search"
              value={filterInput}
              onChange={(event) => setFilterInput(event.target.value)}
              onKeyDown={preventSubmit}
              placeholder={translate('searchValues', { name: label })}
              aria-label={translate('searchValues', { name: label })}
            />
          )}
          {renderValues(matching.filter(isVisible))}
          {rest.length > 0 && (
            <details className={styles.rest}>
              <summary>
                <span>{translate('showAllValues', { count: values.length })}</span>
                <span>{translate('showLess')}</span>
              </summary>
              {renderValues(rest)}
            </details>
          )}
        </div>
        <p className={styles.foot}>
          <button type="submit" className={classes(buttons.primary, styles.show)} onClick={closePanel}>
            {total === 1 ? translate('showOneDealer') : translate('showDealers', { count: total })}
          </button>
        </p>
      </div>
    </details>
  );
}

/** Prevents Enter in the filter input from submitting the form. */
function preventSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** Closes the panel: the list already shows the selection. Without JavaScript the button submits the form. */
function closePanel(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  const facet = event.currentTarget.closest('details');
  facet?.removeAttribute('open');
  facet?.querySelector('summary')?.focus();
}
