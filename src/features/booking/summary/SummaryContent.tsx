import { ORIGINAL_SERVICE } from '../../../contracts/booking/services.ts';
import { numberFormat } from '../../../lib/formats.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as flow from '../../flow/flow.styles.ts';
import { spacedPlate } from '../../flow/plate/plate.ts';
import * as styles from '../booking.styles.ts';
import { type FlowState, type SelectedService, selectedOf } from '../flow/flowState.ts';
import { totalOf } from '../money/bookingPrices.ts';
import { Amount, Price } from '../Price.tsx';
import { placeText } from '../placeText.ts';
import { slotText } from '../texts.ts';

/** Renders everything that has been chosen, with prices and their sum (F097, F098). */
export function SummaryContent({ state }: { state: FlowState }) {
  const translate = useTranslate();
  const { locale } = usePage().language;
  // The confirmation has said where and when.
  const isBooked = state.bookingState >= 5;
  const { car } = state;
  const mileage = Object.hasOwn(state.services, ORIGINAL_SERVICE) ? state.milage : null;
  const { location, chosen } = isBooked ? { location: null, chosen: null } : state;
  const hasAgreement = car?.hasServiceAgreement ?? false;
  const services = selectedOf(state);
  const total = totalOf(services, hasAgreement);
  return (
    <div className={styles.summary}>
      <dl className={flow.facts}>
        {car && (
          <div>
            <dt>{translate('bookingYourCar')}</dt>
            <dd>
              {`${spacedPlate(car.registrationNumber)}, ${car.brand} ${car.model}${car.buildYear ? ` ${car.buildYear}` : ''}`}
            </dd>
          </div>
        )}
        {mileage !== null && (
          <div>
            <dt>{translate('bookingMileage')}</dt>
            <dd
              data-mileage={mileage}
            >{`${numberFormat(locale, {}).format(mileage)} ${translate('bookingMileUnit')}`}</dd>
          </div>
        )}
        {location && (
          <div>
            <dt>{translate('bookingPlace')}</dt>
            <dd>{placeText(location, translate)}</dd>
          </div>
        )}
        {chosen && (
          <>
            <div>
              <dt>{translate('bookingWhere')}</dt>
              <dd>{chosen.workshop.siteName}</dd>
            </div>
            <div>
              <dt>{translate('bookingWhen')}</dt>
              <dd>{slotText(chosen.slot, locale, translate('bookingFullDay'))}</dd>
            </div>
          </>
        )}
      </dl>
      {services.length > 0 && (
        <>
          <ServiceList
            services={selectedOf(state, 'service')}
            title={translate('bookingChosenServices')}
            hasAgreement={hasAgreement}
          />
          <ServiceList
            services={selectedOf(state, 'addon')}
            title={translate('bookingChosenAddons')}
            hasAgreement={hasAgreement}
          />
          {hasAgreement && !isBooked && <p className={styles.agreement}>{translate('bookingAgreement')}</p>}
          {!total.isUnknown && (
            <p className={styles.total}>
              <span>{translate(total.isPartial ? 'bookingTotalKnown' : 'bookingTotal')}</span>
              <strong>
                <Amount amount={total.amount} before={total.before} />
              </strong>
            </p>
          )}
          <p className={flow.note}>{translate('bookingMedian')}</p>
          {total.isPartial && <p className={flow.note}>{translate('bookingPriceFootnote')}</p>}
        </>
      )}
      {!car && <p className={flow.note}>{translate('bookingSummaryEmpty')}</p>}
    </div>
  );
}

interface ServiceListProps {
  services: readonly SelectedService[];
  title: string;
  hasAgreement: boolean;
}

function ServiceList({ services, title, hasAgreement }: ServiceListProps) {
  if (services.length === 0) return null;
  return (
    <>
      <strong className={styles.listTitle}>{title}</strong>
      <ul className={styles.services}>
        {services.map((service) => (
          <li key={service.code}>
            <span>
              <span>{`${service.name}${service.unitAbbreviation && ` × ${service.unit} ${service.unitAbbreviation}`}`}</span>
              {service.userInput && <small>{service.userInput}</small>}
            </span>
            <span>
              <Price service={service} hasAgreement={hasAgreement} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
