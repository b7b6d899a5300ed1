import { afterEach, expect, jest, test } from '@jest/globals';
import { changeConsent } from '../../features/consent/consentStore.ts';
import { createComponentViews } from '../../page/componentViews.ts';
import { prefetchPage, requestPage } from './pageRequests.ts';

const views = createComponentViews({});
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Answers every request with a redirect that names its number. */
function countedFetch() {
  const fetched = jest.fn(async () => Response.json({ kind: 'redirect', location: `/${fetched.mock.calls.length}` }));
  globalThis.fetch = fetched as typeof fetch;
}

test('a page fetched ahead is used once', async () => {
  countedFetch();
  prefetchPage('/a', views);
  expect(await requestPage('/a', views)).toEqual({ kind: 'redirect', location: '/1' });
  expect(await requestPage('/a', views)).toEqual({ kind: 'redirect', location: '/2' });
});

test('Q51 a page fetched before the visitor chose about consent is not the page after it', async () => {
  countedFetch();
  prefetchPage('/b', views);
  changeConsent();
  expect(await requestPage('/b', views)).toEqual({ kind: 'redirect', location: '/2' });
});
