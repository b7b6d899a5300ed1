import { type FormEvent, useEffect, useId, useState } from 'react';
import { linkValue } from '../../../content/fields.ts';
import { PLATE_LENGTH } from '../../../contracts/booking/bookingLimits.ts';
import { LINK_PLATE } from '../../../contracts/page/secretQuery.ts';
import { tireHotelText } from '../../../contracts/tireHotel/tireHotelErrors.ts';
import { REG_NO_LENGTH } from '../../../contracts/tireHotel/tireHotelFields.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { useReplaceQuery } from '../../../page/useReplaceQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttons } from '../../../ui/button.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { useIsHydrated } from '../../../ui/useIsHydrated.ts';
import { PrivacyNotice } from '../../company/PrivacyNotice.tsx';
import * as flow from '../../flow/flow.styles.ts';
import { PlateInput } from '../../flow/plate/PlateInput.tsx';
import { typedPlate } from '../../flow/plate/plate.ts';
import { handOverPlate } from '../../flow/plate/plateStore.ts';
import type { TireFailure } from '../api/tireHotelApi.ts';
import type { TireEvent } from '../flow/tireReducer.ts';
import type { TireState } from '../flow/tireState.ts';
import { Problem } from '../Problem.tsx';
import { StepHeading } from '../StepHeading.tsx';
import type { StepProps } from '../stepProps.ts';
import { trackTireFailure } from '../tireEvents.ts';
import * as styles from '../tireHotel.styles.ts';

interface SearchStepProps extends StepProps {
  state: TireState;
  send: (event: TireEvent) => void;
  loadKeys: () => Promise<unknown>;
  /** Link field: where to book a service without an agreement. */
  bookService: unknown;
}

/** Renders step 1: the plate (F107). */
export function SearchStep({ state, send, call, loadKeys, contact, site, bookService }: SearchStepProps) {
  const translate = useTranslate();
  const id = useId();
  const { language } = usePage();
  const [plate, setPlate] = useState(state.customer?.regNo ?? '');
  const [failure, setFailure] = useState<TireFailure | null>(null);
  /** Whether the visitor has tried to continue: then the field says that it is empty. */
  const [isChecked, setChecked] = useState(false);
  const isTooShort = plate.length < REG_NO_LENGTH.min;
  const isTooLong = plate.length > REG_NO_LENGTH.max;
  // A look-up that fails has the text of S3 §8 in any case.
  const isOffline = failure?.code === 'offline';
  const onPlate = (typed: string) => {
    setFailure(null);
    setPlate(typed);
  };
  usePlateInUrl((found) => onPlate(typedPlate(found)));

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (isTooShort || isTooLong) return event.currentTarget.querySelector('input')?.focus();
    setFailure(null);
    const result = await lookUp(call, plate, loadKeys);
    if ('value' in result) return send({ type: 'customerFound', customer: result.value });
    trackTireFailure(result.failure, site);
    setFailure(result.failure);
  }

  const failureMessage = isOffline ? tireHotelText('failed', language.code) : (failure?.message ?? '');
  const missing = isChecked && isTooShort ? translate('formErrorPlateRequired') : null;
  const error = isTooLong ? translate('formErrorPlateTooLong') : failureMessage;
  return (
    // A plate is never in a URL, also if this is sent without our script.
    <form method="post" className={styles.form} noValidate onSubmit={onSubmit} onFocus={() => void preload(call)}>
      <StepHeading>{translate('tireSearchTitle')}</StepHeading>
      {state.notice !== '' && (
        <p role="alert" className={styles.notice} data-notice="">
          {state.notice}
        </p>
      )}
      <div className={styles.search}>
        <PlateInput
          label={translate('tirePlate')}
          isLabelHidden
          plate={plate}
          isRefused={error !== ''}
          error={missing}
          describedBy={`${id}-error`}
          onPlate={onPlate}
        />
        <Continue isIncomplete={isTooShort} />
      </div>
      <PrivacyNotice use="workshop" />
      <Problem id={`${id}-error`} message={error} contact={contact}>
        {isOffline && <p>{failure.message}</p>}
        {failure?.code === 'agreement' && <ServiceLink field={bookService} plate={plate} />}
      </Problem>
    </form>
  );
}

/** Looks up the customer of a plate, and loads what the next steps encrypt with. */
const lookUp = (call: StepProps['call'], plate: string, loadKeys: () => Promise<unknown>) =>
  call(
    async (api) => {
      const found = await api.search(plate);
      if ('value' in found) await loadKeys();
      return found;
    },
    { blocks: true },
  );

/** Renders the button to the next step. Before the script has the form it is disabled, so that Enter does not send the form to the page. */
function Continue({ isIncomplete }: { isIncomplete: boolean }) {
  const translate = useTranslate();
  const isHydrated = useIsHydrated();
  return (
    <Button type="submit" className={flow.begin} disabled={!isHydrated} aria-disabled={isIncomplete || undefined}>
      {translate('tireContinue')}
    </Button>
  );
}

/** Loads the schemas of the calls while the visitor types. */
const preload = (call: StepProps['call']) => call(async () => ({ value: null }));

/** Renders the way to the service booking (S3 §2.4), which takes the plate over without a URL that has it, unless it is too long there. */
function ServiceLink({ field, plate }: { field: unknown; plate: string }) {
  const translate = useTranslate();
  const link = linkValue(field);
  if (!link) return null;
  const fitting = plate.length <= PLATE_LENGTH ? plate : '';
  return (
    <a className={buttons.secondary} href={link.href} onClick={() => handOverPlate(fitting)} data-book-service="">
      {link.text || translate('tireBookService')}
    </a>
  );
}

/** Calls back with the plate in the query, and removes it: a plate does not stay in a URL (Q36). */
function usePlateInUrl(onPlate: (text: string) => void): void {
  const replaceQuery = useReplaceQuery();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on load
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const plate = query.get(LINK_PLATE);
    if (plate === null) return;
    query.delete(LINK_PLATE);
    onPlate(plate);
    replaceQuery(() => (query.size === 0 ? '' : `?${query}`));
  }, []);
}
