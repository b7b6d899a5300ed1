import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useSharedContext, useTranslate } from '../../ui/sharedContext.ts';
import type { CarCardView } from '../car/card.ts';
import * as styles from './SaveButton.styles.ts';
import { MAX_SAVED, toggleSaved, useIsSaved } from './savedStore.ts';

/** Saves a car on this device, or removes it: a heart on cards, a labelled button on the car's page. */
export function SaveButton({ car, button = false }: { car: CarCardView; button?: boolean }) {
  const { mode, language } = useSharedContext();
  const translate = useTranslate();
  const isSaved = useIsSaved(car.id);
  const [isLimitReached, setLimitReached] = useState(false);
  if (mode) return null;
  return (
    <>
      <button
        type="button"
        className={button ? styles.button : styles.onCard}
        aria-pressed={isSaved}
        onClick={() => setLimitReached(!toggleSaved(car, language.code))}
        onBlur={() => setLimitReached(false)}
      >
        <Icon name="heart" size={button ? 20 : 22} />
        <span className={button ? undefined : visuallyHidden}>{translate(isSaved ? 'savedCar' : 'saveCar')}</span>
        <span className={visuallyHidden}> {car.title}</span>
      </button>
      {isLimitReached && (
        <span role="alert" className={button ? styles.inlineMessage : styles.message}>
          {translate('savedFull', { max: MAX_SAVED })}
        </span>
      )}
    </>
  );
}
