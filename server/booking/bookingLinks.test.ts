import { expect, test } from '@jest/globals';
import { readEnvironment } from '../../config/environment.ts';
import { createNewsletterLinks } from '../leads/newsletterLinks.ts';
import { createLiveSettings } from '../operations/liveSettings.ts';
import { secretsOf } from '../operations/sameSecret.ts';
import { createEntryCipher } from '../outbox/entryCipher.ts';
import { createBookingLinks, linkSecrets } from './bookingLinks.ts';

const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)];
const NAMES = ['BOOKING_LINK_SECRETS', 'NEWSLETTER_SECRETS', 'OUTBOX_SECRETS'] as const;
const settings = (secrets: string) =>
  readEnvironment({ OUTBOX_FOLDER: '/var/outbox', ...Object.fromEntries(NAMES.map((name) => [name, secrets])) }, []);

const SITE = 'norrvag-se';
const REQUEST = crypto.randomUUID();

/** What was signed or encrypted before is valid until the old secret is removed; what is made later has the first secret. */
test('secrets of links and of the outbox change while the process runs, with both valid in between', () => {
  const live = createLiveSettings(settings(OLD));
  const links = createBookingLinks(linkSecrets({ sandboxed: ['booking'] }, live));
  const newsletter = createNewsletterLinks({ secrets: () => secretsOf(live.get('NEWSLETTER_SECRETS')), now: Date.now });
  const cipher = createEntryCipher(() => secretsOf(live.get('OUTBOX_SECRETS')));
  const make = () => ({
    link: links.create({ site: SITE, requestId: REQUEST }),
    sent: newsletter.create({ site: SITE, action: 'unsubscribe', subscription: REQUEST }),
    entry: cipher.encrypt('a', { name: 'Ada' }),
  });
  const read = ({ link, sent, entry }: ReturnType<typeof make>) => [
    links.read(link, SITE),
    newsletter.read(sent, { site: SITE, action: 'unsubscribe' }),
    cipher.decrypt('a', entry),
  ];
  const valid = [REQUEST, REQUEST, { name: 'Ada' }];
  const invalid = [null, { refused: 'invalid' }, null];

  const before = make();
  expect(read(before)).toEqual(valid);
  live.replace(settings(`${NEW},${OLD}`));
  const after = make();
  expect([read(before), read(after)]).toEqual([valid, valid]);
  live.replace(settings(NEW));
  expect([read(before), read(after)]).toEqual([invalid, valid]);
});
