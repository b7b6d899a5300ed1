import { Info } from '../../ui/Info.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { Price } from '../car/money/Price.tsx';
import { PriceBadge } from '../car/PriceBadge.tsx';
import { Row, type RowFilter, Value } from './CompareRows.tsx';
import * as styles from './CompareView.styles.ts';
import type { ComparedCar, Explained } from './comparedCar.ts';
import { bandValues, offerKinds, offerOf } from './compareTable.ts';

/** Renders rows of prices, their bands, monthly costs with their terms (U11) and the warning beside the label, and cities. */
export function MoneyRows({ cars, isDifferent, onlyDifferences }: RowFilter & { cars: readonly ComparedCar[] }) {
  const translate = useTranslate();
  const prices = cars.map(({ card }) => card.price.amount);
  const bands = bandValues(cars);
  const cities = cars.map(({ card }) => card.city ?? null);
  const isVisible = (values: Parameters<RowFilter['isDifferent']>[0]) => !onlyDifferences || isDifferent(values);
  return (
    <tbody className={styles.section}>
      {isVisible(prices) && (
        <Row label={translate('car_price')} differs={isDifferent(prices)}>
          {cars.map(({ card }) => (
            <td key={card.id} className={styles.price}>
              <Price price={card.price} />
            </td>
          ))}
        </Row>
      )}
      {bands.some(Boolean) && isVisible(bands) && (
        <Row label={translate('car_price_band')} differs={isDifferent(bands)}>
          {cars.map(({ card }) => (
            <td key={card.id}>{card.band ? <PriceBadge band={card.band} /> : <Value value={null} />}</td>
          ))}
        </Row>
      )}
      {offerKinds(cars).map((kind) => {
        const offers = cars.map((car) => offerOf(car, kind));
        const amounts = offers.map((offer) => offer && translate('perMonth', { amount: offer.amount }));
        if (!isVisible(amounts)) return null;
        return (
          <Row
            key={kind}
            label={translate(kind)}
            info={
              <>
                <Explanations explained={offers.find(Boolean)?.explained ?? []} />
                {kind === 'car_loan_monthly_cost' && (
                  <small className={styles.terms}>{translate('borrowingCosts')}</small>
                )}
              </>
            }
            differs={isDifferent(amounts)}
          >
            {cars.map(({ card }, index) => (
              <td key={card.id}>
                <Value value={amounts[index]} />
                {offers[index]?.terms && <small className={styles.terms}>{offers[index].terms}</small>}
              </td>
            ))}
          </Row>
        );
      })}
      {isVisible(cities) && (
        <Row label={translate('car_site_city')} differs={isDifferent(cities)}>
          {cars.map(({ card }, index) => (
            <td key={card.id}>
              <Value value={cities[index]} />
            </td>
          ))}
        </Row>
      )}
    </tbody>
  );
}

/** Renders info buttons for a kind of monthly cost (U4): the first for its label, the others with labels of their own. */
function Explanations({ explained: [first, ...others] }: { explained: readonly Explained[] }) {
  if (!first) return null;
  return (
    <>
      <Info name={first[0]} text={first[1]} />
      {others.map(([term, text]) => (
        <small key={term} className={styles.explained}>
          <span>{term}</span>
          <Info name={term} text={text} />
        </small>
      ))}
    </>
  );
}
