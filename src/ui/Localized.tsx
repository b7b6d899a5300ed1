import { type LocalizedText, langOf, plainText } from '../contracts/valueTexts.ts';

/** Renders a text. A text in another language than the page's has an element with `lang` (WCAG 3.1.2). */
export function Localized({ text }: { text: LocalizedText }) {
  const lang = langOf(text);
  return lang === undefined ? plainText(text) : <span lang={lang}>{plainText(text)}</span>;
}
