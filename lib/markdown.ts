import { visibleText } from './visibleText.ts';

/**
 * Writes Markdown (CommonMark with the autolinks of GFM). Every text goes through `inline` or `quotation`, so that no text from outside ends its
 * place, and none makes a heading, a link, an image or HTML.
 */

const MARKUP = /[\\`*_{}[\]<>#|~&]/g;
/** What GFM makes a link of without any sign: `https://…`, `www.…`, `name@host`. */
const AUTOLINK = /(?<=\b(?:https?|ftp|mailto|xmpp|javascript|data))(?=:)|(?<=\bwww)(?=\.)|(?=@)/gi;
/** What begins a list, a heading, a rule or a code block at the beginning of a line. */
const BLOCK_START = /^(?:[-+=:]|\d{1,9}[.)](?=\s|$))/;

/** Returns a text as one line that is only text. */
export function inline(text: string): string {
  const line = visibleText(text)
    .replace(/[ \n]+/g, ' ')
    .trim();
  const plain = line.replace(MARKUP, '\\$&').replace(AUTOLINK, '\\');
  return plain.replace(BLOCK_START, (start) => `${start.slice(0, -1)}\\${start.slice(-1)}`);
}

/** Returns a heading. */
export const heading = (level: 1 | 2 | 3, text: string): string => `${'#'.repeat(level)} ${inline(text)}`;

/** Returns an entry of a list: label and text. */
export const row = ({ label, text }: { label: string; text: string }): string =>
  `- **${inline(label)}:** ${inline(text)}`;

/** Returns a link. @param url absolute, of our own making */
export const link = (text: string, url: string): string => `[${inline(text)}](${linkTarget(url)})`;

/** Returns an e-mail address as a link, or as a text when it is none. */
export const mail = (address: string): string =>
  /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address) ? `<${address}>` : inline(address);

const linkTarget = (url: string): string =>
  URL.parse(url)?.href.replace(/[()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`) ?? '';

/** The longest run of backticks that a quotation keeps: its fence is one longer. */
const LONGEST_RUN = 8;

/**
 * Returns the text of somebody else, between a notice and the end of its code block. Line breaks stay.
 *
 * @param notice says whose text it is
 */
export function quotation(notice: string, text: string): string {
  const body = visibleText(text).replace(/`{9,}/g, '`'.repeat(LONGEST_RUN)).trim();
  const longest = Math.max(2, ...[...body.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${inline(notice)}\n\n${fence}text\n${body}\n${fence}`;
}

/** Joins blocks by empty lines; empty ones are left out. */
export const blocks = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join('\n\n');

/** Joins lines; empty ones are left out. */
export const lines = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join('\n');
