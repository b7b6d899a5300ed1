import { type TimeSlots, useTimeSlots as useSlots } from '../../flow/slots/useTimeSlots.ts';
import { codesOf, type FlowState, workshopsKey } from '../flow/flowState.ts';
import { useBookingApi } from '../useBookingApi.ts';

/** Loads four weeks of free times of a workshop from a day on, the one that the visitor holds among them. */
export function useTimeSlots(state: FlowState, departmentId: string, from: string): TimeSlots {
  const api = useBookingApi();
  const plate = state.car?.registrationNumber ?? '';
  const { holdId } = state;
  return useSlots(`${workshopsKey(state)} ${departmentId} ${from} ${holdId}`, async (signal) =>
    (await api()).timeSlots({ plate, departmentId, from, codes: codesOf(state), holdId, signal }),
  );
}
