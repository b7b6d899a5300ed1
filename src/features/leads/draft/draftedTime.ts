import { isTimeSlot } from '../../../contracts/booking/bookingFields.ts';
import { draftKey } from './draftKey.ts';
import { readDraft } from './formDraft.ts';

/** A time for a test drive and the id of its hold; empty for none. */
export interface DraftedTime {
  time: string;
  holdId: string;
}

export const NO_TIME: DraftedTime = { time: '', holdId: '' };
/** Names of the fields. */
export const TIME_FIELD = 'testDriveTime';
export const HOLD_FIELD = 'testDriveHold';

/**
 * Returns the time that was chosen in the contact form of a page before a reload; none when it is over, or when no
 * test drive is wished. Browser only.
 */
export function draftedTime(path: string): DraftedTime {
  const draft = readDraft(draftKey(path, 'contact', undefined));
  const time = draft.testDrive ? String(draft[TIME_FIELD] ?? '') : '';
  return isFutureSlot(time) ? { time, holdId: String(draft[HOLD_FIELD] ?? '') } : NO_TIME;
}

export const isFutureSlot = (time: string): boolean => isTimeSlot(time) && Date.parse(time) > Date.now();
