import { timeZoneOf } from '../../../../lib/timeZone.ts';
import { testDriveEvent } from '../../../contracts/leads/testDriveEvent.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttons } from '../../../ui/button.styles.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { Fact, PlaceLines } from '../../flow/Fact.tsx';
import { saveCalendarFile } from '../../flow/slots/calendarFile.ts';
import { slotText } from '../../flow/slots/slotTexts.ts';
import * as styles from './testDrive.styles.ts';

/** A test drive, as its confirmation and its page show it. */
export interface ShownTestDrive {
  id: string;
  timeSlot: string;
  sequence?: number | undefined;
  dealer: {
    name: string;
    address: string;
    email?: string | null | undefined;
    latitude?: number | undefined;
    longitude?: number | undefined;
  };
}

interface TestDriveBookedProps extends ShownTestDrive {
  /** The page on which it is moved and cancelled. */
  href: string;
}

/** Renders the confirmation of a test drive: number, time, address, what to bring, a calendar file, and the link to change it. */
export function TestDriveBooked({ href, ...drive }: TestDriveBookedProps) {
  const translate = useTranslate();
  return (
    <div className={styles.booked} data-booked={drive.id}>
      <strong>{translate('testDriveBooked')}</strong>
      <TestDriveFacts {...drive} />
      <p>{`${translate('testDriveSent')} ${translate('testDriveBring')}`}</p>
      <div className={styles.actions}>
        <CalendarButton {...drive} />
        <a className={buttons.secondary} data-reload="" href={href}>
          {translate('testDriveManage')}
        </a>
      </div>
    </div>
  );
}

/** Renders number, time and place of a test drive. */
export function TestDriveFacts({ id, timeSlot, dealer, carName }: ShownTestDrive & { carName?: string }) {
  const translate = useTranslate();
  const { locale } = usePage().language;
  return (
    <dl data-time={timeSlot}>
      <Fact label={translate('testDriveNumber')}>{id}</Fact>
      <Fact label={translate('testDriveWhen')}>{slotText(timeSlot, locale)}</Fact>
      <Fact label={translate('testDriveWhere')}>
        <PlaceLines {...dealer} />
      </Fact>
      <Fact label={translate('testDriveCar')}>{carName}</Fact>
    </dl>
  );
}

/** Renders the button that saves a test drive in the visitor's calendar; after a move, in place of the entry before. */
export function CalendarButton(drive: ShownTestDrive) {
  const { id, dealer } = drive;
  const translate = useTranslate();
  const { site } = usePage();
  const save = () => {
    const texts = {
      summary: translate('testDriveEvent', { name: dealer.name }),
      description: `${translate('testDriveNumber')}: ${id}\n${translate('testDriveBring')}`,
    };
    const event = { ...drive, site: site.id, timeZone: timeZoneOf(site.country), ...texts };
    saveCalendarFile(`${id}.ics`, testDriveEvent(event, Date.now()));
  };
  return (
    <Button kind="secondary" onClick={save}>
      <Icon name="calendar" size={18} />
      <span>{translate('testDriveCalendarFile')}</span>
    </Button>
  );
}
