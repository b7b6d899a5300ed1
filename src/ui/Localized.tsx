import { type LocalizedText, langOf, plainText } from '../contracts/search/valueTexts.ts';

/** Renders a text, with `lang` when it is in another language than the page's (WCAG 3.1.2). */
export function Localized({ text }: { text: LocalizedText }) {
  return <span lang={langOf(text)}>{plainText(text)}</span>;
}
