import { checkboxValue, isEmptyField } from '../../content/fields.ts';
import type { Fields } from '../../contracts/content/layout.ts';

/** Returns whether the header has a message (F017). */
export const hasAlert = ({ HasMessage, MessageTitle, MessageText }: Fields): boolean =>
  checkboxValue(HasMessage) && !(isEmptyField(MessageTitle) && isEmptyField(MessageText));
