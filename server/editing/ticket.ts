import { createHmac } from 'node:crypto';
import { sameSecret, secretsOf } from '../operations/sameSecret.ts';

/** Lifetime of a ticket, in milliseconds. */
const TICKET_LIFETIME_MS = 60 * 60 * 1_000;

/**
 * Creates a ticket that proves for an hour that its bearer knew the secret. It does not contain the secret.
 *
 * @param configured as `secretsOf` reads it; the first secret signs
 */
export function createTicket(configured: string, now: number): string {
  const [secret = ''] = secretsOf(configured);
  const expiresAt = String(now + TICKET_LIFETIME_MS);
  return `${expiresAt}.${signature(expiresAt, secret)}`;
}

/** Whether a ticket was created with one of the secrets and has not expired; `now` is in milliseconds since 1970. */
export function isTicket(ticket: unknown, configured: string, now: number): boolean {
  const [expiresAt = '', givenSignature] = typeof ticket === 'string' ? ticket.split('.') : [];
  const remaining = Number(expiresAt) - now;
  // Other processes check the ticket, so it uses the wall clock. A clock that is stepped back extends no ticket.
  const isSigned = secretsOf(configured).some((secret) => sameSecret(givenSignature, signature(expiresAt, secret)));
  return isSigned && remaining > 0 && remaining <= TICKET_LIFETIME_MS;
}

function signature(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`feaas ${text}`).digest('base64url');
}
