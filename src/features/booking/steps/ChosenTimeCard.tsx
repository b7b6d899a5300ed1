import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { ChosenTime } from '../flow/flowState.ts';
import { slotText } from '../texts.ts';
import { FULL_DAY_TIME } from '../time/fullDay.ts';
import { WorkshopMap } from './WorkshopMap.tsx';
import * as styles from './workshops.styles.ts';

/** Renders the chosen workshop and time, with its small map (F093). */
export function ChosenTimeCard({ chosen, onChange }: { chosen: ChosenTime; onChange?: () => void }) {
  const translate = useTranslate();
  const { locale } = usePage().language;
  const { workshop, slot } = chosen;
  const { departmentId, siteName, address, latitude: lat, longitude: lng } = workshop;
  return (
    <div className={styles.chosen}>
      <strong>{slotText(slot, locale, translate('bookingFullDay'))}</strong>
      {slot.isFullDay && <span>{translate('bookingFullDayText', { time: FULL_DAY_TIME })}</span>}
      <span>{`${siteName}, ${address}`}</span>
      <WorkshopMap
        className={styles.smallMap}
        places={[{ id: departmentId, name: siteName, lat, lng }]}
        name={translate('bookingMapOf', { name: siteName })}
      />
      {onChange && (
        <Button kind="secondary" onClick={onChange}>
          {translate('bookingChangeTime')}
        </Button>
      )}
    </div>
  );
}
