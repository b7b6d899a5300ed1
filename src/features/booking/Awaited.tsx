import { useTranslate } from '../../ui/sharedContext.ts';
import * as slotStyles from '../dealers/slots/slotCalendar.styles.ts';
import type { RequestContact } from '../leads/sellCar.ts';
import { HelpLine } from './HelpLine.tsx';
import { Loading } from './Loading.tsx';

/** Renders that the booking of a link is loading; without scripts, how to reach somebody. */
export function Awaited({ contact }: { contact: RequestContact }) {
  const translate = useTranslate();
  return (
    <>
      <div className={slotStyles.scripted}>
        <Loading rows={3} />
      </div>
      <div className={slotStyles.scriptless}>
        <p>{translate('slotsNeedScripts')}</p>
        <HelpLine contact={contact} />
      </div>
    </>
  );
}
