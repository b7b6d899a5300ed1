import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Customer } from '../../../contracts/tireHotel/authorization.ts';
import { tireHotelText } from '../../../contracts/tireHotel/tireHotelErrors.ts';
import { CODE_LENGTH, CODE_LIFETIME_MS, CODE_TRIES, RESEND_MS } from '../../../contracts/tireHotel/tireHotelFields.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as flow from '../../flow/flow.styles.ts';
import type { TireFailure } from '../api/tireHotelApi.ts';
import { LOGGED_IN, type TireEvent } from '../flow/tireReducer.ts';
import type { RequestedCode } from '../flow/tireState.ts';
import { Problem } from '../Problem.tsx';
import { StepHeading } from '../StepHeading.tsx';
import type { StepProps } from '../stepProps.ts';
import { trackTireFailure, trackTireStep } from '../tireEvents.ts';
import * as styles from '../tireHotel.styles.ts';
import { CodeField } from './CodeField.tsx';
import * as own from './code.styles.ts';
import { timeText } from './codeText.ts';
import { FacilitiesLink } from './LoginStep.tsx';
import { useMessageCode } from './useMessageCode.ts';
import { useNow } from './useNow.ts';

interface CodeStepProps extends StepProps {
  customer: Customer;
  code: RequestedCode;
  send: (event: TireEvent) => void;
  loadKeys: () => Promise<unknown>;
}

/** Renders step 3: the code of the text message (F109, U16, U17). */
export function CodeStep({ customer, code, send, call, loadKeys, contact, site }: CodeStepProps) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [digits, setDigits] = useState('');
  const { failure, setFailure, verify } = useVerification({ code, send, call, loadKeys, site });
  const [isComplete, setComplete] = useState(false);
  const [isRenewed, setRenewed] = useState(false);
  const age = Math.max(0, useNow() - code.requestedAt);
  const left = Math.max(0, CODE_LIFETIME_MS - age);
  const isUsedUp = code.wrongTries >= CODE_TRIES;

  useMessageCode((found) => {
    setFailure(null);
    setDigits(found);
    setComplete(found.length === CODE_LENGTH);
  });
  // The button can take the focus once it is enabled (S3 §4.3).
  useEffect(() => {
    if (isComplete) button.current?.focus();
    setComplete(false);
  }, [isComplete]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (digits.length === CODE_LENGTH && !isUsedUp) void verify(digits);
  }

  return (
    <>
      <form method="post" className={styles.form} noValidate onSubmit={onSubmit}>
        <StepHeading field={input}>{translate('tireCodeTitle')}</StepHeading>
        <p id={`${id}-sent`}>{translate('tireCodeSent', { phone: customer.obfuscatedPhoneNumber })}</p>
        <CodeField
          id={id}
          label={translate('tireCodeLabel')}
          value={digits}
          input={input}
          isInvalid={failure !== null || isUsedUp}
          takesFocus={isRenewed}
          describedBy={`${id}-sent ${id}-error`}
          onChange={(value) => {
            setFailure(null);
            setRenewed(false);
            setDigits(value);
          }}
          onComplete={() => setComplete(true)}
        />
        <Problem
          id={`${id}-error`}
          message={isUsedUp ? translate('tireCodeUsedUp') : (failure?.message ?? '')}
          contact={contact}
        />
        <p className={flow.note}>{left > 0 && !isUsedUp && translate('tireCodeLeft', { time: timeText(left) })}</p>
        <p role="status" className={styles.expired}>
          {left === 0 && translate('tireCodeExpired')}
        </p>
        <Button
          ref={button}
          type="submit"
          className={flow.next}
          disabled={digits.length < CODE_LENGTH || isUsedUp}
          data-verify=""
        >
          {translate('tireVerify')}
        </Button>
      </form>
      <NewCode
        customer={customer}
        isNeeded={isUsedUp}
        waitMs={Math.max(0, RESEND_MS - age)}
        onCode={(requested) => {
          setDigits('');
          setFailure(null);
          setRenewed(true);
          send({ type: 'codeSent', code: requested });
        }}
        {...{ call, contact, site }}
      />
      <Button kind="ghost" className={styles.start} onClick={() => send({ type: 'stepShown', step: 'search' })}>
        {translate('tireOtherPlate')}
      </Button>
    </>
  );
}

type VerificationProps = Pick<CodeStepProps, 'code' | 'send' | 'call' | 'loadKeys' | 'site'>;

/** Returns why the code was refused, and a function that sends it. */
function useVerification({ code, send, call, loadKeys, site }: VerificationProps) {
  const { language } = usePage();
  const [failure, setFailure] = useState<TireFailure | null>(null);
  async function verify(digits: string): Promise<void> {
    setFailure(null);
    const result = await call(
      async (api) => {
        const validated = await api.validate(code.authorizationToken, digits);
        if ('value' in validated) await loadKeys();
        return validated;
      },
      { blocks: true },
    );
    if ('value' in result && result.value.status === LOGGED_IN && result.value.vehicles.length > 0) {
      trackTireStep(2, site);
      return send({ type: 'codeVerified', validated: result.value });
    }
    const found =
      'failure' in result
        ? result.failure
        : { status: 200, code: 'upstream', message: tireHotelText('failed', language.code), wait: 0 };
    trackTireFailure(found, site);
    setFailure(found);
    if (found.code === 'code') send({ type: 'codeRefused' });
  }
  return { failure, setFailure, verify };
}

interface NewCodeProps extends StepProps {
  customer: Customer;
  /** Whether the code that was sent can no longer be used. */
  isNeeded: boolean;
  /** Milliseconds until a new code can be sent (Q28). */
  waitMs: number;
  onCode: (code: RequestedCode) => void;
}

/** Renders what to do without a message, and the button for a new code (U16). */
function NewCode({ customer, isNeeded, waitMs, onCode, call, contact, site }: NewCodeProps) {
  const translate = useTranslate();
  const [outcome, setOutcome] = useState<TireFailure | 'sent' | null>(null);

  async function sendCode(): Promise<void> {
    setOutcome(null);
    const result = await call((api) => api.login(customer.encryptedPhoneNumber), { blocks: true });
    if ('failure' in result) {
      trackTireFailure(result.failure, site);
      return setOutcome(result.failure);
    }
    setOutcome('sent');
    onCode({ ...result.value, requestedAt: Date.now(), wrongTries: 0 });
  }

  return (
    <div>
      <details className={own.help} open={isNeeded || undefined}>
        <summary>
          <span>{translate('tireNoMessage')}</span>
          <Icon name="chevronDown" size={16} />
        </summary>
        <div>
          <p>{translate('tireNoMessageHelp')}</p>
          <FacilitiesLink />
          <Button kind="secondary" disabled={waitMs > 0} onClick={() => void sendCode()} data-new-code="">
            {waitMs > 0 ? translate('tireNewCodeIn', { seconds: Math.ceil(waitMs / 1_000) }) : translate('tireNewCode')}
          </Button>
        </div>
      </details>
      <p role="status">{outcome === 'sent' && translate('tireNewCodeSent')}</p>
      <Problem message={outcome !== null && outcome !== 'sent' ? outcome.message : ''} contact={contact} />
    </div>
  );
}
