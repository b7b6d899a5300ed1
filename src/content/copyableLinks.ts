import { isRecord } from '../../lib/record.ts';
import { classes } from '../lib/classes.ts';
import { copies, copyButton } from '../ui/copy/CopyButton.styles.ts';
import { line } from '../ui/icon/IconFrame.styles.ts';
import { ICON_SPRITE } from '../ui/icon/iconSprite.ts';
import { textValue } from './fields.ts';

/** Labels of a copy button. */
interface CopyLabels {
  copyValue: (value: string) => string;
  copied: string;
}

/** Matches contact links in sanitised markup: attributes in double quotes, all elements closed. */
const CONTACT_LINK = /<a\b[^>]*\shref="(tel|mailto):([^"?]+)[^"]*"[^>]*>(.*?)<\/a>/gis;

/**
 * Adds a copy button, as `CopyButton` renders it, after each telephone and email link of a rich text field (F024). Returns
 * the same field when it has no such links or is being edited.
 */
export function withCopyButtons(field: unknown, labels: CopyLabels): unknown {
  if (isRecord(field) && 'metadata' in field) return field;
  const html = textValue(field);
  const result = html.replace(CONTACT_LINK, (link, kind: string, contact: string, content: string) => {
    return `${link}${buttonMarkup(textToCopy(kind, contact, content), labels)}`;
  });
  return result === html ? field : { value: result };
}

/** Returns the text that is copied for a telephone or email link; null for other links. */
export function copiedValue(href: string, text: string): string | null {
  const [, kind, contact] = /^(tel|mailto):([^?]+)/i.exec(href) ?? [];
  return kind && contact ? textToCopy(kind, contact, text) : null;
}

/** Returns the link's text when it is a number or an email address; else the target of the link. As HTML. */
function textToCopy(kind: string, contact: string, content: string): string {
  const text = content.replace(/<[^>]*>/g, '').trim();
  const isContact = kind.toLowerCase() === 'tel' ? /^[\d\s()+\u2010-\u2014/.-]{5,}$/ : /^[^\s@]+@[^\s@]+$/;
  return isContact.test(text) ? text : decoded(contact);
}

function decoded(contact: string): string {
  try {
    return decodeURIComponent(contact).replace(/[<>]/g, '');
  } catch {
    return contact;
  }
}

/** Returns the markup of `CopyButton`. A test compares the two. */
function buttonMarkup(value: string, { copyValue, copied }: CopyLabels): string {
  const attributes = [
    ['type', 'button'],
    ['class', classes(copies, copyButton)],
    ['data-copy', value],
    ['data-copied', copied],
    ['aria-label', copyValue(value)],
  ].map(([name, text = '']) => `${name}="${text.replaceAll('"', '&quot;')}"`);
  const svg = `<svg class="${line}" width="16" height="16" aria-hidden="true"><use href="${ICON_SPRITE}#copy"></use></svg>`;
  return `<button ${attributes.join(' ')}>${svg}</button>`;
}
