import { useState } from 'react';
import type { ManagedBooking } from '../../../contracts/booking/managedBooking.ts';
import { stockholmDay } from '../../../contracts/stockholm.ts';
import { sundayOf } from '../../dealers/slots/weeks.ts';
import { type FlowSlot, type FlowState, INITIAL_STATE, type SelectedService } from '../flow/flowState.ts';
import { TimesCalendar } from '../steps/TimesCalendar.tsx';
import { useTimeSlots } from '../steps/useTimeSlots.ts';

interface MoveTimesProps {
  booking: ManagedBooking;
  /** Resolves to whether the booking was moved; free times are loaded again when it was not. */
  onChoose: (slot: FlowSlot) => Promise<boolean>;
}

/** Renders the free times of the booking's workshop for its services. */
export function MoveTimes({ booking, onChoose }: MoveTimesProps) {
  const [state] = useState(() => stateOf(booking));
  const [from, setFrom] = useState(() => sundayOf(stockholmDay(Date.now())));
  const slots = useTimeSlots(state, booking.departmentId, from);
  return (
    <TimesCalendar
      name={booking.workshop.siteName}
      slots={slots}
      from={from}
      onFrom={setFrom}
      chosen={null}
      onChoose={async (slot) => {
        if (!(await onChoose(slot))) slots.reload();
      }}
    />
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
