import { type ReactNode, useEffect, useRef } from 'react';
import type { Fields } from '../../contracts/content/layout.ts';
import { clientOnlyPart } from '../../delivery/lazyParts.tsx';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { step as panel } from '../flow/flow.styles.ts';
import { spacedPlate } from '../flow/plate/plate.ts';
import { StepFocus, useTouched } from '../flow/stepFocus.ts';
import type { RequestContact } from '../leads/sellCar.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { Problem } from './Problem.tsx';
import { SearchStep } from './steps/SearchStep.tsx';
import * as styles from './tireHotel.styles.ts';
import { useTireHotel } from './useTireHotel.ts';

const LoginStep = clientOnlyPart(async () => (await import('./steps/LoginStep.tsx')).LoginStep);
const CodeStep = clientOnlyPart(async () => (await import('./steps/CodeStep.tsx')).CodeStep);
const VehicleStep = clientOnlyPart(async () => (await import('./steps/VehicleStep.tsx')).VehicleStep);
const BookingStep = clientOnlyPart(async () => (await import('./booking/BookingStep.tsx')).BookingStep);
const ConfirmationStep = clientOnlyPart(
  async () => (await import('./confirmation/ConfirmationStep.tsx')).ConfirmationStep,
);
const SessionWarning = clientOnlyPart(async () => (await import('./SessionWarning.tsx')).SessionWarning);

/** Renders the tire hotel: six steps in one panel, from the plate to the confirmed booking (F107–F114). */
export function TireHotelFlow({ fields, contact }: { fields: Fields; contact: RequestContact }) {
  const translate = useTranslate();
  const { site } = usePage();
  const { state, send: sendEvent, call, keep, loadKeys, restore, restoring, isBlocked } = useTireHotel();
  const [send, isTouched] = useTouched(sendEvent);
  const { step, part, customer, code, vehicle, confirmation, isRated, draft, isSent } = state;

  async function end(notice: string): Promise<void> {
    const result = await call((api) => api.logout(), { blocks: true });
    // What this browser has is removed in any case.
    send({ type: 'ended', notice: 'failure' in result ? result.failure.message : notice });
  }
  const onLogout = () => void end(translate('tireLoggedOut'));
  const onOtherCar = () => void end('');
  const isCovered = isBlocked || restoring === 'pending';
  const common = { call, contact, site: site.id };

  function stepView(): ReactNode {
    if (step === 'confirmation' && vehicle && confirmation) {
      return (
        <ConfirmationStep
          {...common}
          vehicle={vehicle}
          confirmation={confirmation}
          isRated={isRated}
          onRated={() => send({ type: 'rated' })}
          onOtherCar={onOtherCar}
        />
      );
    }
    if (step === 'booking' && vehicle) {
      return (
        <BookingStep
          {...common}
          vehicle={vehicle}
          part={part}
          draft={draft}
          onDraft={(changed) => send({ type: 'draftChanged', draft: changed })}
          onReview={() => send({ type: 'reviewOpened' })}
          onEdit={() => send({ type: 'stepShown', step: 'booking', part: 'form' })}
          onBack={() => send({ type: 'stepShown', step: 'loggedIn' })}
          isSent={isSent}
          onSent={() => send({ type: 'bookingSent' })}
          onRefused={() => send({ type: 'bookingRefused' })}
          onBooked={(booked) => send({ type: 'booked', confirmation: booked })}
        />
      );
    }
    if (step === 'loggedIn' && vehicle) {
      return (
        <VehicleStep
          {...common}
          vehicle={vehicle}
          information={fields.TireHotelInformationUrl}
          onBook={() => send({ type: 'bookingOpened' })}
          onOtherCar={onOtherCar}
        />
      );
    }
    if (step === 'code' && customer && code) {
      return <CodeStep {...common} customer={customer} code={code} send={send} loadKeys={loadKeys} />;
    }
    if (step === 'login' && customer) return <LoginStep {...common} customer={customer} send={send} />;
    return <SearchStep {...common} state={state} send={send} loadKeys={loadKeys} bookService={fields.BookService} />;
  }

  if (restoring === 'failed') {
    return (
      <Panel step="restoring" isBlocked={false}>
        <Problem message={translate('tireOffline')} contact={contact}>
          <Button onClick={() => void restore()}>{translate('tireRetry')}</Button>
        </Problem>
      </Panel>
    );
  }
  return (
    <StepFocus value={{ takesFocus: isTouched, isBlocked: isCovered }}>
      <Panel step={step} isBlocked={isCovered}>
        {vehicle && (
          <div className={styles.bar}>
            <span className={styles.plate}>{spacedPlate(vehicle.regNo)}</span>
            <Button kind="ghost" onClick={onLogout} data-logout="">
              {translate('tireLogout')}
            </Button>
          </div>
        )}
        <div key={step} className={styles.stepContent}>
          {stepView()}
        </div>
        <footer className={styles.footer}>
          <p>{translate('tireFooter')}</p>
          <ContactLinks {...contact} />
        </footer>
      </Panel>
      {vehicle && <SessionWarning call={call} keep={keep} />}
    </StepFocus>
  );
}

/** Renders the panel of a step. During a call an overlay covers it, and nothing in it can be used (S3 §4.3). */
function Panel({ step, isBlocked, children }: { step: string; isBlocked: boolean; children: ReactNode }) {
  const translate = useTranslate();
  const content = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      focused.current = target as HTMLElement;
    };
    const element = content.current;
    element?.addEventListener('focusin', onFocusIn);
    return () => element?.removeEventListener('focusin', onFocusIn);
  }, []);
  useEffect(() => {
    if (!isBlocked) return;
    return () => {
      // What becomes inert loses the focus. It returns, or goes to what the call has shown to be wrong. A new step takes it afterwards.
      const shown = content.current?.querySelector<HTMLElement>('[data-refocus], [aria-invalid="true"]');
      const target = shown ?? (document.activeElement === document.body ? focused.current : null);
      if (target?.isConnected) target.focus({ preventScroll: true });
    };
  }, [isBlocked]);
  return (
    <section className={classes(panel, styles.covered)} data-status="open" data-step={step} aria-busy={isBlocked}>
      <div ref={content} className={styles.panelContent} inert={isBlocked}>
        {children}
      </div>
      <div role="status" className={styles.overlay} data-visible={isBlocked || undefined}>
        {isBlocked && <span>{translate('tireBusy')}</span>}
      </div>
    </section>
  );
}
