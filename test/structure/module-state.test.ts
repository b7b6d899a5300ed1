import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Everything that a module remembers, and what decides it (Q51). On the server it is shared by all requests: what is
 * cached may depend on nothing but its key, and its test shows that in both orders. In the browser it is one visitor's.
 */
const STATE: Readonly<Record<string, string>> = {
  'server/cache/tags.ts memoized': 'the route object',
  'server/operations/lastRequest.ts refused': 'the socket',
  'server/operations/log.ts timeText': 'the millisecond in timedAt',
  'server/operations/log.ts timedAt': 'the clock',
  'server/page/bindSources.ts memoized': 'the response or record object, and the function that reads it',
  'server/page/enhance.ts enhancedRoutes': 'the route object, the audience and the site',
  'server/page/labels.ts completed': 'the dictionary object, compared with language and defaults',
  'server/page/pageLabels.ts cache': 'the labels object, and the areas',
  'server/page/personalize.ts personalizedRoutes': 'the route object, and the ids of the variants',
  'server/page/siteView.ts views': 'the site object',
  'server/redirects/matcher.ts NO_CAPTURES': 'nothing: it stays empty',
  'server/redirects/compile.ts constraints': 'the expression',
  'server/redirects/compile.ts templates': 'texts and expressions of the segment; names are not in it',
  'server/render/encoding.ts known': 'the header',
  'server/render/pageEntry.ts busy': 'whether the queue is worked on',
  'server/render/pageEntry.ts waiting': 'entries that wait to be compressed',
  'src/page/JsonScript.tsx known': 'the object',
  'src/page/fragmentCache.ts identities': 'the object',
  'src/page/fragmentCache.ts lastIdentity': 'a counter',
  'src/page/fragmentCache.ts sharedContexts': 'the page object',
  'src/page/fragmentCache.ts sharedKeys': 'the shared context object',
  'src/page/markupCollector.ts current': 'the render in progress, which is one synchronous call',
  'src/app/navigation/pageRequests.ts prefetched': 'browser: the URL; emptied when the consent changes',
  'src/app/navigation/pageRequests.ts underWay': 'browser: requests in progress',
  'src/app/navigation/scrollPositions.ts current': 'browser: the entry of the history',
  'src/app/navigation/scrollPositions.ts known': 'browser: the entry of the history',
  'src/page/firstImage.ts known': 'the placeholders object',
  'src/content/marks.ts marks': 'the render in progress, which is one synchronous call',
  'src/features/analytics/measurePage.ts isFirstView': 'browser: the first view of the document',
  'src/features/analytics/measurePage.ts lastRelayedPage': 'browser: the page shown',
  'src/features/analytics/measurePage.ts lastTrackedPage': 'browser: the page shown',
  'src/features/analytics/pageViews.ts currentPage': 'browser: the page shown',
  'src/features/analytics/tagManager.ts loadedContainers': 'browser: the id of the container',
  'src/features/analytics/tagManager.ts lastSignals': 'browser: what the tag manager knows',
  'src/features/carList/queryClient.ts shared':
    'browser: its keys name site, language and state; the server makes a new one',
  'src/features/carSearch/suggestions/fetchSuggestions.ts known': 'browser: site, language and text',
  'src/features/carSearch/suggestions/suggest.data.ts known': 'the facets object, and the languages of the site',
  'src/features/carSearch/suggestions/suggest.data.ts knownDealers': 'the list object of the response',
  'src/features/dealers/map/googleLibrary.ts loaded': 'browser: key and language',
  'src/lib/weekdays.ts known': 'the locale',
  'src/ui/copy.ts region': 'browser: the document',
  'src/ui/copy.ts timers': 'browser: the button',
};

const DECLARED = /^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=]+)? = new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\))/gm;

test('Q51 every module that remembers something is in the list above, with what decides it', () => {
  const files = ['config', 'server', 'src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(DECLARED)].map(([, one, other]) => `${file} ${one ?? other}`),
  );
  expect(found.sort()).toEqual(Object.keys(STATE).sort());
});
