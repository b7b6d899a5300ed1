import { createHmac } from 'node:crypto';
import { sameSecret } from '../operations/sameSecret.ts';

/** Lifetime of a ticket, in milliseconds. */
const TICKET_LIFETIME_MS = 60 * 60 * 1_000;

/** Creates a ticket that proves for an hour that its bearer knew the secret. It does not contain the secret. */
export function createTicket(secret: string, now: number): string {
  const expiresAt = String(now + TICKET_LIFETIME_MS);
  return `${expiresAt}.${signature(expiresAt, secret)}`;
}

/** Whether a ticket was created with the secret and has not expired; `now` is in milliseconds since 1970. */
export function isTicket(ticket: unknown, secret: string, now: number): boolean {
  const [expiresAt = '', givenSignature] = typeof ticket === 'string' ? ticket.split('.') : [];
  const remaining = Number(expiresAt) - now;
  // Other processes check the ticket, so it uses the wall clock. A clock that is stepped back extends no ticket.
  return sameSecret(givenSignature, signature(expiresAt, secret)) && remaining > 0 && remaining <= TICKET_LIFETIME_MS;
}

function signature(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`feaas ${text}`).digest('base64url');
}
