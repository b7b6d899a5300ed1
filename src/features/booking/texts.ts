import { dateOf, longDay, timeOf } from '../dealers/slots/slotTexts.ts';
import type { FlowSlot } from './flow/flowState.ts';

/** Returns `tisdag 24 november, 09:30`, or with the text of a full day instead of the time. */
export const slotText = (slot: FlowSlot, locale: string, fullDay: string): string =>
  `${longDay(dateOf(slot), locale)}, ${slot.isFullDay ? fullDay.toLocaleLowerCase(locale) : timeOf(slot)}`;
