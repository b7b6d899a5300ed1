import { usePage } from '../../../page/PageContext.tsx';
import { useFeature, useTranslate } from '../../../ui/sharedContext.ts';
import type { CarPageView } from '../detailData.ts';
import { TradeIn } from './TradeIn.tsx';
import * as styles from './tradeIn.styles.ts';

/** Renders what comes after a look at the car: the worth of the visitor's own one, a quote, and the form for selling a car. */
export function TradeInBox({ car }: { car: CarPageView }) {
  const translate = useTranslate();
  const takesLeads = useFeature('leads');
  const hasTradeIn = useFeature('tradeIn');
  if (!takesLeads && !hasTradeIn) return null;
  return (
    <div className={styles.box}>
      {hasTradeIn && <TradeIn car={car} />}
      {takesLeads && (
        <p className={styles.shortcuts}>
          <a href="#contact-quote">{translate('quoteTitle')}</a>
          <TradeInLink car={car.id} />
        </p>
      )}
    </div>
  );
}

/** Renders a link to the form for selling a car, which says which car the visitor looks at (F103). */
function TradeInLink({ car }: { car: string }) {
  const translate = useTranslate();
  const { site, language } = usePage();
  if (site.paths.sellCar === null) return null;
  const href = `${language.prefix}${site.paths.sellCar}?car=${car}#sellCar`;
  // One page for each car would be no use to crawlers.
  return (
    <a href={href} rel="nofollow">
      {translate('tradeInTitle')}
    </a>
  );
}
