import { MANAGE_SEGMENT } from '../../contracts/booking/booking.ts';
import { LINK_TOKEN } from '../../contracts/page/secretQuery.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttons } from '../../ui/button.styles.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { Fact, PlaceLines } from '../flow/Fact.tsx';
import * as flow from '../flow/flow.styles.ts';
import { HelpLine } from '../flow/HelpLine.tsx';
import { useStepFocus } from '../flow/stepFocus.ts';
import { BookingCalendarButton } from './BookingCalendarButton.tsx';
import * as styles from './booking.styles.ts';
import type { StepProps } from './stepProps.ts';
import { WorkshopMap } from './steps/WorkshopMap.tsx';
import { smallMap } from './steps/workshops.styles.ts';
import { SummaryContent } from './summary/SummaryContent.tsx';
import { visitWords } from './texts.ts';

/** Renders the confirmation: number, time, place, price, what to bring, a calendar file (rank 4, U19). */
export function Confirmation({ state, send, contact }: StepProps) {
  const translate = useTranslate();
  const { language, path } = usePage();
  const title = useStepFocus();
  const { bookingInfo: booking } = state;
  if (!booking) return null;
  const { id, token, workshop, slot, sequence } = booking;
  const { siteName, address, phone, email, latitude, longitude, departmentId } = workshop;
  const when = visitWords(slot, language.locale, translate);
  const bring = ['bookingBringKeys', 'bookingBringBook', 'bookingBringNut'] as const;

  return (
    <section className={flow.step} data-status="open" data-step={5} data-booked={id}>
      <div className={flow.confirmation}>
        <div className={flow.content}>
          <h2 ref={title} tabIndex={-1} className={styles.confirmedTitle}>
            <Icon name="check" size={32} />
            <span>{translate('bookingConfirmed')}</span>
          </h2>
          <p>{translate('bookingSent')}</p>
        </div>
        <div className={flow.content}>
          <dl className={flow.facts}>
            <div>
              <dt>{translate('bookingNumber')}</dt>
              <dd data-booking-number="">{id}</dd>
            </div>
            <Fact label={translate('bookingWhen')}>{when}</Fact>
            <Fact label={translate('bookingWhere')}>
              <PlaceLines name={siteName} address={address} />
            </Fact>
          </dl>
          <WorkshopMap
            className={smallMap}
            places={[{ id: departmentId, name: siteName, lat: latitude, lng: longitude }]}
            name={translate('bookingMapOf', { name: siteName })}
          />
          <div className={flow.actions}>
            <BookingCalendarButton id={id} sequence={sequence} workshop={workshop} {...slot} />
            {token && (
              <a className={buttons.secondary} data-reload="" href={manageHref(path, token)}>
                {translate('bookingManage')}
              </a>
            )}
          </div>
        </div>
        <div className={flow.content}>
          <h3 className={flow.partTitle}>{translate('bookingBring')}</h3>
          <ul>
            {bring.map((key) => (
              <li key={key}>{translate(key)}</li>
            ))}
          </ul>
          {/* The notice about the agreement ends with the booking (S3 §6). */}
          <SummaryContent state={state} />
          <HelpLine contact={{ phone: phone || contact.phone, email: email || contact.email }} />
          <Button
            kind="secondary"
            className={flow.next}
            onClick={() => {
              send({ type: 'restarted' });
              window.location.reload();
            }}
          >
            {translate('bookingNew')}
          </Button>
        </div>
      </div>
    </section>
  );
}

const manageHref = (path: string, token: string): string =>
  `${path.split('?')[0]}/${MANAGE_SEGMENT}?${new URLSearchParams({ [LINK_TOKEN]: token })}`;
