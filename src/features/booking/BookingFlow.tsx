import { useLayoutEffect, useState } from 'react';
import { imageValue } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { checkedList } from '../../content/RichText.styles.ts';
import { RichText } from '../../content/RichText.tsx';
import type { Fields } from '../../contracts/content/layout.ts';
import { clientOnlyPart } from '../../delivery/lazyParts.tsx';
import type { Elements } from '../../lib/browser/elements.ts';
import { setRootAttribute } from '../../lib/browser/rootAttribute.ts';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { spacedPlate } from '../flow/plate/plate.ts';
import { StepFocus, useTouched } from '../flow/stepFocus.ts';
import { useLoaded } from '../flow/useLoaded.ts';
import * as styles from './booking.styles.ts';
import type { BookingData } from './bookingData.ts';
import { useBooking } from './flow/bookingStore.ts';
import { type DisplayedStep, draftOf, type FlowState, selectedOf } from './flow/flowState.ts';
import { MakeIntro } from './MakeIntro.tsx';
import { placeText } from './placeText.ts';
import type { StepProps } from './stepProps.ts';
import { CarStep } from './steps/CarStep.tsx';
import { StepPanel, type StepStatus } from './steps/StepPanel.tsx';
import { sidebar, sidebarPicture } from './summary/summary.styles.ts';
import { useBookingApi } from './useBookingApi.ts';
import { useBookingSteps } from './useBookingSteps.ts';
import { useHandedOverPlate } from './useHandedOverPlate.ts';
import { useNamesInLanguage } from './useNamesInLanguage.ts';

const ServicesStep = clientOnlyPart(async () => (await import('./steps/ServicesStep.tsx')).ServicesStep);
const AddonsStep = clientOnlyPart(async () => (await import('./steps/AddonsStep.tsx')).AddonsStep);
const TimeStep = clientOnlyPart(async () => (await import('./steps/TimeStep.tsx')).TimeStep);
const Confirmation = clientOnlyPart(async () => (await import('./Confirmation.tsx')).Confirmation);
const SummaryContent = clientOnlyPart(async () => (await import('./summary/SummaryContent.tsx')).SummaryContent);
const SummarySheet = clientOnlyPart(async () => (await import('./summary/SummarySheet.tsx')).SummarySheet);

/** Renders the booking of a time at a workshop: four steps and the confirmation (F086–F099). Steps after the first load when they open. */
export function BookingFlow({ fields, data }: { fields: Fields; data: BookingData }) {
  const { site } = usePage();
  const state = useBooking();
  const [send, isTouched] = useTouched(useBookingSteps());
  useHandedOverPlate();
  useNamesInLanguage(state);
  const isBegun = state.bookingState >= 2;
  useLayoutEffect(() => {
    setRootAttribute('bookingBegun', isBegun ? '' : null);
    return () => setRootAttribute('bookingBegun', null);
  }, [isBegun]);
  const props: StepProps = { state, send, contact: data.contact, site: site.id };
  return (
    <StepFocus value={{ takesFocus: isTouched, isBlocked: false }}>
      {state.bookingState === 5 ? (
        <Confirmation {...props} />
      ) : (
        <div className={styles.layout} data-begun={isBegun || undefined} data-flow={state.displayState}>
          <Steps {...props} fields={fields} intro={<MakeIntro fields={fields} makes={data.makes} />} />
          {isBegun && <Summary state={state} image={fields.Image} />}
        </div>
      )}
    </StepFocus>
  );
}

interface StepsProps extends StepProps {
  fields: Fields;
  /** Links to makes that are booked elsewhere. */
  intro: Elements;
}

