import { classes } from '../../lib/classes.ts';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useSharedContext, useTranslate } from '../../ui/sharedContext.ts';
import type { CarCardView } from '../car/card.ts';
import * as styles from './CompareToggle.styles.ts';
import { COMPARE_FORM } from './compareForm.ts';
import { useIsCompared } from './compareStore.ts';
import { toggleCompared } from './toggleCompared.ts';

/** Renders the check box on a car's page that adds the car to the comparison or removes it. */
export function CompareToggle({ car }: { car: CarCardView }) {
  const shared = useSharedContext();
  const translate = useTranslate();
  const chosen = useIsCompared(car.id);
  if (shared.mode) return null;
  return (
    <label className={classes(styles.toggle, styles.button)}>
      <input
        type="checkbox"
        name="compare"
        value={car.id}
        form={COMPARE_FORM}
        checked={chosen}
        onChange={() => toggleCompared(car, shared)}
      />
      <span>{translate('compare')}</span>
      <span className={visuallyHidden}>{` ${car.title}`}</span>
    </label>
  );
}
