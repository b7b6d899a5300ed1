import { itemsValue, textValue } from '../../content/fields.ts';
import { plainText } from '../../lib/plainText.ts';

/** Field names of a question. */
export const QUESTION_FIELDS = { title: 'Question', text: 'Answer' } as const;

/** Returns a schema.org `FAQPage` with the complete questions of one or several lists; null without any. */
export function faqPage(lists: readonly unknown[]): Record<string, unknown> | null {
  const mainEntity = lists.flatMap(itemsValue).flatMap(({ fields }) => {
    const name = textValue(fields[QUESTION_FIELDS.title]).replace(/\s+/g, ' ').trim();
    const text = plainText(textValue(fields[QUESTION_FIELDS.text]));
    return name && text ? [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }] : [];
  });
  return mainEntity.length > 0 ? { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity } : null;
}
