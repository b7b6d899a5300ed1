import { useState } from 'react';
import type { Customer } from '../../../contracts/tireHotel/authorization.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useFeature, useTranslate } from '../../../ui/sharedContext.ts';
import * as flow from '../../flow/flow.styles.ts';
import { spacedPlate } from '../../flow/plate/plate.ts';
import type { TireFailure } from '../api/tireHotelApi.ts';
import type { TireEvent } from '../flow/tireReducer.ts';
import { Problem } from '../Problem.tsx';
import { StepHeading } from '../StepHeading.tsx';
import type { StepProps } from '../stepProps.ts';
import { trackTireFailure, trackTireStep } from '../tireEvents.ts';
import * as styles from '../tireHotel.styles.ts';

interface LoginStepProps extends StepProps {
  customer: Customer;
  send: (event: TireEvent) => void;
}

/** Renders step 2: where the code goes, and the button that sends it (F108). */
export function LoginStep({ customer, send, call, contact, site }: LoginStepProps) {
  const translate = useTranslate();
  const [failure, setFailure] = useState<TireFailure | null>(null);

  async function sendCode(): Promise<void> {
    setFailure(null);
    const result = await call((api) => api.login(customer.encryptedPhoneNumber), { blocks: true });
    if ('value' in result) {
      trackTireStep(1, site);
      return send({ type: 'codeSent', code: { ...result.value, requestedAt: Date.now(), wrongTries: 0 } });
    }
    trackTireFailure(result.failure, site);
    setFailure(result.failure);
  }

  return (
    <>
      <StepHeading>{translate('tireLoginTitle', { phone: customer.obfuscatedPhoneNumber })}</StepHeading>
      <dl className={styles.pairs}>
        <div>
          <dt>{translate('tirePlate')}</dt>
          <dd>{spacedPlate(customer.regNo)}</dd>
        </div>
        <div>
          <dt>{translate('tirePhone')}</dt>
          <dd>{customer.obfuscatedPhoneNumber}</dd>
        </div>
      </dl>
      <p>
        <span>{`${translate('tireWrongPhone')} `}</span>
        <FacilitiesLink />
      </p>
      <Problem message={failure?.message ?? ''} contact={contact} />
      <div className={flow.actions}>
        <Button onClick={() => void sendCode()} data-send-code="">
          {translate('tireSendCode')}
        </Button>
        <Button kind="ghost" onClick={() => send({ type: 'stepShown', step: 'search' })}>
          {translate('tireOtherPlate')}
        </Button>
      </div>
    </>
  );
}

/** Renders 'Kontakta oss': the link to the page of all facilities (S3 §2.4). */
export function FacilitiesLink() {
  const translate = useTranslate();
  const { site, language } = usePage();
  const hasDealers = useFeature('stock');
  if (!hasDealers) return null;
  return (
    <a className={styles.link} href={language.prefix + site.paths.dealers}>
      {translate('tireContactUs')}
    </a>
  );
}
