/** A message to a person, as that person gets it. */
export interface OutboxMessage {
  readonly channel: 'mail' | 'sms';
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  /** The text of a mail as HTML. */
  readonly html?: string;
  /** Header fields of its own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The calendar file of a mail: its name and its text. */
  readonly calendar?: { readonly name: string; readonly text: string };
}

const MAX_MESSAGES = 5_000;
const LINE_BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** The messages that upstreams send; nothing leaves the machine. */
export class Outbox {
  #messages: OutboxMessage[] = [];

  /** Adds a message. Headers are one line each. */
  add({ channel, to, subject, text, html, headers, calendar }: OutboxMessage): void {
    const line = (header: string): string => header.replace(LINE_BREAKS, ' ');
    this.#messages = [
      ...this.#messages.slice(1 - MAX_MESSAGES),
      {
        channel,
        to: line(to),
        subject: line(subject),
        text,
        ...(html && { html }),
        ...(headers && { headers }),
        ...(calendar && { calendar }),
      },
    ];
  }

  clear(): void {
    this.#messages = [];
  }

  state(): readonly OutboxMessage[] {
    return this.#messages;
  }
}
