import { quotation } from '../../../lib/markdown.ts';
import type { QuotedTexts } from '../../contracts/assistants/records.ts';
import { type LocalizedText, plainText } from '../../contracts/search/valueTexts.ts';
import type { AssistantPage } from './assistantPage.ts';

/** Characters of a description that assistants get. */
const LONGEST_TEXT = 8_000;

interface Given {
  version?: string;
  campaigns?: readonly LocalizedText[];
  equipment?: readonly LocalizedText[];
  description?: LocalizedText;
  finance?: readonly (LocalizedText | undefined)[];
  remarks?: readonly LocalizedText[];
}

/** Returns texts that others have written, marked as such; empty ones are left out. */
export function quotedTexts(given: Given, { translate }: Pick<AssistantPage, 'translate'>): QuotedTexts {
  const { version, description } = given;
  const lists = [given.campaigns, given.equipment, given.finance, given.remarks];
  const [campaigns, equipment, finance, remarks] = lists.map((texts = []) =>
    texts.flatMap((text) => (text ? [cut(plainText(text))] : [])),
  );
  return {
    notice: translate('assistantsQuoted'),
    ...(version && { version: cut(version) }),
    ...(campaigns?.length && { campaigns }),
    ...(equipment?.length && { equipment }),
    ...(description && plainText(description) && { description: cut(plainText(description)) }),
    ...(finance?.length && { finance }),
    ...(remarks?.length && { remarks }),
  };
}

const cut = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);

/** Returns the quoted texts as one quotation; empty without any. */
export function quotedMarkdown(quoted: QuotedTexts, { translate }: Pick<AssistantPage, 'translate'>): string {
  const { notice, version, campaigns = [], equipment = [], description, finance = [], remarks = [] } = quoted;
  const list = (items: readonly string[]) => items.map((item) => `- ${item.replace(/\s+/g, ' ')}`).join('\n');
  const parts = [
    version,
    list(campaigns),
    equipment.length > 0 && `${translate('equipment')}:\n${list(equipment)}`,
    description,
    remarks.length > 0 && `${translate('conditionRemarks')}:\n${list(remarks)}`,
    ...finance,
  ];
  const body = parts.filter(Boolean).join('\n\n');
  return body === '' ? '' : quotation(notice, body);
}
