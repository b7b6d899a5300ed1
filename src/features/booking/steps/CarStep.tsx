import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { PLATE_LENGTH } from '../../../contracts/booking/bookingLimits.ts';
import type { BookingCar } from '../../../contracts/booking/car.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { error as formError } from '../../../ui/form/form.styles.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useFeature, useTranslate } from '../../../ui/sharedContext.ts';
import { useIsHydrated } from '../../../ui/useIsHydrated.ts';
import { usePosition } from '../../dealers/usePosition.ts';
import * as flow from '../../flow/flow.styles.ts';
import { HelpLine } from '../../flow/HelpLine.tsx';
import { PlateInput } from '../../flow/plate/PlateInput.tsx';
import type { BookingFailure, BookingResult } from '../api/bookingApi.ts';
import { trackFailure, trackStep } from '../bookingEvents.ts';
import { failureText } from '../failureText.ts';
import type { FlowEvent } from '../flow/flowReducer.ts';
import { type CarDraft, draftOf, type FlowPlace, type FlowState } from '../flow/flowState.ts';
import { useBookingApi } from '../useBookingApi.ts';
import * as own from './carStep.styles.ts';
import { PlaceField } from './PlaceField.tsx';
import { type PlaceChoice, usePlaceChoice } from './usePlaceChoice.ts';

interface CarStepProps {
  state: FlowState;
  send: (event: FlowEvent) => void;
  contact: Parameters<typeof HelpLine>[0]['contact'];
  site: string;
  /** Called when the make is booked through a direct link. */
  onUnsupported: () => void;
}

/** What to say about the browser's position. */
const LOCATION_TEXTS = {
  nearLocating: 'bookingLocating',
  nearDenied: 'bookingLocationDenied',
  nearAway: 'bookingLocationFailed',
} as const;

/** Nothing else says where the visitor is. */
const TEXTS_WITHOUT_PLACES = { ...LOCATION_TEXTS, nearAway: 'bookingLocationDenied' } as const;

type Problem = { failure: BookingFailure } | { unsupported: string } | null;

/** Renders step 1: plate and place of the visitor (F087). */
export function CarStep(props: CarStepProps) {
  const { state, send, contact } = props;
  const translate = useTranslate();
  const api = useBookingApi();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { plate, location: place, typed = '' } = draftOf(state);
  const enter = (entered: Partial<CarDraft>) => send({ type: 'carEntered', entered });
  const hasPlaces = useFeature('places');
  const isTooLong = plate.length > PLATE_LENGTH;
  const position = usePosition(({ lat, lng }) =>
    enter({ location: { name: '', latitude: lat, longitude: lng, placeId: null } }),
  );
  const isLocating = position.state === 'nearLocating';
  const choice = usePlaceChoice({
    place,
    typed,
    isLocating,
    onTyped(text) {
      position.ignore();
      enter({ location: null, typed: text });
    },
    onPlace: (location) => enter({ location }),
  });
  const { isSending, problem, setProblem, lookUp } = useLookUp(props, choice);
  /** Whether the visitor has tried to continue: then a field says that it is empty. */
  const [isChecked, setChecked] = useState(false);
  const missing = missingIn(draftOf(state));
  const isWaiting = isLocating && !place;
  const shows = { plate: isChecked && missing.plate, place: isChecked && missing.place && !isLocating };

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending || isWaiting) return;
    setChecked(true);
    if (missing.plate || isTooLong) return focusOn('input[autocapitalize]');
    if (missing.place) return focusOn(hasPlaces ? '[data-place]' : '[data-locate]');
    if (!(await lookUp())) focusOn('[data-place]');
  }

  /** Moves the focus to a field that is wrong, unless the visitor has moved it meanwhile. */
  function focusOn(selector: string): void {
    if (document.activeElement?.matches('body, [type="submit"]'))
      form.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  const failure = problem && 'failure' in problem ? failureText(problem.failure, translate) : null;
  const error = isTooLong ? translate('formErrorPlateTooLong') : failure;
  return (
    // A plate is never in a URL, also if this is sent without our script.
    <form
      ref={form}
      method="post"
      className={own.form}
      noValidate
      onSubmit={onSubmit}
      onFocus={() => void api()}
      aria-busy={isSending}
    >
      <div className={own.fields}>
        <PlateInput
          label={translate('formPlate')}
          hint={translate('formPlateHint')}
          plate={plate}
          isRefused={Boolean(error)}
          error={shows.plate ? translate('formErrorPlateRequired') : null}
          describedBy={`${id}-error`}
          onPlate={(text) => {
            setProblem(null);
            enter({ plate: text });
          }}
        />
        {hasPlaces && <PlaceField place={place} typed={typed} choice={choice} isMissing={shows.place} />}
        <Locate position={position} hasPlaces={hasPlaces} isMissing={shows.place} />
      </div>
      <div id={`${id}-error`} role="alert" className={flow.problem}>
        {error && <strong>{error}</strong>}
        {problem && 'unsupported' in problem && (
          <strong>{translate('bookingNotSupported', { brand: problem.unsupported })}</strong>
        )}
        {problem && <HelpLine contact={contact} />}
      </div>
      <div className={own.actions}>
        <Continue isIncomplete={missing.plate || missing.place || isWaiting} isSending={isSending} />
      </div>
    </form>
  );
}

