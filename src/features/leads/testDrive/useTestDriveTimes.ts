import { type TimeSlots, useTimeSlots } from '../../flow/slots/useTimeSlots.ts';
import { fetchTimes } from './testDriveApi.ts';

/**
 * Loads four weeks of free times of the dealer of a car.
 *
 * @param hold id of the visitor's hold, of which no other one loads them again
 */
export const useTestDriveTimes = (car: string, from: string, hold: string): TimeSlots =>
  useTimeSlots(`${car} ${from}`, (signal) => fetchTimes({ car, from, hold, signal }));
