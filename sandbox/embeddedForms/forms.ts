import type { Answer } from '../../src/contracts/content/embeddedForms.ts';
import { readJson } from '../lib/tables.ts';

/** The form that gets sign-ups for the newsletter. Pages cannot embed it. */
export const NEWSLETTER_FORM = '900000000000001';

interface FormTexts {
  /** Last digits of the ids of the forms in this language. */
  number: string;
  event: Readonly<
    Record<
      'name' | 'email' | 'phone' | 'guests' | 'guestsHint' | 'session' | 'interests' | 'wishes' | 'consent',
      string
    >
  > & { sessions: readonly string[]; interestOptions: readonly string[] };
  feedback: Readonly<Record<'rating' | 'date' | 'reason' | 'better' | 'email' | 'emailHint', string>> & {
    reasons: readonly string[];
  };
  question: Readonly<Record<'name' | 'email' | 'phone' | 'topic' | 'place' | 'message' | 'consent', string>> & {
    topics: readonly string[];
  };
}

const TEXTS = readJson<Readonly<Record<string, FormTexts>>>(new URL('./formTexts.json', import.meta.url));

const REQUIRED = { required: 'Yes' } as const;

/** An evening at the dealer: the usual kinds of questions, and one that our pages cannot show. */
function eventForm({ event }: FormTexts): Record<string, Answer> {
  return {
    1: { type: 'control_head', text: event.session, order: '1' },
    3: { type: 'control_fullname', text: event.name, order: '2', name: 'name', ...REQUIRED },
    4: { type: 'control_email', text: event.email, order: '3', name: 'email', ...REQUIRED },
    5: { type: 'control_phone', text: event.phone, order: '4', name: 'phone' },
    6: {
      type: 'control_number',
      text: event.guests,
      order: '5',
      name: 'guests',
      description: event.guestsHint,
      minValue: '1',
      maxValue: '6',
      ...REQUIRED,
    },
    7: {
      type: 'control_radio',
      text: event.session,
      order: '6',
      name: 'session',
      options: event.sessions.join('|'),
      ...REQUIRED,
    },
    8: {
      type: 'control_checkbox',
      text: event.interests,
      order: '7',
      name: 'interests',
      options: event.interestOptions.join('|'),
    },
    9: { type: 'control_textarea', text: event.wishes, order: '8', name: 'wishes' },
    10: { type: 'control_signature', text: 'Signature', order: '9', name: 'signature' },
    11: { type: 'control_terms', text: event.consent, order: '10', name: 'consent', ...REQUIRED },
    12: { type: 'control_textbox', text: 'Campaign', order: '11', name: 'campaign', hidden: 'Yes' },
    2: { type: 'control_button', text: 'Submit', order: '12' },
  };
}

/** What visitors think of the workshop. */
function feedbackForm({ feedback }: FormTexts): Record<string, Answer> {
  return {
    3: { type: 'control_rating', text: feedback.rating, order: '1', name: 'rating', stars: '5', ...REQUIRED },
    4: {
      type: 'control_dropdown',
      text: feedback.reason,
      order: '2',
      name: 'reason',
      options: feedback.reasons.join('|'),
      ...REQUIRED,
    },
    5: { type: 'control_datetime', text: feedback.date, order: '3', name: 'date' },
    6: { type: 'control_textarea', text: feedback.better, order: '4', name: 'better' },
    7: { type: 'control_email', text: feedback.email, order: '5', name: 'email', description: feedback.emailHint },
  };
}

/** A question to customer service. */
function questionForm({ question }: FormTexts): Record<string, Answer> {
  return {
    3: {
      type: 'control_dropdown',
      text: question.topic,
      order: '1',
      name: 'topic',
      options: question.topics.join('|'),
      ...REQUIRED,
    },
    4: { type: 'control_textarea', text: question.message, order: '2', name: 'message', ...REQUIRED },
    5: { type: 'control_textbox', text: question.place, order: '3', name: 'place' },
    6: { type: 'control_fullname', text: question.name, order: '4', name: 'name', ...REQUIRED },
    7: { type: 'control_email', text: question.email, order: '5', name: 'email', ...REQUIRED },
    8: { type: 'control_phone', text: question.phone, order: '6', name: 'phone' },
    9: { type: 'control_terms', text: question.consent, order: '7', name: 'consent', ...REQUIRED },
  };
}

/** Every form by its id: the evening is `2405110001{n}`, the feedback `2405110002{n}`, the question `2405110003{n}`. */
export const FORMS: ReadonlyMap<string, Record<string, Answer>> = new Map(
  Object.values(TEXTS).flatMap((texts) => [
    [`2405110001${texts.number}`, eventForm(texts)] as const,
    [`2405110002${texts.number}`, feedbackForm(texts)] as const,
    [`2405110003${texts.number}`, questionForm(texts)] as const,
  ]),
);
