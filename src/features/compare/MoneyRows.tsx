import { useTranslate } from '../../ui/sharedContext.ts';
import { Price } from '../car/money/Price.tsx';
import { Row, type RowMarks, Value } from './CompareRows.tsx';
import * as styles from './CompareView.styles.ts';
import type { ComparedCar } from './comparedCar.ts';
import { offerKinds, offerOf } from './compareTable.ts';

/** Price, what the cars cost by the month with what that rests on (U11), and where they are. */
export function MoneyRows({ cars, isMarked, onlyDifferences }: RowMarks & { cars: readonly ComparedCar[] }) {
  const translate = useTranslate();
  const prices = cars.map(({ card }) => card.price.amount);
  const places = cars.map(({ card }) => card.city ?? null);
  const isShown = (values: Parameters<RowMarks['isMarked']>[0]) => !onlyDifferences || isMarked(values);
  return (
    <tbody className={styles.section}>
      {isShown(prices) && (
        <Row label={translate('car_price')} differs={isMarked(prices)}>
          {cars.map(({ card }) => (
            <td key={card.id} className={styles.price}>
              <Price price={card.price} />
            </td>
          ))}
        </Row>
      )}
      {offerKinds(cars).map((kind) => {
        const offers = cars.map((car) => offerOf(car, kind));
        const amounts = offers.map((offer) => offer && translate('perMonth', { amount: offer.amount }));
        if (!isShown(amounts)) return null;
        return (
          <Row key={kind} label={translate(kind)} differs={isMarked(amounts)}>
            {cars.map(({ card }, at) => (
              <td key={card.id}>
                <Value value={amounts[at]} />
                {offers[at]?.terms && <small className={styles.terms}>{offers[at].terms}</small>}
              </td>
            ))}
          </Row>
        );
      })}
      {isShown(places) && (
        <Row label={translate('car_site_city')} differs={isMarked(places)}>
          {cars.map(({ card }, at) => (
            <td key={card.id}>
              <Value value={places[at]} />
            </td>
          ))}
        </Row>
      )}
    </tbody>
  );
}
