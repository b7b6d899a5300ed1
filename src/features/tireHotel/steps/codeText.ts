import { CODE_LENGTH } from '../../../contracts/tireHotel/tireHotelFields.ts';

/** Returns the digits of a text as a code: `12 34`, `kod: 1234 (10 min)` and full-width digits too. */
export const codeIn = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH);

/** Returns which box a caret is in: behind the last digit it is the last box. */
export const boxOf = (caret: number): number => Math.min(caret, CODE_LENGTH - 1);

/** Returns minutes and seconds: `9 min 41 s`, `41 s`. @param ms from 0 */
export function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
