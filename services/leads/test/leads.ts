import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';
import type { Lead } from '../../../src/contracts/leads/leads.ts';
import { type ServiceProcess, startProcess } from '../../lib/test/serviceProcess.ts';

/** A real SMTP server, a receiver of webhooks, and leads, for tests of the leads service. */

export const KEY = 'sesame';
export const SECRET = 'a secret of the webhook';

/** A mail as the server received it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  readonly mail: Email;
  /** The message as it was sent. */
  readonly raw: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Recipients that it refuses, with the status. */
  readonly refused: Map<string, number>;
  close(): Promise<void>;
}

/** Starts an SMTP server that keeps mails. @param port 0: a free one */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refused = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, callback) => {
      const responseCode = refused.get(address);
      callback(responseCode ? Object.assign(new Error(`<${address}> is refused`), { responseCode }) : null);
    },
    onData: async (stream, session, callback) => {
      const { mailFrom, rcptTo } = session.envelope;
      const message = Buffer.concat(await stream.toArray());
      const mail = await PostalMime.parse(message);
      received.push({
        from: addressOf(mailFrom),
        to: rcptTo.map(addressOf).join(),
        mail,
        raw: message.toString('latin1'),
      });
      callback();
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: bound } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    received,
    refused,
    close: () => new Promise((done) => server.close(done)),
  };
}

const addressOf = (address: SMTPServerAddress | false): string => (address ? address.address : '');

/** A webhook as the receiver got it. */
export interface ReceivedWebhook {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Starts a receiver of webhooks. `statuses` are what it responds with first; then 200. */
export async function startReceiver() {
  const received: ReceivedWebhook[] = [];
  const statuses: number[] = [];
  const server = createServer(async (req, res) => {
    const body = Buffer.concat(await req.toArray()).toString();
    const status = statuses.shift() ?? 200;
    if (status < 300) received.push({ headers: req.headers, body });
    res.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`, received, statuses, close };
}

/** Starts the leads service on a free port, and waits until it listens. */
export const startLeadsProcess = (databaseUrl: string, variables: Record<string, string>): Promise<ServiceProcess> =>
  startProcess(resolve(import.meta.dirname, '../main.ts'), 'leads', {
    DATABASE_URL: databaseUrl,
    LEADS_KEYS: KEY,
    MAIL_FROM: 'Norrväg <no-reply@norrvag-se.example>',
    ...variables,
  });

/** Values of a contact form about a car. */
export const VALUES = {
  email: 'anna@example.com',
  phone: '0701234567',
  name: 'Anna Ek',
  car: '17',
  carNames: ['Volvo XC60, ABC123'],
  toName: 'Norrväg Malmö',
  toEmail: 'leads.malmo@norrvag-se.example',
  siteEmail: 'info.malmo@norrvag-se.example',
  siteName: 'Norrväg Malmö',
  source: 'https://norrvag-se.example/kop-bil/17/volvo',
  language: 'sv',
};

/** Returns a lead of a contact form with an id of its own. */
export const leadWith = (values: object = {}, formSubmissionId: string = randomUUID()): Lead => ({
  formName: 'contact',
  formSubmissionId,
  values: { ...VALUES, ...values },
});

/** Sends a lead, and returns status and body. */
export async function sendLead(url: string, lead: unknown, key = KEY) {
  const response = await fetch(`${url}/forms`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
