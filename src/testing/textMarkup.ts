/** An element that only holds a text, because the text stands beside others (docs/decisions/0159). */
const TEXT_ELEMENT = /<span>([^<]*)<\/span>/g;

/** Returns a document with texts in place of the elements that only hold them. */
export const withoutTextElements = (html: string): string =>
  html.replaceAll('<!-- -->', '').replace(TEXT_ELEMENT, '$1');
