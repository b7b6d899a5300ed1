import { LINK_LIFETIME_MS } from '../../server/leads/newsletterLinks.ts';
import { ENTRY_LIFETIME_MS } from '../../server/outbox/outboxStore.ts';
import { LIFETIME_MS } from '../../server/store/exactlyOnce.ts';
import { KNOWN_MS } from '../../server/withdrawal/withdrawal.ts';
import { CONFIRM_DAYS, LIFETIME_DAYS } from '../../src/contracts/savedSearches/savedSearch.ts';
import { CODE_LIFETIME_MS, SESSION_MAX_MS } from '../../src/contracts/tireHotel/tireHotelFields.ts';

/** What the product itself holds about a person, outside of the systems that it passes data on to. */
export interface Held {
  what: string;
  where: string;
  form: string;
  /** Hours at most; null: as `until` says. */
  hours: number | null;
  until?: string;
  /** How its owner has it deleted earlier. */
  deletion: string;
}

const HOUR_MS = 3_600_000;
const REDIS = 'Redis, or memory of the process without Redis';
const NONE = 'it ends by itself';

export const HELD: readonly Held[] = [
  {
    what: 'forms that wait while their system fails (outbox)',
    where: 'Redis, or the folder `OUTBOX_FOLDER`',
    form: 'encrypted (AES-256-GCM, key from `OUTBOX_SECRETS`)',
    hours: ENTRY_LIFETIME_MS / HOUR_MS,
    deletion: '`npm run ops -- forget` with the person’s e-mail address',
  },
  {
    what: 'ids of sent forms and bookings, so that each is made once',
    where: REDIS,
    form: 'random ids, digests of values, the number of a booking',
    hours: LIFETIME_MS / HOUR_MS,
    deletion: NONE,
  },
  {
    what: 'used links of the newsletter',
    where: REDIS,
    form: 'digest of the link',
    hours: LINK_LIFETIME_MS.confirm / HOUR_MS,
    deletion: NONE,
  },
  {
    what: 'times of withdrawals, so that a repetition has the same receipt',
    where: REDIS,
    form: 'digest of the booking',
    hours: KNOWN_MS / HOUR_MS,
    deletion: NONE,
  },
  {
    what: 'saved searches and watched cars: e-mail address, what is looked for, frequency, the cars of the next mail',
    where: REDIS,
    form: 'encrypted (AES-256-GCM, key from `SAVED_SEARCH_SECRETS`); ids are signatures',
    hours: LIFETIME_DAYS * 24,
    until: `${LIFETIME_DAYS} days after the confirmation or the last renewal; ${CONFIRM_DAYS} days without a confirmation`,
    deletion: 'the link in each mail, or `npm run ops -- forget` with the person’s e-mail address',
  },
  {
    what: 'sessions of the tire hotel',
    where: REDIS,
    form: 'encrypted',
    hours: SESSION_MAX_MS / HOUR_MS,
    deletion: 'signing out; without its cookie nobody reaches it',
  },
  {
    what: 'requested codes of the tire hotel',
    where: REDIS,
    form: 'encrypted',
    hours: CODE_LIFETIME_MS / HOUR_MS,
    deletion: NONE,
  },
  {
    what: 'counts for limits: by client, plate and telephone number',
    where: REDIS,
    form: 'digests (SHA-256): of little use to others, but no secret',
    hours: 24,
    deletion: NONE,
  },
  {
    what: 'log lines',
    where: 'standard output; whoever collects them decides how long',
    form: 'no network address, no query with personal data; numbers, plates and e-mail addresses are masked',
    hours: null,
    until: 'the collector removes them',
    deletion: 'nothing in them leads to a person',
  },
];
