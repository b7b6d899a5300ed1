import type { Elements } from '../../../lib/browser/elements.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { Loading } from '../Loading.tsx';
import * as slotStyles from '../slots/slotCalendar.styles.ts';

/** Renders that the booking of a link is loading; without scripts, how to reach somebody. */
export function Awaited({ help }: { help: Elements }) {
  const translate = useTranslate();
  return (
    <>
      <div className={slotStyles.scripted}>
        <Loading rows={3} />
      </div>
      <div className={slotStyles.scriptless}>
        <p>{translate('slotsNeedScripts')}</p>
        {help}
      </div>
    </>
  );
}
