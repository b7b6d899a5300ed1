import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { europeanTime } from '../../../../lib/europeanTime.ts';
import { timeZoneOf } from '../../../../lib/timeZone.ts';
import type { Elements } from '../../../lib/browser/elements.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { firstOfWeek, weekStartOf } from '../../../ui/form/calendarMonth.ts';
import { FieldNotes, useFieldState } from '../../../ui/form/FormField.tsx';
import * as formStyles from '../../../ui/form/form.styles.ts';
import { useForm } from '../../../ui/form/formView.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { dateText } from '../../dealers/hours/openingState.ts';
import { SlotCalendar } from '../../flow/slots/SlotCalendar.tsx';
import { slotText } from '../../flow/slots/slotTexts.ts';
import { type Hold, useHold } from '../../flow/slots/useHold.ts';
import { type DraftedTime, draftedTime, isFutureSlot, NO_TIME, TIME_FIELD } from '../draft/draftedTime.ts';
import { TimeFields } from '../fields/TimeFields.tsx';
import * as styles from './testDrive.styles.ts';
import { holdTime, releaseHold } from './testDriveApi.ts';
import { useTestDriveTimes } from './useTestDriveTimes.ts';

interface TestDriveTimesProps {
  car: string;
  /** Name of the dealer. */
  dealer: string;
  /** The choice of a day and a part of it, when no time can be booked. */
  wish: Elements;
}

/**
 * Renders the free times of the dealer of a car, in the place of the wish for a day (rank 19). The chosen time is held while the form is filled in, and booked
 * with it. A time that is lost is named, and the times are loaded again; without times, the wish stays (docs/decisions/0114).
 */
export function TestDriveTimes({ car, dealer, wish }: TestDriveTimesProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const { id, error, corrected } = useFieldState(TIME_FIELD);
  const field = useRef<HTMLFieldSetElement>(null);
  const timeZone = timeZoneOf(site.country);
  const [today] = useState(() => dateText(Date.now(), timeZone));
  const [from, setFrom] = useState(() => firstOfWeek(today, weekStartOf(site)));
  const { times, chosen, lost, hold, isUnavailable, choose, clear } = useTimeChoice(car, from, field);
  const hasTimes = times.status === 'loading' || [...times.days.values()].some((day) => day.availableSlots.length > 0);
  return (
    <fieldset
      ref={field}
      id={isUnavailable || !hasTimes ? undefined : id}
      tabIndex={-1}
      className={styles.times}
      aria-describedby={error ? `${id}-error` : undefined}
      data-test-drive={isUnavailable ? 'unavailable' : times.status}
    >
      <legend className={formStyles.label}>{translate('testDriveTimes', { dealer })}</legend>
      {hasTimes && <FieldNotes id={id} error={error} corrected={corrected} />}
      {lost && (
        <div role="alert">
          <strong>{translate('testDriveLost', { time: slotText(lost, language.locale) })}</strong>
        </div>
      )}
      {isUnavailable ? (
        <p role="status" className={formStyles.hint}>
          {translate('testDriveUnreachable')}
        </p>
      ) : (
        <>
          <p className={formStyles.hint}>
            <span>{translate('testDriveTimesHint')}</span>
            {isOtherZone(timeZone) && <span>{` ${translate('testDriveLocal')}`}</span>}
          </p>
          <SlotCalendar
            name={dealer}
            slots={times}
            today={today}
            from={from}
            onFrom={setFrom}
            chosen={chosen || null}
            onChoose={choose}
          />
        </>
      )}
      {chosen && !isUnavailable ? (
        <ChosenTime timeSlot={chosen} hold={hold} onClear={clear} />
      ) : (
        <>
          {!hasTimes && !isUnavailable && <p className={formStyles.hint}>{translate('testDriveNone')}</p>}
          {(isUnavailable || !hasTimes) && wish}
        </>
      )}
    </fieldset>
  );
}

/** Returns the free times, and the chosen one with its hold. A time that is lost is no longer chosen, and without times none is. */
function useTimeChoice(car: string, from: string, field: RefObject<HTMLFieldSetElement | null>) {
  const first = useFirstChoice();
  const [chosen, setChosen] = useState(first.time);
  const [lost, setLost] = useState('');
  const lose = useCallback((timeSlot: string) => {
    setChosen('');
    setLost(timeSlot);
  }, []);
  const { hold, take, release } = useHold({
    firstId: first.holdId,
    hold: useCallback((time: string, id: string) => holdTime(car, time, id), [car]),
    release: releaseHold,
    onUnavailable: lose,
  });
  const times = useTestDriveTimes(car, from, hold.id);
  const { reload } = times;
  const isUnavailable = times.status === 'failed';

  // The first time may come from a form that was filled in before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void (chosen && take(chosen)), []);
  useEffect(() => void (lost && reload()), [lost, reload]);
  useRefusal(chosen, { lose, reload, release });
  useHoldAgain(field, { chosen, hold, take, release });
  useInputEvent(field, { chosen, holdId: hold.id, lost, isUnavailable });
  useEffect(() => {
    if (!isUnavailable) return;
    setChosen('');
    release();
  }, [isUnavailable, release]);

  const choose = (timeSlot: string) => {
    setChosen(timeSlot);
    setLost('');
    void take(timeSlot);
  };
  const clear = () => {
    setChosen('');
    release();
    field.current?.focus();
  };
  return { times, chosen, lost, hold, isUnavailable, choose, clear };
}

