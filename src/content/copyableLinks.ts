import { isRecord } from '../contracts/record.ts';
import { classes } from '../lib/classes.ts';
import { copies, copyButton } from '../ui/CopyButton.styles.ts';
import { ICON_SPRITE } from '../ui/iconSprite.ts';
import { textValue } from './fields.ts';

/** Labels of a copy button; `{value}` in the first is filled in. */
interface CopyLabels {
  copyValue: (value: string) => string;
  copied: string;
}

/** Markup that the server has sanitised: attributes in double quotes, nothing open. */
const CONTACT_LINK = /<a\b[^>]*\shref="(tel|mailto):([^"?]+)[^"]*"[^>]*>(.*?)<\/a>/gis;

/**
 * A rich text field in which every telephone number and e-mail address that is a link has a copy button behind it
 * (F024), the same as `CopyButton` makes. A field without such links is returned as it is, and so is one that is being
 * edited.
 */
export function withCopyButtons(field: unknown, labels: CopyLabels): unknown {
  if (isRecord(field) && 'metadata' in field) return field;
  const html = textValue(field);
  const result = html.replace(CONTACT_LINK, (link, kind: string, address: string, content: string) => {
    return `${link}${buttonMarkup(textToCopy(kind, address, content), labels)}`;
  });
  return result === html ? field : { value: result };
}

/** What is copied of a link to a telephone or a mailbox; null for any other. */
export function copiedValue(href: string, text: string): string | null {
  const [, kind, address] = /^(tel|mailto):([^?]+)/i.exec(href) ?? [];
  return kind && address ? textToCopy(kind, address, text) : null;
}

/** What is read, when it is the number or the address itself; else where the link leads. HTML, as it stands there. */
function textToCopy(kind: string, address: string, content: string): string {
  const text = content.replace(/<[^>]*>/g, '').trim();
  const isContact = kind.toLowerCase() === 'tel' ? /^[\d\s()+\u2010-\u2014/.-]{5,}$/ : /^[^\s@]+@[^\s@]+$/;
  return isContact.test(text) ? text : decoded(address);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address).replace(/[<>]/g, '');
  } catch {
    return address;
  }
}

/** `CopyButton` as text; a test holds the two together. */
function buttonMarkup(value: string, { copyValue, copied }: CopyLabels): string {
  const attributes = [
    ['type', 'button'],
    ['class', classes(copies, copyButton)],
    ['data-copy', value],
    ['data-copied', copied],
    ['aria-label', copyValue(value)],
  ].map(([name, text = '']) => `${name}="${text.replaceAll('"', '&quot;')}"`);
  const svg = `<svg width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><use href="${ICON_SPRITE}#copy"></use></svg>`;
  return `<button ${attributes.join(' ')}>${svg}</button>`;
}
