import { useState } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useSharedContext, useTranslate } from '../../ui/sharedContext.ts';
import type { CarCardView } from '../car/card.ts';
import * as styles from './SaveButton.styles.ts';
import { MAX_SAVED, toggleSaved, useIsSaved } from './savedStore.ts';

/** Renders the button on a car's page that saves the car on this device, or removes it. */
export function SaveButton({ car }: { car: CarCardView }) {
  const { mode, language } = useSharedContext();
  const translate = useTranslate();
  const isSaved = useIsSaved(car.id);
  const [isLimitReached, setLimitReached] = useState(false);
  if (mode) return null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isSaved}
        onClick={() => setLimitReached(!toggleSaved(car, language.code))}
        onBlur={() => setLimitReached(false)}
      >
        <Icon name="heart" size={20} />
        <span>{translate(isSaved ? 'savedCar' : 'saveCar')}</span>
        <span className={visuallyHidden}>{` ${car.title}`}</span>
      </button>
      {isLimitReached && (
        <span role="alert" className={styles.inlineMessage}>
          {translate('savedFull', { max: MAX_SAVED })}
        </span>
      )}
    </>
  );
}
