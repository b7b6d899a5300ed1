import { Icon } from '../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useSharedContext, useTranslate } from '../../ui/sharedContext.ts';
import { toggle } from '../compare/CompareToggle.styles.ts';
import { COMPARE_FORM } from '../compare/compareForm.ts';
import { onCard } from '../saved/SaveButton.styles.ts';

/**
 * The controls of a card. Their markup is always the same: `connectCard` sets their state and handles their events, so that a card
 * needs no hydration.
 */

/** Renders the heart that saves a car on this device, or removes it. */
export function SaveHeart({ title }: { title: string }) {
  const translate = useTranslate();
  if (useSharedContext().mode) return null;
  return (
    <button type="button" className={onCard} aria-pressed={false}>
      <Icon name="heart" size={22} />
      <span className={visuallyHidden}>{translate('saveCar')}</span>
      <span className={visuallyHidden}>{` ${title}`}</span>
    </button>
  );
}

/** Renders the check box that adds a car to the comparison. A form submits it without scripts. */
export function CompareBox({ id, title }: { id: string; title: string }) {
  const translate = useTranslate();
  if (useSharedContext().mode) return null;
  return (
    <label className={toggle}>
      <input type="checkbox" name="compare" value={id} form={COMPARE_FORM} />
      <span>{translate('compare')}</span>
      <span className={visuallyHidden}>{` ${title}`}</span>
    </label>
  );
}
