import type { ConsentCategory } from '../../contracts/consent.ts';
import type { DictionaryKey } from '../../contracts/dictionary.ts';
import { numberFormat } from '../../lib/formats.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './ConsentSettings.styles.ts';
import { STORED_THINGS, type StoredThing, TAGS_STORED } from './storedThings.ts';

type Category = 'necessary' | ConsentCategory;

const LABELS: Readonly<Record<Category, readonly [name: DictionaryKey, text: DictionaryKey]>> = {
  necessary: ['consentNecessary', 'consentNecessaryText'],
  preferences: ['consentPreferences', 'consentPreferencesText'],
  statistics: ['consentStatistics', 'consentStatisticsText'],
  marketing: ['consentMarketing', 'consentMarketingText'],
  media: ['consentMedia', 'consentMediaText'],
};

interface CategoryRowProps {
  category: Category;
  on: boolean;
  /** Absent: it cannot be switched off. */
  onChange?: (on: boolean) => void;
}

/** One category: its switch, what it is for, and everything it keeps. */
export function CategoryRow({ category, on, onChange }: CategoryRowProps) {
  const translate = useTranslate();
  const [name, text] = LABELS[category];
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
      <Stored category={category} />
    </section>
  );
}

function Stored({ category }: { category: Category }) {
  const { tagManagerId } = usePage();
  const translate = useTranslate();
  const things = [...STORED_THINGS[category], ...(tagManagerId ? TAGS_STORED[category] : [])];
  return (
    <details className={styles.stored}>
      <summary>
        {translate('consentStored')}
        <span className={visuallyHidden}>: {translate(LABELS[category][0])}</span>
        <Icon name="chevronDown" size={16} />
      </summary>
      {things.length > 0 ? (
        <ul className={styles.things}>
          {things.map((thing) => (
            <Thing key={thing.name} thing={thing} />
          ))}
        </ul>
      ) : (
        <p className={styles.things}>{translate('consentStoredNothing')}</p>
      )}
    </details>
  );
}

const KEPT = {
  tab: 'consentKeptTab',
  visit: 'consentKeptVisit',
  provider: 'consentKeptProvider',
  removed: 'consentKeptRemoved',
} as const;

function Thing({ thing: { name, purpose, kept } }: { thing: StoredThing }) {
  const { locale } = usePage().language;
  const translate = useTranslate();
  const time = typeof kept === 'number' ? daysText(kept, locale) : translate(KEPT[kept]);
  return (
    <li>
      <code>{name}</code>
      <span>{translate(purpose)}</span>
      <small>{translate('consentKept', { time })}</small>
    </li>
  );
}

/** Days in words, in the largest unit that says them well. */
export function daysText(days: number, locale: string): string {
  const [unit, length] =
    days >= 365 ? (['year', 365] as const) : days >= 60 ? (['month', 30.4] as const) : (['day', 1] as const);
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(
    days / length,
  );
}
