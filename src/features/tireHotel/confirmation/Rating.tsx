import { useContext, useEffect, useRef } from 'react';
import { COMMENT_LENGTH } from '../../../contracts/tireHotel/tireHotelFields.ts';
import { Button } from '../../../ui/Button.tsx';
import { choiceId, FieldGroup } from '../../../ui/form/FieldGroup.tsx';
import { textsIn } from '../../../ui/form/fieldValues.ts';
import { FormProvider, formViewOf } from '../../../ui/form/formView.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { useFieldsForm } from '../../../ui/form/useFieldsForm.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { partTitle } from '../../flow/flow.styles.ts';
import { StepFocus } from '../../flow/stepFocus.ts';
import type { CallTireHotel } from '../stepProps.ts';
import * as styles from './confirmation.styles.ts';

const STARS = [1, 2, 3, 4, 5] as const;
const UNRATED = { rating: '', comment: '' };

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
  const { progress, submit } = useFieldsForm({
    element,
    initial: UNRATED,
    read: (fields) => textsIn(fields, ['rating', 'comment']),
    validate: ({ rating }) => (Number(rating) < 1 ? { rating: 'tireRateMissing' as const } : {}),
    async onSubmit({ rating, comment }) {
      const review = { rating: Number(rating), comment, date: new Date().toISOString() };
      await call((api) => api.review(review), { blocks: true, ignoresEnd: true });
      onRated();
      return { kind: 'sent' };
    },
  });
  const { isBlocked } = useContext(StepFocus);
  // The focus moves after a press, once nothing is blocked; not when a reload shows the thanks again.
  const hasPressed = useRef(false);
  useEffect(() => {
    const { isSent, errors } = progress;
    if (!hasPressed.current || isBlocked || !(isSent || errors.rating)) return;
    hasPressed.current = false;
    if (isSent) thanks.current?.focus();
    else element.current?.querySelector<HTMLInputElement>('[name="rating"]')?.focus();
  }, [progress, isBlocked]);

  if (isRated || progress.isSent) {
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
        hasPressed.current = true;
        void submit();
      }}
    >
      <h3 className={partTitle}>{translate('tireRateTitle')}</h3>
      <FormProvider value={formViewOf({ progress, idPrefix: 'tire' })}>
        <FieldGroup name="rating" label={{ text: translate('tireRating') }} isSingle>
          {({ id }) => (
            <div className={styles.stars}>
              {STARS.map((count, at) => (
                <label key={count}>
                  <input id={choiceId(id, at)} type="radio" name="rating" value={count} required />
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
