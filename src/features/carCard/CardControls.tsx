import { classes } from '../../lib/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useSharedContext, useTranslate } from '../../ui/sharedContext.ts';
import * as compare from '../compare/CompareToggle.styles.ts';
import { COMPARE_FORM } from '../compare/compareForm.ts';
import * as save from '../saved/SaveButton.styles.ts';

/**
 * The controls of a car, on its card and on its page. Their markup is always the same: `connectCard` sets their state and handles
 * their events, so that a card needs no hydration.
 */

/** Renders the heart that saves a car on this device, or removes it. On the car's page it shows its label. */
export function SaveHeart({ title, isOnPage = false }: { title: string; isOnPage?: boolean }) {
  const translate = useTranslate();
  if (useSharedContext().mode) return null;
  return (
    <button type="button" className={isOnPage ? save.button : save.onCard} aria-pressed={false}>
      <Icon name="heart" size={isOnPage ? 20 : 22} />
      <span className={isOnPage ? undefined : visuallyHidden}>{translate('saveCar')}</span>
      <span className={visuallyHidden}>{` ${title}`}</span>
    </button>
  );
}

interface CompareBoxProps {
  id: string;
  title: string;
  isOnPage?: boolean;
}

/** Renders the check box that adds a car to the comparison. On a list, a form submits it without scripts. */
export function CompareBox({ id, title, isOnPage = false }: CompareBoxProps) {
  const translate = useTranslate();
  if (useSharedContext().mode) return null;
  return (
    <label className={classes(compare.toggle, isOnPage && compare.button)}>
      <input type="checkbox" name="compare" value={id} form={COMPARE_FORM} />
      <span>{translate('compare')}</span>
      <span className={visuallyHidden}>{` ${title}`}</span>
    </label>
  );
}
