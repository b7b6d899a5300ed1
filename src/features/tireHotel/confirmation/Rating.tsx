import { useContext, useEffect, useRef, useState } from 'react';
import { COMMENT_LENGTH } from '../../../contracts/tireHotel/tireHotelFields.ts';
import { Button } from '../../../ui/Button.tsx';
import { choiceId, FieldGroup } from '../../../ui/form/FieldGroup.tsx';
import { FormProvider, type FormView } from '../../../ui/form/formView.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { partTitle } from '../../flow/flow.styles.ts';
import { StepFocus } from '../../flow/stepFocus.ts';
import type { CallTireHotel } from '../stepProps.ts';
import * as styles from './confirmation.styles.ts';

const STARS = [1, 2, 3, 4, 5] as const;

interface RatingProps {
  call: CallTireHotel;
  isRated: boolean;
  onRated: () => void;
}

/** Renders the rating: 1 to 5 stars and a comment, once for a booking. It ends in the thanks, whatever the server says (F113, S3 §4.3). */
export function Rating({ call, isRated, onRated }: RatingProps) {
  const translate = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState<'open' | 'missing' | 'sent'>('open');
  const { isBlocked } = useContext(StepFocus);
  // The focus moves after a press, once nothing is blocked; not when a reload shows the thanks again.
  const hasPressed = useRef(false);
  useEffect(() => {
    if (!hasPressed.current || isBlocked || status === 'open') return;
    hasPressed.current = false;
    if (status === 'sent') thanks.current?.focus();
    else element.current?.querySelector<HTMLInputElement>('[name="rating"]')?.focus();
  }, [status, isBlocked]);

  async function rate(): Promise<void> {
    hasPressed.current = true;
    const data = new FormData(element.current ?? undefined);
    const rating = Number(data.get('rating'));
    if (rating < 1) return setStatus('missing');
    const review = { rating, comment: String(data.get('comment') ?? ''), date: new Date().toISOString() };
    await call((api) => api.review(review), { blocks: true, ignoresEnd: true });
    setStatus('sent');
    onRated();
  }

  if (isRated || status === 'sent') {
    return (
      <div className={styles.rating}>
        <p ref={thanks} tabIndex={-1} role="status" className={styles.thanks} data-rated="">
          {translate('tireRateThanks')}
        </p>
      </div>
    );
  }
  return (
    <form
      ref={element}
      method="post"
      noValidate
      className={styles.rating}
      onSubmit={(event) => {
        event.preventDefault();
        void rate();
      }}
    >
      <h3 className={partTitle}>{translate('tireRateTitle')}</h3>
      <FormProvider value={viewOf(status === 'missing')}>
        <FieldGroup name="rating" label={{ text: translate('tireRating') }} isSingle>
          {({ id }) => (
            <div className={styles.stars}>
              {STARS.map((count, at) => (
                <label key={count}>
                  <input
                    id={choiceId(id, at)}
                    type="radio"
                    name="rating"
                    value={count}
                    required
                    onChange={() => setStatus('open')}
                  />
                  <Icon name="star" size={32} />
                  <span className={visuallyHidden}>{translate('tireStars', { count })}</span>
                </label>
              ))}
            </div>
          )}
        </FieldGroup>
        <TextAreaField
          name="comment"
          label={{ text: translate('tireRateComment') }}
          optional
          maxLength={COMMENT_LENGTH}
          rows={3}
        />
      </FormProvider>
      <Button type="submit" kind="secondary" data-rate="">
        {translate('tireRateSend')}
      </Button>
    </form>
  );
}

/** Returns the state of the form, in which the stars alone are required. */
function viewOf(isMissing: boolean): FormView {
  const errorOf = (field: string) => (isMissing && field === 'rating' ? ('tireRateMissing' as const) : undefined);
  return {
    idPrefix: 'tire',
    isSent: false,
    isSending: false,
    isChanged: false,
    textOf: () => '',
    isChecked: () => false,
    errorOf,
    errors: isMissing ? [['rating', 'tireRateMissing']] : [],
    problem: null,
    isExample: false,
  };
}
