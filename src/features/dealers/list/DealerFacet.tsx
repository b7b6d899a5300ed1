import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { langOf, plainText } from '../../../contracts/valueTexts.ts';
import { classes } from '../../../lib/classes.ts';
import { buttons } from '../../../ui/button.styles.ts';
import { chip } from '../../../ui/Chip.styles.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from './DealerFilters.styles.ts';
import { type DealerFacetView, dealerLabel, FACET_LABELS } from './dealerFacets.ts';

/** Values that are shown before 'show all' (U6). */
const VALUES_SHOWN = 10;

interface DealerFacetProps {
  facet: DealerFacetView;
  chosen: readonly string[];
  total: number;
  onToggle: (text: string) => void;
}

/** The values of a facet as check boxes, behind a button that says how many are chosen. */
export function DealerFacet({ facet: { name, values }, chosen, total, onToggle }: DealerFacetProps) {
  const translate = useTranslate();
  const [sought, setSought] = useState('');
  const label = translate(FACET_LABELS[name]);
  const isLong = values.length > VALUES_SHOWN;
  const wanted = sought.trim().toLocaleLowerCase();
  const found = wanted
    ? values.filter((value) => plainText(dealerLabel(value)).toLocaleLowerCase().includes(wanted))
    : values;
  const isShown = ({ text }: { text: string }, at: number) => wanted || at < VALUES_SHOWN || chosen.includes(text);
  const rest = found.filter((value, at) => !isShown(value, at));
  const boxes = (shown: DealerFacetView['values']) => (
    <ul className={styles.values} aria-label={label}>
      {shown.map(({ text, label: own = text, count }) => (
        <li key={text}>
          <label className={styles.box}>
            <input
              type="checkbox"
              name={name}
              value={text}
              checked={chosen.includes(text)}
              disabled={count === 0 && !chosen.includes(text)}
              onChange={() => onToggle(text)}
            />
            <span lang={langOf(own)}>{plainText(own)}</span>
            <small>{count}</small>
          </label>
        </li>
      ))}
    </ul>
  );
  return (
    <details className={styles.facet} name="dealer-facet">
      <summary className={chip}>
        {label} {chosen.length > 0 && <span className={styles.picked}>{chosen.length}</span>}
        <Icon name="chevronDown" size={14} />
      </summary>
      <div className={styles.panel}>
        <div className={styles.choices}>
          {isLong && (
            <input
              className={styles.sought}
              type="search"
              value={sought}
              onChange={(event) => setSought(event.target.value)}
              onKeyDown={stayHere}
              placeholder={translate('searchValues', { name: label })}
              aria-label={translate('searchValues', { name: label })}
            />
          )}
          {boxes(found.filter(isShown))}
          {rest.length > 0 && (
            <details className={styles.rest}>
              <summary>
                <span>{translate('showAllValues', { count: values.length })}</span>
                <span>{translate('showLess')}</span>
              </summary>
              {boxes(rest)}
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

/** Seeking a value is not searching for dealers. */
function stayHere(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** What is chosen shows already: the button closes the panel. Without scripts it sends the form. */
function closePanel(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  const facet = event.currentTarget.closest('details');
  facet?.removeAttribute('open');
  facet?.querySelector('summary')?.focus();
}
