import { distanceUnit } from '../../../contracts/car/distanceUnit.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { formatMoney, formatNumber } from '../../car/format.ts';
import { useTradeIn } from '../../car/tradeInStore.ts';

/** Renders a checkbox that sends the estimate of the visitor's own car with the request; nothing without an estimate. */
export function TradeInField({ anchor }: { anchor: string }) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const tradeIn = useTradeIn();
  if (!tradeIn || tradeIn.currency !== site.currency) return null;
  const { label, scale } = distanceUnit({ site, language });
  const mileage = `${formatNumber(tradeIn.mileage * scale, language.locale)} ${translate(label)}`;
  const estimate = `${formatMoney(tradeIn.low, site)} – ${formatMoney(tradeIn.high, site)}`;
  const text = `${tradeIn.vehicle}, ${tradeIn.plate}, ${mileage}: ${estimate} (${tradeIn.date})`;
  return (
    <>
      <CheckField name="withTradeIn" label="formWithTradeIn" anchor={anchor} text={text} />
      <input type="hidden" name="tradeInCar" value={text} />
    </>
  );
}
