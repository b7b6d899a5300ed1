import { useState } from 'react';
import { timeZoneOf } from '../../../../lib/timeZone.ts';
import type { TestDrive } from '../../../contracts/leads/testDrive.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { firstOfWeek, weekStartOf } from '../../../ui/form/calendarMonth.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { dateText } from '../../dealers/hours/openingState.ts';
import { Awaited } from '../../flow/managed/Awaited.tsx';
import { ManagedLayout } from '../../flow/managed/ManagedLayout.tsx';
import { MoveSteps } from '../../flow/managed/MoveSteps.tsx';
import { useManaged } from '../../flow/managed/useManaged.ts';
import { Problem } from '../../flow/Problem.tsx';
import { SlotCalendar } from '../../flow/slots/SlotCalendar.tsx';
import { slotText } from '../../flow/slots/slotTexts.ts';
import { useTimeSlots } from '../../flow/slots/useTimeSlots.ts';
import { ContactLines } from '../ContactLines.tsx';
import type { RequestContact } from '../sellCar.ts';
import { changeTestDrive, type ManageResult, timesOfTestDrive } from './manageApi.ts';
import { CalendarButton, TestDriveFacts } from './TestDriveBooked.tsx';
import * as styles from './testDrive.styles.ts';

type Failure = Extract<ManageResult, { failure: unknown }>['failure'];

/** The text of each failure. */
const FAILURES = {
  token: 'testDriveLinkInvalid',
  expired: 'testDriveExpired',
  timeSlot: 'formErrorTestDriveLost',
  rate: 'formErrorRate',
  failed: 'testDriveFailed',
} as const satisfies Record<Failure, string>;

const loadTestDrive = (token: string) => changeTestDrive('', { token });

const isExpired = (failure: Failure) => failure === 'expired';
const isUnknown = (failure: Failure) => failure === 'failed';

/** Renders the test drive of the link's token: it can be moved and cancelled until its time has come. */
export function ManagedTestDrive({ contact }: { contact: RequestContact }) {
  const translate = useTranslate();
  const managed = useManaged(loadTestDrive, isExpired, isUnknown);
  const { token, value: drive, failure, open, isBusy, change } = managed;
  const move = async (timeSlot: string) => {
    const { failure: failed } = await change(
      () => changeTestDrive('/move', { token, timeSlot }),
      translate('testDriveMoved'),
      (moved) => moved.timeSlot === timeSlot,
    );
    return failed === 'timeSlot';
  };
  const cancel = () => change(() => changeTestDrive('/cancel', { token }), translate('testDriveCancelled'));

  const help = (
    <ContactLines phone={drive?.dealer.phone || contact.phone} email={drive?.dealer.email || contact.email} />
  );
  const problem = failure && (
    <Problem message={translate(FAILURES[failure])} takesFocus>
      {help}
    </Problem>
  );
  if (!drive) return problem ?? <Awaited help={help} />;
  return (
    <ManagedLayout
      managed={managed}
      className={styles.booked}
      booked={drive.id}
      texts={{
        cancelled: translate('testDriveCancelled'),
        move: translate('testDriveMove'),
        cancel: translate('testDriveCancel'),
        question: translate('testDriveCancelQuestion'),
        keep: translate('testDriveKeep'),
      }}
      facts={<TestDriveFacts {...drive} />}
      problem={problem}
      calendar={<CalendarButton {...drive} />}
      onCancel={() => void cancel()}
      times={<MoveTimes drive={drive} token={token} isBusy={isBusy} onMove={move} onKeep={() => open('shown')} />}
      help={help}
    />
  );
}

interface MoveTimesProps {
  drive: TestDrive;
  token: string;
  isBusy: boolean;
  /** Moves the test drive. Resolves to whether the time turned out not to be free. */
  onMove: (timeSlot: string) => Promise<boolean>;
  onKeep: () => void;
}

/** Renders the free times of the dealer of a test drive, then the move to check. */
function MoveTimes({ drive, token, isBusy, onMove, onKeep }: MoveTimesProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const [today] = useState(() => dateText(Date.now(), timeZoneOf(site.country)));
  const [from, setFrom] = useState(() => firstOfWeek(today, weekStartOf(site)));
  const slots = useTimeSlots(from, () => timesOfTestDrive(token, from));
  return (
    <MoveSteps<string>
      title={translate('testDriveMove')}
      from={slotText(drive.timeSlot, language.locale)}
      textOf={(timeSlot) => slotText(timeSlot, language.locale)}
      isBusy={isBusy}
      onMove={async (timeSlot) => {
        const isLost = await onMove(timeSlot);
        if (isLost) slots.reload();
        return isLost;
      }}
      keepLabel={translate('testDriveKeep')}
      onKeep={onKeep}
    >
      {(choose, chosen) => (
        <SlotCalendar
          name={drive.dealer.name}
          slots={slots}
          today={today}
          from={from}
          onFrom={setFrom}
          chosen={chosen}
          onChoose={choose}
        />
      )}
    </MoveSteps>
  );
}
