import type { Translate } from '../../contracts/dictionary/dictionary.ts';
import { dateOf, longDay, timeOf } from '../flow/slots/slotTexts.ts';
import type { FlowSlot } from './flow/flowState.ts';
import { FULL_DAY_TIME } from './time/fullDay.ts';

/** Returns `tisdag 24 november, 09:30`, or with the text of a full day instead of the time. */
export const slotText = (slot: FlowSlot, locale: string, fullDay: string): string =>
  `${longDay(dateOf(slot), locale)}, ${slot.isFullDay ? fullDay.toLocaleLowerCase(locale) : timeOf(slot)}`;

/** Returns a booked time as its confirmation, the review and the page of its link say it: of a full day, when the car is left. */
export function visitWords(slot: FlowSlot, locale: string, translate: Translate): string {
  const text = slotText(slot, locale, translate('bookingFullDay'));
  return slot.isFullDay ? `${text}. ${translate('bookingFullDayText', { time: FULL_DAY_TIME })}` : text;
}
