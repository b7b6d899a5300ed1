import { type DraftedTime, HOLD_FIELD, TIME_FIELD } from '../draft/draftedTime.ts';

/** Renders the fields of the time for a test drive that is sent with the form, and of its hold. */
export function TimeFields({ time, holdId }: DraftedTime) {
  return (
    <>
      <input type="hidden" name={TIME_FIELD} value={time} />
      {holdId && <input type="hidden" name={HOLD_FIELD} value={holdId} />}
    </>
  );
}
