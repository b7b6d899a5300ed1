import { useEffect, useRef, useState } from 'react';
import { appointmentOf } from '../../../contracts/tireHotel/timeSlots.ts';
import type { TireContact } from '../../../contracts/tireHotel/tireBooking.ts';
import type { Elements } from '../../../lib/browser/elements.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { useCustomer } from '../../booking/steps/customer.ts';
import * as flow from '../../flow/flow.styles.ts';
import type { TireFailure } from '../api/tireHotelApi.ts';
import { ContactLinks } from '../ContactLinks.tsx';
import type { BookingDraft } from '../flow/tireState.ts';
import { StepHeading } from '../StepHeading.tsx';
import type { BookingStepProps } from '../stepProps.ts';
import { trackTireForm, trackTireStep } from '../tireEvents.ts';
import * as styles from './booking.styles.ts';
import { ChosenSlot } from './ChosenSlot.tsx';
import { ContactForm } from './ContactForm.tsx';
import { Review } from './Review.tsx';
import { DayPart, TimePart } from './SlotParts.tsx';
import { appointmentText } from './slotText.ts';
import { type Slots, useSlots } from './useSlots.ts';

/** What the visitor has just done, so that the focus goes where it is needed next. */
type Move = 'none' | 'dayChosen' | 'dayUnset' | 'timeChosen' | 'timeUnset';

/** A time that somebody else has booked meanwhile, and the server's text. */
interface Lost {
  message: string;
  time: string;
}

/** Renders the choice of day and time with the contact details, and everything to check before it is sent (F111, F112, U19). */
export function BookingStep(props: BookingStepProps) {
  const { vehicle, part, draft, onBack, isSent, contact, site } = props;
  const translate = useTranslate();
  const slots = useSlots(props);
  const choice = useSlotChoice(props, slots);
  const { move, lost, lastDay, change } = choice;
  const { day, startTime } = draft;
  const isTimed = day !== '' && (startTime !== null || slots.hasNoTimes);
  const isDayTimed = move === 'dayChosen' && slots.hasNoTimes;
  useEffect(() => {
    if (isDayTimed) trackTireStep(4, site);
  }, [isDayTimed, site]);
  if (part === 'review' && (isTimed || isSent)) {
    return <Review key="review" {...props} onLost={choice.onLost} />;
  }
  const { phone, email } = vehicle.location;
  const workshop = { phone: phone || contact.phone, email: email || contact.email };
  const back = (
    <Button kind="secondary" onClick={onBack} data-back="">
      {translate('tireBack')}
    </Button>
  );
  return (
    <>
      <StepHeading key="form">{translate('tireBookingTitle')}</StepHeading>
      <div role="alert" className={styles.lost} data-lost={lost ? '' : undefined}>
        {lost && (
          <>
            <strong>{lost.message}</strong>
            <span>{translate('tireLost', { time: lost.time })}</span>
          </>
        )}
      </div>
      <ChosenSlot
        vehicle={vehicle}
        draft={draft}
        onUnsetDay={() => change({ day: '', startTime: null }, 'dayUnset')}
        onUnsetTime={() => change({ startTime: null }, 'timeUnset')}
      />
      {day === '' && (
        <DayPart
          slots={slots}
          contact={workshop}
          takesFocus={move === 'dayUnset'}
          initial={lastDay.current}
          onChoose={(chosen) => change({ day: chosen, startTime: null }, 'dayChosen')}
        />
      )}
      {day !== '' && startTime === null && (
        <TimePart
          slots={slots}
          contact={workshop}
          takesFocus={move === 'dayChosen' || move === 'timeUnset'}
          onChoose={(chosen) => {
            trackTireStep(4, site);
            change({ startTime: chosen }, 'timeChosen');
          }}
        />
      )}
      {isTimed ? (
        <Details {...props} takesFocus={move === 'timeChosen'} help={<ContactLinks {...workshop} />} back={back} />
      ) : (
        <div className={flow.actions}>{back}</div>
      )}
    </>
  );
}

/** Returns what the visitor has just done with day and time, what was lost, and how to change them. */
function useSlotChoice({ draft, onDraft, onEdit }: BookingStepProps, slots: Slots) {
  const translate = useTranslate();
  const { locale } = usePage().language;
  const [move, setMove] = useState<Move>('none');
  const [lost, setLost] = useState<Lost | null>(null);
  const { day, startTime } = draft;
  const lastDay = useRef(day);

  function change(changed: Partial<BookingDraft>, by: Move): void {
    if (day !== '') lastDay.current = day;
    setMove(by);
    setLost(null);
    onDraft({ ...draft, ...changed });
  }
  /** The time is gone: what was typed stays, and the times are loaded again. */
  function onLost({ message }: TireFailure): void {
    const appointment = appointmentOf(startTime ?? day, startTime === null);
    change({ startTime: null, ...(startTime === null && { day: '' }) }, 'none');
    setLost({ message, time: appointment ? appointmentText(appointment, locale, translate('tireNoTimes')) : '' });
    slots.reloadDays();
    slots.reloadTimes();
    onEdit();
  }
  return { move, lost, lastDay, change, onLost };
}

interface DetailsProps extends BookingStepProps {
  takesFocus: boolean;
  help: Elements;
  back: Elements;
}

/** Renders the contact form of the draft. */
function Details({ draft, onDraft, onReview, site, ...form }: DetailsProps) {
  const details = useDetails(draft);
  const hasBegun = useRef(false);
  return (
    <ContactForm
      details={details}
      takesFocus={form.takesFocus}
      help={form.help}
      back={form.back}
      onChange={(changed) => {
        if (!hasBegun.current) trackTireForm(site);
        hasBegun.current = true;
        onDraft({ ...draft, ...changed });
      }}
      onDone={(done) => {
        onDraft({ ...draft, ...done });
        trackTireStep(5, site);
        onReview();
      }}
    />
  );
}

/** Returns the details of the draft; before any are typed, those of a workshop booking on the same page (3.3.7). */
function useDetails({ firstName, lastName, phoneMobile, email, freeText }: BookingDraft): TireContact {
  const known = useCustomer();
  const isTyped = [firstName, lastName, phoneMobile, email].some((value) => value !== '');
  return isTyped
    ? { firstName, lastName, phoneMobile, email, freeText }
    : {
        firstName: known.firstName,
        lastName: known.lastName,
        phoneMobile: known.phone,
        email: known.email,
        freeText,
      };
}
