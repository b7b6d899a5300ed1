import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Whether what was shown is the secret. Takes the same time whatever it is and however long. */
export function isSecret(shown: unknown, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(typeof shown === 'string' ? shown : ''), digest(secret)) && typeof shown === 'string';
}

/** How long a ticket is good for, in milliseconds. */
const TICKET_LIFE = 60 * 60 * 1_000;

/** Says for an hour that its bearer has shown the secret, without being it. */
export function createTicket(secret: string, now: number): string {
  const until = String(now + TICKET_LIFE);
  return `${until}.${signature(until, secret)}`;
}

export function isTicket(ticket: unknown, secret: string, now: number): boolean {
  const [until = '', signed] = typeof ticket === 'string' ? ticket.split('.') : [];
  return isSecret(signed, signature(until, secret)) && Number(until) > now;
}

function signature(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`feaas ${text}`).digest('base64url');
}
