import type { EmbeddedSubmission } from '../../src/contracts/content/embeddedForms.ts';
import type { Outbox } from '../control/outbox.ts';
import { readJson } from '../lib/tables.ts';

type Answers = EmbeddedSubmission['answers'];
type Mail = Readonly<{ subject: string; text: string }>;

/** Mails by language. `{url}` is the link. */
const TEXTS = readJson<Readonly<Record<string, { confirm: Mail; welcome: Mail }>>>(
  new URL('./newsletterTexts.json', import.meta.url),
);

interface Subscription {
  email: string;
  language: string;
  unsubscribeUrl: string;
  status: 'pending' | 'confirmed' | 'ended';
}

/** The newsletter's form: a sign-up gets a mail with a link, a confirmed one a mail of welcome. */
export class Newsletter {
  readonly #outbox: Outbox;
  #subscriptions = new Map<string, Subscription>();

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
  }

  /** Returns an error for each invalid answer; null for valid ones. */
  errorsOf(answers: Answers): Record<string, string> | null {
    const needed = answers.status === 'pending' ? ['email', 'confirmUrl', 'unsubscribeUrl'] : [];
    const missing = ['subscription', 'language', 'status', ...needed].filter((name) => !answers[name]);
    return missing.length > 0 ? Object.fromEntries(missing.map((name) => [name, 'is missing'])) : null;
  }

  change(answers: Answers): void {
    const text = (name: string): string => String(answers[name] ?? '');
    const id = text('subscription');
    if (answers.status === 'pending') {
      const subscription: Subscription = {
        email: text('email'),
        language: text('language'),
        unsubscribeUrl: text('unsubscribeUrl'),
        status: 'pending',
      };
      this.#subscriptions.set(id, subscription);
      this.#send(subscription, 'confirm', text('confirmUrl'));
      return;
    }
    const subscription = this.#subscriptions.get(id);
    if (!subscription) return;
    if (answers.status === 'ended') subscription.status = 'ended';
    if (answers.status === 'confirmed' && subscription.status === 'pending') {
      subscription.status = 'confirmed';
      this.#send(subscription, 'welcome', subscription.unsubscribeUrl);
    }
  }

  #send({ email, language }: Subscription, kind: 'confirm' | 'welcome', url: string): void {
    const texts = TEXTS[language] ?? TEXTS.en;
    if (!texts) throw new Error('There is no English text of the newsletter.');
    const { subject, text } = texts[kind];
    this.#outbox.add({ channel: 'mail', to: email, subject, text: text.replace('{url}', url) });
  }
}
