import { describe, expect, test } from '@jest/globals';
import { createTicket, isTicket } from './ticket.ts';

describe('F003 tickets', () => {
  const now = 1_000_000;
  const ticket = createTicket('s3cret', now);

  test('a ticket is valid for an hour', () => {
    expect(isTicket(ticket, 's3cret', now + 3_599_999)).toBe(true);
    expect(isTicket(ticket, 's3cret', now + 3_600_000)).toBe(false);
  });

  test('Q54: a wall clock that is stepped back extends no ticket', () => {
    expect(isTicket(ticket, 's3cret', now - 25 * 3_600_000)).toBe(false);
  });

  test('a ticket does not contain the secret and cannot be forged without it', () => {
    expect(ticket).not.toContain('s3cret');
    expect(isTicket(createTicket('other', now), 's3cret', now)).toBe(false);
    expect(isTicket(ticket.replace(/^\d+/, '9999999999999'), 's3cret', now)).toBe(false);
    for (const wrong of ['', '.', 'x.y', undefined, [ticket], `${ticket}x`]) {
      expect(isTicket(wrong, 's3cret', now)).toBe(false);
    }
  });

  test('while the secret is changed, tickets of processes with the old and with both secrets are valid everywhere', () => {
    const tickets = ['old', 'new,old', 'new'].map((configured) => createTicket(configured, now));
    expect(tickets.map((each) => isTicket(each, 'new,old', now))).toEqual([true, true, true]);
    expect(tickets.map((each) => isTicket(each, 'new', now))).toEqual([false, true, true]);
  });
});
