import type { OfferingCategory } from '../../../contracts/booking/services.ts';
import { NamedIcon } from '../../../ui/icon/NamedIcon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { OfferingRow, type OfferingRowProps } from './OfferingRow.tsx';
import * as styles from './offerings.styles.ts';

type OfferingListProps = Omit<OfferingRowProps, 'offering' | 'category' | 'isWaiting'> & {
  categories: readonly OfferingCategory[];
  /** Codes of the offerings that wait for a message or a mileage. */
  waiting: readonly string[];
};

/** Icons of our set, by the names that the workshop system uses. */
const ICONS: Readonly<Record<string, string>> = {
  service: 'wrench',
  brakes: 'circle-gauge',
  tyres: 'life-buoy',
  aircon: 'snowflake',
  glass: 'car-front',
  inspection: 'clipboard-check',
  repair: 'settings',
  'car-care': 'spray-can',
  'add-on': 'sparkles',
};

/** Renders the services or add-ons of a car by category (F089, F091), and what their prices mean (F098, F099). */
export function OfferingList({ categories, waiting, ...rows }: OfferingListProps) {
  const translate = useTranslate();
  const all = categories.flatMap(({ offerings }) => offerings);
  const lacksPrice = all.some(({ priceKnown, price, isAvailable }) => isAvailable && (!priceKnown || price === null));
  return (
    <>
      {rows.state.car?.hasServiceAgreement && <p className={styles.agreement}>{translate('bookingAgreement')}</p>}
      {categories.map((category) => (
        <fieldset key={category.name} className={styles.category}>
          <legend>
            <NamedIcon name={ICONS[category.icon] ?? 'wrench'} size={20} />
            <span>{category.name}</span>
          </legend>
          <ul>
            {category.offerings.map((offering) => (
              <OfferingRow
                key={offering.code}
                {...rows}
                offering={offering}
                category={category}
                isWaiting={waiting.includes(offering.code)}
              />
            ))}
          </ul>
        </fieldset>
      ))}
      <p className={styles.notes}>
        {lacksPrice ? `${translate('bookingMedian')} ${translate('bookingPriceFootnote')}` : translate('bookingMedian')}
      </p>
    </>
  );
}
