import { fetch } from 'undici';
import { signatureOf } from '../../lib/http/secrets.ts';
import { RefusedError, type Sender } from './send.ts';

export interface WebhookSenderOptions {
  secret: string;
  /** Milliseconds since 1970, for the timestamp. */
  now?: () => number;
}

const TIMEOUT = 10_000;
/** Statuses by which a receiver refuses a lead for good. Others may end: a key that is missing, a deploy, a lock. */
const REFUSALS: ReadonlySet<number> = new Set([400, 410, 413, 422]);

/**
 * Sends leads as webhooks: the body is the lead of the contract, `x-timestamp` are seconds since 1970, `x-signature` is `sha256=` and the HMAC
 * of `{timestamp}.{body}`, `idempotency-key` is the lead's id. 2xx accepts; 409 says that it was accepted before.
 */
export function createWebhookSender({ secret, now = Date.now }: WebhookSenderOptions): Sender {
  return {
    send: async ({ target, lead }) => {
      const body = JSON.stringify(lead);
      const timestamp = String(Math.floor(now() / 1_000));
      const { ok, status } = await fetch(target, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': lead.formSubmissionId,
          'x-timestamp': timestamp,
          'x-signature': `sha256=${signatureOf(secret, timestamp, body)}`,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      }).then(async (response) => {
        await response.body?.cancel();
        return response;
      });
      if (ok || status === 409) return;
      const message = `the webhook responded with status ${status}`;
      throw REFUSALS.has(status) ? new RefusedError(message) : new Error(message);
    },
    close: async () => {},
  };
}
