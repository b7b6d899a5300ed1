import { type LocalizedText, plainText } from '../../contracts/search/valueTexts.ts';

/** Whether content is collapsed is estimated from its text, so that server and browser agree without measuring (F060). */

/** Rows of technical data that are shown at once (S2 §9). */
export const TECHNICAL_ROWS = 5;
/** Number of characters that exceeds the collapsed height at a phone's width. */
const DESCRIPTION_LENGTH = 700;
const EQUIPMENT_LENGTH = 120;

export const foldsRows = (rows: readonly unknown[]) => rows.length > TECHNICAL_ROWS;
export const foldsDescription = (text: string) => text.length > DESCRIPTION_LENGTH || text.split('\n').length > 10;
export const foldsEquipment = (items: readonly LocalizedText[]) =>
  items.reduce((length, item) => length + plainText(item).length + 4, 0) > EQUIPMENT_LENGTH;
