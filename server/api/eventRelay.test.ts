import { expect, jest, test } from '@jest/globals';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { SITES } from '../../config/sites.ts';
import type { RelayedEvent } from '../../src/contracts/events/events.ts';
import type { EventsPort } from '../ports/eventsPort.ts';
import { UpstreamError } from '../ports/upstream/upstreamError.ts';
import { createSilent } from '../testing/silent.ts';
import { createEventRelay, platformEvent } from './eventRelay.ts';

const ID = '7a6e0d80-4f0e-4bfb-8f58-0242ac120002';
const view: RelayedEvent = {
  type: 'VIEW',
  page: 'Home',
  itemId: '{0F2B3F4A-1111-2222-3333-444455556666}',
  language: 'sv-SE',
};
const site: SiteConfig = SITES[0];

test('F009 a page view in the platform’s format: channel WEB, currency USD, page, variant, language', () => {
  expect(platformEvent(view, ID, new Date('2026-11-20T10:00:00Z'))).toEqual({
    type: 'VIEW',
    browser_id: ID,
    channel: 'WEB',
    currency: 'USD',
    client_key: '',
    pos: '',
    language: 'sv-SE',
    page: 'Home',
    requested_at: '2026-11-20T10:00:00.000Z',
    ext: { pageVariantId: '0f2b3f4a111122223333444455556666_sv_se_default' },
  });
});

test('F009 a variant, a campaign and a referrer', () => {
  const more = { variantId: 'Summer-B', utm: { utm_source: 'brev' }, referrer: 'https://news.example/' };
  expect(platformEvent({ ...view, ...more }, ID, new Date())).toMatchObject({
    utm_source: 'brev',
    referrer: 'https://news.example/',
    ext: { pageVariantId: '0f2b3f4a111122223333444455556666_sv_se_summer-b' },
  });
});

function relayTo(send: EventsPort['send'], withheld = false) {
  const silent = createSilent();
  const port = { send } as EventsPort;
  const outcomes = async () => {
    const { values } = await silent.metrics.events.get();
    return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]));
  };
  return { ...silent, outcomes, relay: createEventRelay({ port, withheld, ...silent }) };
}
const relayed = () => new Promise((done) => setTimeout(done, 5));

test('F009 an event is sent with the site’s name in the platform and is counted', async () => {
  const send = jest.fn<EventsPort['send']>(async () => {});
  const { relay, outcomes, lines } = relayTo(send);
  relay(site, view, ID);
  await relayed();
  expect(send.mock.calls[0]?.[0]).toBe(site.contentName);
  expect(await outcomes()).toEqual({ relayed: 1 });
  expect(lines()).toEqual([]);
});

test('F009 failures are only logged: one line for many events, without data of the event', async () => {
  const error = new UpstreamError({ upstream: 'events', operation: 'event VIEW', kind: 'timeout' });
  const { relay, outcomes, lines } = relayTo(() => Promise.reject(error));
  for (let count = 0; count < 5; count++) relay(site, { ...view, page: 'Hemligt' }, ID);
  await relayed();
  expect(await outcomes()).toEqual({ failed: 5 });
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toMatchObject({ event: 'events.lost', level: 'warn', cause: 'timeout', lost: 1 });
  expect(JSON.stringify(lines())).not.toMatch(/Hemligt|7a6e0d80/);
});

test('F009 while the platform hangs, events beyond 200 are dropped; they are sent again when it responds', async () => {
  const waiting: (() => void)[] = [];
  const { relay, outcomes } = relayTo(() => new Promise((done) => waiting.push(done)));
  for (let count = 0; count < 203; count++) relay(site, view, ID);
  expect(await outcomes()).toEqual({ dropped: 3 });
  for (const done of waiting) done();
  await relayed();
  relay(site, view, ID);
  expect(waiting).toHaveLength(201);
  expect(await outcomes()).toEqual({ dropped: 3, relayed: 200 });
});

test('F009 page views of developers are not sent', async () => {
  const send = jest.fn<EventsPort['send']>(async () => {});
  const { relay, outcomes } = relayTo(send, true);
  relay(site, view, ID);
  await relayed();
  expect(send).not.toHaveBeenCalled();
  expect(await outcomes()).toEqual({ withheld: 1 });
});