interface ChosenTimeProps {
  timeSlot: string;
  hold: Hold;
  onClear: () => void;
}

/** Renders the time that is sent with the form, and whether it is held. */
function ChosenTime({ timeSlot, hold, onClear }: ChosenTimeProps) {
  const translate = useTranslate();
  const { locale } = usePage().language;
  return (
    <div className={styles.chosen} data-chosen={timeSlot} data-hold={hold.state}>
      <p role="status">
        <span className={formStyles.hint}>{translate('testDriveChosen')}</span>
        <strong>{slotText(timeSlot, locale)}</strong>
        {hold.state === 'held' && <small>{translate('testDriveHeld')}</small>}
        {hold.state === 'over' && <small>{translate('testDriveNotHeld')}</small>}
      </p>
      <Button kind="secondary" onClick={onClear}>
        {translate('testDriveClear')}
      </Button>
      <TimeFields time={timeSlot} holdId={hold.id} />
    </div>
  );
}

/** Returns the time and the hold of a form that was refused or not sent yet; empty for none, and for a time that is over. */
function useFirstChoice(): DraftedTime {
  const { path } = usePage();
  const { textOf, errors } = useForm();
  const [first] = useState(() => {
    const drafted = draftedTime(path);
    const time = errors[TIME_FIELD] ? '' : textOf(TIME_FIELD) || drafted.time;
    return isFutureSlot(time) ? { time, holdId: drafted.holdId } : NO_TIME;
  });
  return first;
}

/** Loads the times again after the form was refused: a time that is taken is lost, and no other answer says whether times can be had. */
function useRefusal(
  chosen: string,
  { lose, reload, release }: { lose: (timeSlot: string) => void; reload: () => void; release: () => void },
): void {
  const { errors, problem } = useForm();
  const isLostSlot = errors[TIME_FIELD] === 'formErrorTestDriveLost';
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the time that was sent
  useEffect(() => {
    if (!isLostSlot || !chosen) return;
    release();
    lose(chosen);
  }, [isLostSlot]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the time that was sent
  useEffect(() => {
    if (problem && chosen) reload();
  }, [problem]);
}

interface HoldActions {
  chosen: string;
  hold: Hold;
  take: (timeSlot: string) => Promise<void>;
  release: () => void;
}

/** Ends the hold of a visitor who no longer wants a test drive, and holds the time again when somebody types after the hold is over. */
function useHoldAgain(
  field: RefObject<HTMLFieldSetElement | null>,
  { chosen, hold, take, release }: HoldActions,
): void {
  useEffect(() => {
    const form = field.current?.form;
    if (!form || !chosen) return;
    const onInput = ({ target }: Event) => {
      // Our own event.
      if (target instanceof HTMLInputElement && target.type === 'hidden') return;
      if (!new FormData(form).has('testDrive')) release();
      else if (hold.state === 'over' || isBox(target)) void take(chosen);
    };
    form.addEventListener('input', onInput);
    return () => form.removeEventListener('input', onInput);
  }, [field, chosen, hold, take, release]);
}

const isBox = (field: EventTarget | null): boolean => field instanceof HTMLInputElement && field.name === 'testDrive';

interface Choice {
  chosen: string;
  holdId: string;
  lost: string;
  isUnavailable: boolean;
}

/** Tells the form of a choice as if it were typed: its draft has the time, and its error goes. Errors stay when a time, or all times, are lost. */
function useInputEvent(
  field: RefObject<HTMLFieldSetElement | null>,
  { chosen, holdId, lost, isUnavailable }: Choice,
): void {
  const last = useRef(chosen);
  const isLost = lost !== '' || isUnavailable;
  useEffect(() => {
    const isUnchanged = chosen === last.current && !holdId;
    last.current = chosen;
    if (isUnchanged || isLost) return;
    const input = field.current?.querySelector('input[type="hidden"]') ?? field.current;
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [field, chosen, holdId, isLost]);
}

/** Whether the clock of the browser differs from that of a place. */
function isOtherZone(timeZone: string): boolean {
  const now = Date.now();
  const here = new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  return europeanTime(now, timeZone) !== here;
}
