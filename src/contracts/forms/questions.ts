import type { Answer, EmbeddedForm } from '../content/embeddedForms.ts';

/** Kinds of questions of embedded forms that have a field. */
export type QuestionKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'number'
  | 'date'
  | 'choice'
  | 'several'
  | 'rating'
  | 'consent';

/** A question of an embedded form, as its field needs it. */
export interface Question {
  /** Id in the upstream. */
  id: string;
  /** Name of the field. Unique among all forms of a page; `email` and `phone` in it keep the words out of the tab's storage. */
  name: string;
  kind: QuestionKind;
  label: string;
  hint: string;
  isRequired: boolean;
  /** Choices, or the points of a rating. */
  options: readonly string[];
  min?: number;
  max?: number;
}

const KINDS: Readonly<Record<string, QuestionKind>> = {
  control_textbox: 'text',
  control_fullname: 'text',
  control_textarea: 'longText',
  control_email: 'email',
  control_phone: 'phone',
  control_number: 'number',
  control_spinner: 'number',
  control_datetime: 'date',
  control_radio: 'choice',
  control_dropdown: 'choice',
  control_checkbox: 'several',
  control_rating: 'rating',
  control_scale: 'rating',
  control_terms: 'consent',
};

/** Parts of a form that ask nothing; our page has its own heading, text and button. */
const SILENT: ReadonlySet<string> = new Set([
  'control_head',
  'control_text',
  'control_button',
  'control_divider',
  'control_pagebreak',
  'control_collapse',
]);

/** Whether a type of question has a field, or needs none. */
export const isKnownType = (type: string): boolean => Object.hasOwn(KINDS, type) || SILENT.has(type);

const MAX_CHOICES = 50;
const MAX_RATING = 10;
const USUAL_RATING = 5;

/** Returns the questions of a form that people answer, in its order. */
export function questionsOf({ id, answers }: EmbeddedForm): Question[] {
  const entries = Object.entries(answers).filter(([, { hidden }]) => hidden !== 'Yes');
  const sorted = entries.toSorted(([, one], [, other]) => Number(one.order ?? 0) - Number(other.order ?? 0));
  return sorted.flatMap(([question, answer]) => questionOf(id, question, answer) ?? []);
}

function questionOf(form: string, id: string, answer: Answer): Question | null {
  const kind = Object.hasOwn(KINDS, answer.type) ? KINDS[answer.type] : undefined;
  if (!kind) return null;
  const options = optionsOf(kind, answer);
  if ((kind === 'choice' || kind === 'several') && options.length === 0) return null;
  const min = limit(answer.minValue);
  const max = limit(answer.maxValue);
  return {
    id,
    name: `${kind}_${form}_${id}`,
    kind,
    label: plainText(answer.text),
    hint: plainText(answer.description ?? ''),
    isRequired: answer.required === 'Yes',
    options,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
}

function optionsOf(kind: QuestionKind, { options = '', stars, scaleAmount }: Answer): string[] {
  if (kind === 'rating') {
    const points = limit(stars ?? scaleAmount) ?? USUAL_RATING;
    return Array.from({ length: Math.min(Math.max(points, 2), MAX_RATING) }, (_, index) => String(index + 1));
  }
  const choices = options.split('|').map(plainText).filter(Boolean);
  return [...new Set(choices)].slice(0, MAX_CHOICES);
}

/** Returns a limit of a number; undefined for none. */
function limit(value: string | undefined): number | undefined {
  const number = Number(value);
  return value?.trim() && Number.isFinite(number) ? number : undefined;
}

const TAGS = /<[^<>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Returns the text of a little HTML, on one line. */
function plainText(html: string): string {
  const text = html
    .replace(TAGS, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => ENTITIES[entity] ?? entity);
  return text.replace(/\s+/g, ' ').trim();
}
