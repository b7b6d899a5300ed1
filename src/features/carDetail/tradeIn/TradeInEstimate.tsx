import { useEffect, useRef } from 'react';
import { distanceUnit } from '../../../contracts/car/distanceUnit.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Info } from '../../../ui/Info.tsx';
import { useFeature, useTranslate } from '../../../ui/sharedContext.ts';
import { formatDay, formatMoney, formatNumber } from '../../car/format.ts';
import { DEPOSIT_STEP } from '../../car/money/loanChoices.ts';
import { rows } from '../../car/money/Offers.styles.ts';
import type { TradeIn } from '../../car/tradeInStore.ts';
import type { CarPageView } from '../detailData.ts';
import * as styles from './tradeIn.styles.ts';
import { afterTradeIn, type TradeInDeposit } from './tradeInFigures.ts';
import { useDeduction } from './useDeduction.ts';

interface TradeInEstimateProps {
  car: CarPageView;
  tradeIn: TradeIn;
  takesFocus: boolean;
  onForget: () => void;
}

/** Renders the estimate of the visitor's own car, and deducts it from the price when the visitor says so. */
export function TradeInEstimate({ car, tradeIn, takesFocus, onForget }: TradeInEstimateProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const { label, scale } = distanceUnit({ site, language });
  const { deposit, deduct, undo } = useDeduction(car.loan, tradeIn);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) result.current?.focus();
  }, [takesFocus]);
  const takesLeads = useFeature('leads');
  const money = (amount: number) => formatMoney(amount, site);
  const mileage = `${formatNumber(tradeIn.mileage * scale, language.locale)} ${translate(label)}`;
  return (
    <div className={styles.panel}>
      <div ref={result} tabIndex={-1} className={styles.result}>
        <span>
          <span>{translate('tradeInEstimate')}</span>
          <Info name={translate('tradeInEstimate')} text={translate('infoTradeIn')} />
        </span>
        <strong>{`${money(tradeIn.low)} – ${money(tradeIn.high)}`}</strong>
        <small>{`${tradeIn.vehicle}, ${tradeIn.plate}, ${mileage}`}</small>
        <small>{translate('tradeInDated', { date: formatDay(tradeIn.date, language) ?? tradeIn.date })}</small>
      </div>
      <div role="status">
        {tradeIn.isDeducted && car.payable !== undefined && <Deduction price={car.payable} estimate={tradeIn.low} />}
        {deposit && <DepositText {...deposit} />}
      </div>
      <p className={styles.actions}>
        {car.payable !== undefined && (
          <Button kind="secondary" onClick={tradeIn.isDeducted ? undo : deduct}>
            {translate(tradeIn.isDeducted ? 'tradeInUndo' : 'tradeInDeduct')}
          </Button>
        )}
        {takesLeads && (
          <a className={styles.other} href="#contact-tradein">
            {translate('tradeInSendLink')}
          </a>
        )}
        <button
          type="button"
          className={styles.other}
          onClick={() => {
            if (tradeIn.isDeducted) undo();
            onForget();
          }}
        >
          {translate('tradeInOther')}
        </button>
      </p>
    </div>
  );
}

/** Renders price, estimate and what is left to pay. */
function Deduction({ price, estimate }: { price: number; estimate: number }) {
  const translate = useTranslate();
  const { site } = usePage();
  const { left, surplus } = afterTradeIn(price, estimate);
  const money = (amount: number) => formatMoney(amount, site);
  return (
    <>
      <dl className={rows}>
        <div>
          <dt>{translate('cashPrice')}</dt>
          <dd>{money(price)}</dd>
        </div>
        <div>
          <dt>{translate('tradeInLower')}</dt>
          <dd>{`−${money(estimate)}`}</dd>
        </div>
        <div className={styles.left} data-left={left}>
          <dt>{translate('tradeInLeft')}</dt>
          <dd>{money(left)}</dd>
        </div>
      </dl>
      {surplus > 0 && <p>{translate('tradeInSurplus', { amount: money(surplus) })}</p>}
    </>
  );
}

function DepositText({ deposit, unused, missing }: TradeInDeposit) {
  const translate = useTranslate();
  const { site } = usePage();
  const money = (amount: number) => formatMoney(amount, site);
  if (missing > 0) {
    return <p>{translate('tradeInDepositMissing', { deposit: money(deposit), rest: money(missing) })}</p>;
  }
  if (unused === 0) return <p>{translate('tradeInDeposit', { deposit: money(deposit) })}</p>;
  const step = money(DEPOSIT_STEP);
  return <p>{translate('tradeInDepositUnused', { deposit: money(deposit), rest: money(unused), step })}</p>;
}
