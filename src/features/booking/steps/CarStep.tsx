import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { PLATE_LENGTH } from '../../../contracts/booking/bookingLimits.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import * as formStyles from '../../../ui/form/form.styles.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { usePosition } from '../../dealers/usePosition.ts';
import type { BookingFailure } from '../api/bookingApi.ts';
import * as styles from '../booking.styles.ts';
import { trackFailure, trackStep } from '../bookingEvents.ts';
import { failureText } from '../failureText.ts';
import type { FlowEvent } from '../flow/flowReducer.ts';
import { draftOf, type FlowPlace, type FlowState } from '../flow/flowState.ts';
import { HelpLine } from '../HelpLine.tsx';
import { plateOfField, typedPlate } from '../plate.ts';
import { useBookingApi } from '../useBookingApi.ts';
import * as own from './carStep.styles.ts';
import { PlaceField } from './PlaceField.tsx';

interface CarStepProps {
  state: FlowState;
  send: (event: FlowEvent) => void;
  contact: Parameters<typeof HelpLine>[0]['contact'];
  site: string;
}

/** What to say about the browser's position. */
const LOCATION_TEXTS = {
  nearLocating: 'bookingLocating',
  nearDenied: 'bookingLocationDenied',
  nearAway: 'bookingLocationFailed',
} as const;

type Problem = { failure: BookingFailure } | { unsupported: string } | null;

/** Renders step 1: plate and place of the visitor (F087). */
export function CarStep({ state, send, contact, site }: CarStepProps) {
  const translate = useTranslate();
  const { language } = usePage();
  const api = useBookingApi();
  const id = useId();
  const { plate, location: place } = draftOf(state);
  const setPlate = (text: string) => send({ type: 'carEntered', entered: { plate: typedPlate(text) } });
  const setPlace = (location: FlowPlace | null) => send({ type: 'carEntered', entered: { location } });
  /** What is entered now: the visitor may go on while a call is on the way. */
  const entered = useRef({ plate, place });
  useLayoutEffect(() => {
    entered.current = { plate, place };
  });
  const isTooLong = plate.length > PLATE_LENGTH;
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>(null);
  const plateField = useRef<HTMLInputElement>(null);
  // The visitor may have typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const early = plateField.current?.value;
    if (early && typedPlate(early) !== plate) setPlate(early);
  }, []);
  const position = usePosition(({ lat, lng }) => setPlace({ name: '', latitude: lat, longitude: lng, placeId: null }));

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending || !place || plate === '' || isTooLong) return;
    setSending(true);
    setProblem(null);
    const result = await (await api()).car(plate);
    setSending(false);
    if (entered.current.plate !== plate || entered.current.place !== place) return;
    if ('failure' in result) {
      trackFailure(result.failure.code, site);
      return setProblem(result);
    }
    const { isSupported, ...car } = result.value;
    if (!isSupported) {
      trackFailure('BrandNotSupported', site);
      return setProblem({ unsupported: car.brand });
    }
    trackStep(1, site);
    send({ type: 'carFound', car, location: place, language: language.code });
  }

  const failure = problem && 'failure' in problem ? failureText(problem.failure, translate) : null;
  const error = isTooLong ? translate('formErrorPlateTooLong') : failure;
  return (
    // A plate is never in a URL, also if this is sent without our script.
    <form
      method="post"
      className={own.form}
      noValidate
      onSubmit={onSubmit}
      onFocus={() => void api()}
      aria-busy={isSending}
    >
      <div className={own.fields}>
        <div className={formStyles.field} data-invalid={error ? true : undefined}>
          <label htmlFor={id} className={formStyles.label}>
            {translate('formPlate')}
          </label>
          <small id={`${id}-hint`} className={formStyles.hint}>
            {translate('formPlateHint')}
          </small>
          <div className={formStyles.plate} data-country="S">
            <input
              ref={plateField}
              id={id}
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="next"
              required
              className={formStyles.input}
              aria-describedby={`${id}-hint ${id}-error`}
              aria-invalid={error ? true : undefined}
              value={plate}
              onChange={({ target }) => {
                setProblem(null);
                setPlate(plateOfField(target));
              }}
            />
          </div>
        </div>
        <PlaceField
          place={place}
          isLocating={position.state === 'nearLocating'}
          onPlace={(location) => {
            position.ignore();
            setPlace(location);
          }}
        />
      </div>
      <div className={own.locate}>
        <Button kind="secondary" onClick={position.locate}>
          <Icon name="locate" size={18} />
          <span>{translate('bookingUseLocation')}</span>
        </Button>
        <span role="status" className={own.placeNote}>
          {position.state && translate(LOCATION_TEXTS[position.state])}
        </span>
      </div>
      <div id={`${id}-error`} role="alert" className={styles.problem}>
        {error && <strong>{error}</strong>}
        {problem && 'unsupported' in problem && (
          <strong>{translate('bookingNotSupported', { brand: problem.unsupported })}</strong>
        )}
        {problem && <HelpLine contact={contact} />}
      </div>
      <div className={own.actions}>
        <Button type="submit" disabled={plate === '' || !place}>
          {translate(isSending ? 'bookingSearching' : 'bookingContinue')}
        </Button>
      </div>
    </form>
  );
}
