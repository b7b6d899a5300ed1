import type { ConsentCategory } from '../../contracts/consent/consent.ts';
import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';
import { numberFormat } from '../../lib/formats.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './ConsentSettings.styles.ts';
import { STORED_ITEMS, type StoredItem, TAG_MANAGER_ITEMS } from './storedItems.ts';

type Category = 'necessary' | ConsentCategory;

const CATEGORY_LABELS: Readonly<Record<Category, readonly [name: DictionaryKey, text: DictionaryKey]>> = {
  necessary: ['consentNecessary', 'consentNecessaryText'],
  preferences: ['consentPreferences', 'consentPreferencesText'],
  statistics: ['consentStatistics', 'consentStatisticsText'],
  marketing: ['consentMarketing', 'consentMarketingText'],
  media: ['consentMedia', 'consentMediaText'],
};

interface CategoryRowProps {
  category: Category;
  on: boolean;
  /** Absent for a category that cannot be switched off. */
  onChange?: (on: boolean) => void;
}

/** Renders a category: its switch, its description, and everything it stores. */
export function CategoryRow({ category, on, onChange }: CategoryRowProps) {
  const translate = useTranslate();
  const [name, text] = CATEGORY_LABELS[category];
  const id = `consent-${category}`;
  return (
    <section className={styles.category} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {onChange ? <label htmlFor={`${id}-switch`}>{translate(name)}</label> : translate(name)}
      </h3>
      {onChange ? (
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state by itself
          role="switch"
          id={`${id}-switch`}
          className={styles.toggle}
          aria-describedby={`${id}-text`}
          checked={on}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      ) : (
        <span className={styles.always}>{translate('consentAlwaysOn')}</span>
      )}
      <p id={`${id}-text`} className={styles.text}>
        {translate(text)}
      </p>
      <StoredItems category={category} />
    </section>
  );
}

function StoredItems({ category }: { category: Category }) {
  const { tagManagerId } = usePage();
  const translate = useTranslate();
  const items = [...STORED_ITEMS[category], ...(tagManagerId ? TAG_MANAGER_ITEMS[category] : [])];
  return (
    <details className={styles.stored}>
      <summary>
        <span>{translate('consentStored')}</span>
        <span className={visuallyHidden}>{`: ${translate(CATEGORY_LABELS[category][0])}`}</span>
        <Icon name="chevronDown" size={16} />
      </summary>
      {items.length > 0 ? (
        <ul className={styles.items}>
          {items.map((item) => (
            <StoredItemRow key={item.name} item={item} />
          ))}
        </ul>
      ) : (
        <p className={styles.items}>{translate('consentStoredNothing')}</p>
      )}
    </details>
  );
}

const DURATION_LABELS = {
  tab: 'consentDurationTab',
  visit: 'consentDurationVisit',
  provider: 'consentDurationProvider',
  removed: 'consentDurationRemoved',
} as const;

function StoredItemRow({ item: { name, purpose, duration } }: { item: StoredItem }) {
  const { locale } = usePage().language;
  const translate = useTranslate();
  const time = typeof duration === 'number' ? daysText(duration, locale) : translate(DURATION_LABELS[duration]);
  return (
    <li>
      <code>{name}</code>
      <span>{translate(purpose)}</span>
      <small>{translate('consentDuration', { time })}</small>
    </li>
  );
}

/** Units with their length in days, and the least number of days that is given in them. */
const UNITS = [
  ['year', 365, 365],
  ['month', 30.4, 60],
  ['day', 1, 1],
  ['hour', 1 / 24, 1 / 24],
] as const;

/** Formats a number of days in years, months, days or hours. */
export function daysText(days: number, locale: string): string {
  const [unit, length] = UNITS.find(([, , least]) => days >= least) ?? (['minute', 1 / 1_440] as const);
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(
    days / length,
  );
}
