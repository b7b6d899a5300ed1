import { createTransport } from 'nodemailer';
import { type Mail, mailsOf } from '../mail/mails.ts';
import type { FindTemplate } from '../mail/templates.ts';
import { RefusedError, type Sender } from './send.ts';

export interface MailSenderOptions {
  smtpUrl: string;
  from: string;
  findTemplate: FindTemplate;
}

const CONNECTIONS = 4;
const CONNECT_TIMEOUT = 10_000;
const SOCKET_TIMEOUT = 30_000;

/**
 * Sends the mails of leads by SMTP. A mail that is sent twice, because a process ended in between, has the same `Message-ID`: mail servers
 * and programs show it once.
 */
export function createMailSender({ smtpUrl, from, findTemplate }: MailSenderOptions): Sender {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    socketTimeout: SOCKET_TIMEOUT,
  });
  const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ channel, target, lead }) => {
      const mail = mailsOf(lead, findTemplate).find(({ audience }) => audience === channel);
      if (!mail) throw new RefusedError('the lead has no such mail');
      const { subject, text, html, replyTo } = mail;
      try {
        await transport.sendMail({
          from,
          to: target,
          ...(replyTo && { replyTo }),
          subject,
          text,
          ...(html !== undefined && { html }),
          messageId: `<${lead.formSubmissionId}.${channel}.${nameOf(target)}@${domain}>`,
          headers: headersOf(mail, lead.formSubmissionId),
        });
      } catch (error) {
        throw isRefusal(error) ? new RefusedError((error as Error).message) : error;
      }
    },
    close: async () => transport.close(),
  };
}

/** Answers of holiday replies would go to nobody. */
const headersOf = ({ audience, headers }: Mail, id: string): Record<string, string> => ({
  'X-Lead-Id': id,
  ...(audience === 'customer' && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
  ...headers,
});

/** A part of an address that a `Message-ID` may have. */
const nameOf = (address: string): string => address.replace(/[^\w.-]+/g, '-');

/** Whether the server has refused the mail for good: a status of 5xx that is not about the login or the connection. */
function isRefusal(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
