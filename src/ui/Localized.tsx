import { type LocalizedText, langOf, plainText } from '../contracts/valueTexts.ts';

/** A text in its language: in an element of its own when that is not the page's (WCAG 3.1.2). */
export function Localized({ text }: { text: LocalizedText }) {
  const lang = langOf(text);
  return lang === undefined ? plainText(text) : <span lang={lang}>{plainText(text)}</span>;
}