/** Renders the steps, and beside them what helps to begin. */
function Steps({ intro, fields, ...props }: StepsProps) {
  const { state, send } = props;
  const translate = useTranslate();
  const [detailsPart, setDetailsPart] = useState<'contact' | 'review'>('contact');
  /** The plate of a make that is booked through one of the direct links, which are then at the top of the page, as the text says. */
  const [unsupported, setUnsupported] = useState('');
  const { plate } = draftOf(state);
  // While another plate is entered, the car of the booking is not the visitor's choice.
  const isOther = state.displayState === 1 && plate !== state.car?.registrationNumber;
  const make = isOther ? '' : (state.car?.brand ?? '');
  const isUnsupported = unsupported !== '' && unsupported === plate;
  const isBegun = state.bookingState >= 2;
  const panel = (step: DisplayedStep) => ({
    step,
    status: statusOf(step, state),
    onOpen: () => send({ type: 'stepShown', step, ...(step === 4 && state.chosen && { part: 'contact' }) }),
  });
  return (
    <>
      <div className={styles.flow}>
        <MakeHeader make={make} />
        {make === '' && isUnsupported && intro}
        <StepPanel
          {...panel(1)}
          title={translate('bookingCarTitle')}
          summaryTitle={translate('bookingYourCar')}
          summary={<CarSummary state={state} />}
        >
          <CarStep {...props} onUnsupported={() => setUnsupported(plate)} />
        </StepPanel>
        <StepPanel
          {...panel(2)}
          title={translate('bookingServices')}
          summaryTitle={translate('bookingChosenServices')}
          summary={namesOf(state, 'service')}
        >
          <ServicesStep {...props} />
        </StepPanel>
        <StepPanel
          {...panel(3)}
          title={translate('bookingAddons')}
          summaryTitle={translate('bookingChosenAddons')}
          summary={namesOf(state, 'addon') || translate('bookingNoAddons')}
        >
          <AddonsStep {...props} />
        </StepPanel>
        <StepPanel
          {...panel(4)}
          title={translate(state.part === 'time' || !state.chosen ? 'bookingTime' : PART_TITLES[detailsPart])}
          summaryTitle={translate('bookingChosenTime')}
          summary={state.chosen?.workshop.siteName}
        >
          <TimeStep {...props} onPart={setDetailsPart} />
        </StepPanel>
      </div>
      {!isBegun && (
        <div className={classes(styles.introSide, styles.untilBegun)}>
          {imageValue(fields.Image) && (
            <div className={styles.introPicture}>
              <Image field={fields.Image} sizes="(min-width: 64rem) 22rem, 100vw" />
            </div>
          )}
          <RichText field={fields.Aside} className={checkedList} />
        </div>
      )}
      {make === '' && !isUnsupported && intro}
    </>
  );
}

function statusOf(step: DisplayedStep, { displayState, bookingState }: FlowState): StepStatus {
  if (displayState === step) return 'open';
  return step <= Math.max(1, bookingState) ? 'closed' : 'later';
}

/** Renders what is chosen: beside the steps with the image of the booking, and on phones as a sheet. */
function Summary({ state, image }: { state: FlowState; image: unknown }) {
  const translate = useTranslate();
  return (
    <>
      <aside className={sidebar} aria-label={translate('bookingSummary')}>
        {imageValue(image) && (
          <div className={sidebarPicture} aria-hidden="true">
            <Image field={image} sizes="22rem" />
          </div>
        )}
        <Heading level={2} size="card">
          {translate('bookingSummary')}
        </Heading>
        <SummaryContent state={state} />
      </aside>
      <SummarySheet state={state} />
    </>
  );
}

const namesOf = (state: FlowState, type: 'service' | 'addon'): string =>
  selectedOf(state, type)
    .map(({ name }) => name)
    .join(', ');

function CarSummary({ state: { car, location } }: { state: FlowState }) {
  const translate = useTranslate();
  if (!car) return null;
  const name = [car.brand, car.model, car.buildYear].filter(Boolean).join(' ');
  const texts = [spacedPlate(car.registrationNumber), name, location && placeText(location, translate)];
  return <span>{texts.filter(Boolean).join(', ')}</span>;
}

/** Headings of the parts of step 4 behind the time. */
const PART_TITLES = { contact: 'bookingContact', review: 'bookingReview' } as const;

/** Renders whether there are authorised workshops for the car's make; nothing before the car is known (F088). */
function MakeHeader({ make }: { make: string }) {
  const translate = useTranslate();
  const api = useBookingApi();
  const { loaded } = useLoaded(make, async () => (await api()).hasBrand(make));
  if (loaded.status !== 'loaded') return null;
  return (
    <p className={styles.makeText} role="status" data-make={make}>
      {loaded.value.hasBrand ? translate('bookingAuthorised', { brand: make }) : translate('bookingNotAuthorised')}
    </p>
  );
}
