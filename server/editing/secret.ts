import { createHmac } from 'node:crypto';
import { sameSecret } from '../operations/sameSecret.ts';

/** How long a ticket is good for, in milliseconds. */
const TICKET_LIFE = 60 * 60 * 1_000;

/** Says for an hour that its bearer has shown the secret, without being it. */
export function createTicket(secret: string, now: number): string {
  const until = String(now + TICKET_LIFE);
  return `${until}.${signature(until, secret)}`;
}

/** Whether it was made with the secret and its hour has not passed; `now` in milliseconds since 1970. */
export function isTicket(ticket: unknown, secret: string, now: number): boolean {
  const [until = '', signed] = typeof ticket === 'string' ? ticket.split('.') : [];
  const left = Number(until) - now;
  // Other processes read it too, so it is of the wall clock; one that was stepped back makes no ticket last.
  return sameSecret(signed, signature(until, secret)) && left > 0 && left <= TICKET_LIFE;
}

function signature(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`feaas ${text}`).digest('base64url');
}
