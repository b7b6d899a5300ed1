import { afterEach, expect, jest, test } from '@jest/globals';
import { createComponentViews } from '../../delivery/componentViews.ts';
import { changeConsent } from '../../features/consent/consentStore.ts';
import { createPageRequests } from './pageRequests.ts';

const pages = createPageRequests(createComponentViews({}));
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Responds to every request with a redirect that contains its number. */
function countedFetch() {
  const fetched = jest.fn(async () => Response.json({ kind: 'redirect', location: `/${fetched.mock.calls.length}` }));
  globalThis.fetch = fetched as typeof fetch;
}

test('a prefetched page is used once', async () => {
  countedFetch();
  pages.prefetch('/a');
  expect(await pages.request('/a')).toEqual({ kind: 'redirect', location: '/1' });
  expect(await pages.request('/a')).toEqual({ kind: 'redirect', location: '/2' });
});

test('Q51 a page prefetched before a change of consent is not used after it', async () => {
  countedFetch();
  pages.prefetch('/b');
  changeConsent();
  expect(await pages.request('/b')).toEqual({ kind: 'redirect', location: '/2' });
});