/**
 * Renders the button to the next step. It can be pressed with an empty field, and the step says then what is missing. Before the
 * script has the form it is disabled, so that Enter in a field does not send the form to the page.
 */
function Continue({ isIncomplete, isSending }: { isIncomplete: boolean; isSending: boolean }) {
  const translate = useTranslate();
  const isHydrated = useIsHydrated();
  return (
    <Button type="submit" className={flow.begin} disabled={!isHydrated} aria-disabled={isIncomplete || undefined}>
      <span>{translate(isSending ? 'bookingSearching' : 'bookingContinue')}</span>
    </Button>
  );
}

/** Returns which fields are empty. */
const missingIn = ({ plate, location, typed = '' }: CarDraft) => ({
  plate: plate === '',
  place: !location && typed.trim() === '',
});

interface LocateProps {
  position: ReturnType<typeof usePosition>;
  hasPlaces: boolean;
  /** Whether the visitor has tried to continue without a place. */
  isMissing: boolean;
}

/** Renders the button that takes the browser's position, and what became of it. */
function Locate({ position, hasPlaces, isMissing }: LocateProps) {
  const translate = useTranslate();
  const texts = hasPlaces ? LOCATION_TEXTS : TEXTS_WITHOUT_PLACES;
  return (
    <div className={own.locate} data-position="">
      <Button kind={hasPlaces ? 'ghost' : 'secondary'} data-locate="" onClick={position.locate}>
        <Icon name="locate" size={18} />
        <span>{translate('bookingUseLocation')}</span>
      </Button>
      <span role="status" className={own.placeNote}>
        {position.state && translate(texts[position.state])}
      </span>
      {/* The field of the place says it otherwise. */}
      {isMissing && !hasPlaces && (
        <strong role="alert" className={formError}>
          {translate('bookingPlaceMissing')}
        </strong>
      )}
    </div>
  );
}

/** Returns why the car of the plate cannot be booked, and a function that looks it up. */
function useLookUp({ state, send, site, onUnsupported }: CarStepProps, { chooseBest }: PlaceChoice) {
  const { language } = usePage();
  const api = useBookingApi();
  const { plate, location: place } = draftOf(state);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>(null);
  /** What is entered now: the visitor may go on while a call is on the way. */
  const entered = useRef({ plate, place });
  useLayoutEffect(() => {
    entered.current = { plate, place };
  });

  /** Looks up the car. Resolves to whether there is a place for it. */
  async function lookUp(): Promise<boolean> {
    setSending(true);
    setProblem(null);
    const at = place ?? (await chooseBest());
    const result = at && (await (await api()).car(plate));
    setSending(false);
    if (!at || !result) return false;
    if (entered.current.plate === plate && entered.current.place === at) takeOver(result, at);
    return true;
  }

  function takeOver(result: BookingResult<BookingCar>, location: FlowPlace): void {
    if ('failure' in result) {
      trackFailure(result.failure.code, site);
      setProblem(result);
      return;
    }
    const { isSupported, ...car } = result.value;
    if (!isSupported) {
      trackFailure('BrandNotSupported', site);
      onUnsupported();
      setProblem({ unsupported: car.brand });
      return;
    }
    trackStep(1, site);
    send({ type: 'carFound', car, location, language: language.code });
  }
  return { isSending, problem, setProblem, lookUp };
}
