import { blocks, heading, inline, lines, link, row } from '../../../lib/markdown.ts';
import type { CarRecord, ClaimRecord, ConditionRecord } from '../../contracts/assistants/records.ts';
import { type LocalizedText, plainText } from '../../contracts/search/valueTexts.ts';
import type { ConditionView } from '../carDetail/condition/conditionView.ts';
import type { AssistantPage } from './assistantPage.ts';

/** What the page claims of a car's condition and history, and the remarks of its test, which others have written. */
export function conditionRecord(
  view: ConditionView,
  page: AssistantPage,
): { condition: ConditionRecord; remarks: LocalizedText[] } {
  const { translate } = page;
  const { facts, protocol, history, battery, missing, contradiction } = view;
  const condition: ConditionRecord = {
    facts: facts.map(([label, text, document]) => ({
      label: translate(label),
      text,
      ...(document !== undefined && { documentUrl: page.absolute(document) }),
    })),
    ...(protocol && {
      test: {
        ...claimRecord(`${translate('conditionNumber', { number: protocol.number })}`, protocol, page),
        grades: protocol.grades.map(({ part, text, points }) => ({ label: part, text: joined([text, points]) })),
        remarks: protocol.remarks.length,
      },
    }),
    history: history.map(({ kind, reading, ...claim }) => claimRecord(joined([kind, reading]), claim, page)),
    ...(battery && { battery: claimRecord(battery.text, battery, page) }),
    missing: missing.map((label) => translate(label)),
    ...(contradiction !== undefined && { contradiction }),
  };
  const remarks = protocol?.remarks.map(({ number, text, part, severity }): LocalizedText => {
    return `${number}. ${plainText(text)} (${part}, ${severity})`;
  });
  return { condition, remarks: remarks ?? [] };
}

type Claim = Pick<NonNullable<ConditionView['battery']>, 'date' | 'issuer' | 'document'>;

function claimRecord(text: string, { date, issuer, document }: Claim, { absolute }: AssistantPage): ClaimRecord {
  return {
    text,
    date,
    ...(issuer && { issuer: plainText(issuer) }),
    ...(document !== undefined && { documentUrl: absolute(document) }),
  };
}

/** Returns condition and history as Markdown; empty without any. The remarks are among the quoted texts. */
export function conditionMarkdown({ condition }: CarRecord, page: AssistantPage): string {
  if (!condition) return '';
  const { translate } = page;
  const { facts, test, history, battery, missing, contradiction } = condition;
  return blocks(
    heading(2, translate('conditionTitle')),
    lines(facts.map((fact) => `${row(fact)}, ${evidence(fact.documentUrl, page)}`)),
    contradiction !== undefined && inline(contradiction),
    test &&
      blocks(
        heading(3, translate('conditionProtocol')),
        lines([claimLine(test, page), ...test.grades.map(row), row(remarkCount(test.remarks, page))]),
      ),
    history.length > 0 &&
      blocks(heading(3, translate('conditionHistory')), lines(history.map((claim) => claimLine(claim, page)))),
    battery && blocks(heading(3, translate('conditionBattery')), claimLine(battery, page)),
    lines(missing.map((text) => `- ${inline(text)}`)),
  );
}

const remarkCount = (count: number, { translate }: AssistantPage) => ({
  label: translate('conditionRemarks'),
  text: `${count}`,
});

/** Returns a claim as an entry of a list. */
const claimLine = ({ text, date, issuer, documentUrl }: ClaimRecord, page: AssistantPage): string =>
  `- ${inline(joined([text, date, issuer]))}, ${evidence(documentUrl, page)}`;

/** Returns a link to a document, or the words that there is none. */
const evidence = (url: string | undefined, { translate }: AssistantPage): string =>
  url === undefined ? inline(translate('conditionNoDocument')) : link(translate('conditionDocument'), url);

const joined = (texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(', ');
