import { useState } from 'react';
import { stockholmDay } from '../../../../lib/stockholm.ts';
import type { ManagedBooking } from '../../../contracts/booking/managedBooking.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { firstOfWeek, weekStartOf } from '../../../ui/form/calendarMonth.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { MoveSteps } from '../../flow/managed/MoveSteps.tsx';
import { type FlowSlot, type FlowState, INITIAL_STATE, type SelectedService } from '../flow/flowState.ts';
import { TimesCalendar } from '../steps/TimesCalendar.tsx';
import { useTimeSlots } from '../steps/useTimeSlots.ts';
import { visitWords } from '../texts.ts';

interface MoveTimesProps {
  booking: ManagedBooking;
  isBusy: boolean;
  /** Moves the booking. Resolves to whether the time turned out not to be free. */
  onMove: (slot: FlowSlot) => Promise<boolean>;
  onKeep: () => void;
}

/** Renders the free times of the booking's workshop for its services, then the move to check. */
export function MoveTimes({ booking, isBusy, onMove, onKeep }: MoveTimesProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const [state] = useState(() => stateOf(booking));
  const [from, setFrom] = useState(() => firstOfWeek(stockholmDay(Date.now()), weekStartOf(site)));
  const slots = useTimeSlots(state, booking.departmentId, from);
  return (
    <MoveSteps<FlowSlot>
      title={translate('bookingMoveTitle')}
      from={visitWords(booking, language.locale, translate)}
      textOf={(slot) => visitWords(slot, language.locale, translate)}
      isBusy={isBusy}
      onMove={async (slot) => {
        const isLost = await onMove(slot);
        if (isLost) slots.reload();
        return isLost;
      }}
      keepLabel={translate('bookingCancelNo')}
      onKeep={onKeep}
    >
      {(choose, chosen) => (
        <TimesCalendar
          name={booking.workshop.siteName}
          slots={slots}
          from={from}
          onFrom={setFrom}
          chosen={chosen}
          onChoose={choose}
        />
      )}
    </MoveSteps>
  );
}

/** Returns the part of a flow's state on which free times depend. */
function stateOf({ registrationNumber, kobraProductIds }: ManagedBooking): FlowState {
  const services = kobraProductIds.map((code): [string, SelectedService] => [
    code,
    {
      code,
      name: code,
      price: 0,
      priceKnown: false,
      priceDiscount: null,
      listDiscount: null,
      exclusiveCodes: [],
      type: 'service',
      unit: 1,
      unitAbbreviation: '',
      userInput: '',
    },
  ]);
  const car = { registrationNumber, brand: '', model: '', buildYear: 2000, hasServiceAgreement: false };
  const location = { name: '', latitude: 0, longitude: 0, placeId: null };
  return { ...INITIAL_STATE, car, location, services: Object.fromEntries(services) };
}
