import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';

/** Labels of moving a booked time. */
export const MOVE_LABELS: readonly DictionaryKey[] = [
  'slotsNeedScripts',
  'slotMoveReview',
  'slotMoveFrom',
  'slotMoveTo',
  'slotMoveConfirm',
  'slotMoveOther',
];
