import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Everything that a module stores at run time, and what determines it (Q51). On the server all requests share it: a
 * cached value may depend only on its key, and its test shows that in both orders. In the browser it belongs to one
 * visitor.
 */
const STATE: Readonly<Record<string, string>> = {
  'server/cache/tags.ts memoized': 'the route object',
  'server/operations/ignoredRequests.ts rejectedSockets': 'the socket',
  'server/page/validRecords.ts memoized': 'the response or record object, and the function that reads it',
  'server/page/enhance.ts enhancedRoutes': 'the route object, the audience and the site',
  'server/page/labels/labels.ts completed': 'the dictionary object, compared with language and defaults',
  'server/page/labels/labels.ts wordings': 'the labels object, compared with site, language and dictionary',
  'server/page/labels/pageLabels.ts cache': 'the labels object, and the areas',
  'server/page/personalize.ts personalizedRoutes': 'the route object, and the ids of the variants',
  'server/page/siteView.ts views': 'the site object',
  'server/site/missingFeatures.ts bySite': 'the site object',
  'server/site/missingLinks.ts bySite': 'the site object',
  'server/redirects/compile.ts constraints': 'the expression',
  'server/redirects/compile.ts templates': 'texts and expressions of the segment; names are not in it',
  'server/operations/encoding.ts cache': 'the header',
  'src/app/navigation/heldPosition.ts held': 'browser only: the position that the document returns to',
  'src/app/navigation/pageStyles.ts loading': 'browser: the URL of the sheet',
  'src/components/DisclaimerModal/approvals.ts approved': 'browser: a hash of the words',
  'src/components/DisclaimerModal/approvals.ts queue': 'browser: the disclaimers on the page',
  'src/components/Header/Header.data.ts menus': 'the navigation object, and whether the menu has images',
  'src/delivery/lazyParts.tsx serverRenderedParts': 'the modules that are loaded',
  'src/content/EditingChromeContext.ts editable': 'the field object, of one draft',
  'src/contracts/page/fillIn.ts pluralRules': 'the language',
  'src/features/car/card.ts cardsByRecord': 'the record, site, language, labels and placeholder',
  'src/features/carCard/cardPictures.ts known': 'browser: the element of the card',
  'src/features/carCard/cardPictures.ts swipe': 'browser: the finger on the screen',
  'src/features/carCard/connectCard.ts cars': 'browser: the element of the card',
  'src/features/booking/flow/bookingStore.ts bookingStore': 'browser: the session storage',
  'src/features/booking/steps/customer.ts store': 'browser: what is typed in the document',
  'src/features/flow/plate/plateStore.ts store': 'browser: the plate that another page hands over',
  'src/features/tireHotel/api/tireTools.ts expiry': 'browser: the state that was stored last',
  'src/features/tireHotel/flow/tireStore.ts tireStore': 'browser: the session storage',
  'src/features/car/tradeInStore.ts store': 'browser: the session storage',
  'src/features/carDetail/quotes/quoteInView.ts shown': 'browser: the quotes that the page shows, with their car',
  'src/features/carDetail/quotes/quoteInView.ts listeners': 'browser: the price boxes on the page',
  'src/features/carList/cardMarkup.ts elements': 'browser: the card object',
  'src/features/carList/cardMarkup.ts markups': 'browser: the card object',
  'src/features/carList/filters/groupStore.ts store': 'browser: the session storage',
  'src/features/carList/filters/useFilterPanel.ts store': 'browser: the session storage',
  'src/features/carList/queryClient.ts shared':
    'browser: its keys name site, language and state; the server makes a new one',
  'src/features/offline/updateCopies.ts partsByUrl': 'browser: the URL of the offline page',
  'src/features/offline/updateCopies.ts waitsUntil': 'browser: the path of the page',
  'src/features/carSearch/equipmentValues.ts namesByStock': 'the values of the stock',
  'src/features/carSearch/listLinks.ts linksByFacets':
    'the facets object, site, language, labels, the make of the host, and make and model of the list',
  'src/features/carSearch/ownTerms.ts store': 'browser: the storage of the tab and, with consent, of the device',
  'src/features/carSearch/suggestions/fetchSuggestions.ts cachedResponses': 'browser: site, language and text',
  'src/features/carSearch/suggestions/stockIndex.data.ts indexesByFacets':
    'the facets object, and the languages of the site',
  'src/features/carSearch/suggestions/suggestPages.ts titledMatchers': 'the pages object',
  'src/features/carSearch/suggestions/suggestPages.ts pageMatchers': 'the object of the navigation',
  'src/features/carSearch/suggestions/dealerMatcher.data.ts dealerMatchers': 'the list object of the response',
  'src/features/carSearch/text/foldedPhrases.ts cached': 'the languages; the phrases are constant',
  'src/features/carSearch/text/wordForms.ts phraseWordsOf': 'the object of the phrases, which are constant',
  'src/features/compare/compareStore.ts store': 'browser: the storage that the open tabs share',
  'src/features/consent/consentStore.ts store': 'browser: the visitor',
  'src/features/consent/storeChoice.ts lastRequest': 'browser: the visitor',
  'src/features/dealers/hours/openingHours.ts daysByLine': 'the line object of the record, compared with the locale',
  'src/features/dealers/map/googleLibrary.ts loaded':
    'browser: key and language; the script defines globals, once in a document',
  'src/features/recentlyViewed/viewedStore.ts store': 'browser: the local storage',
  'src/features/saved/savedStore.ts store': 'browser: the local storage',
  'src/lib/weekdays.ts namesByLocale': 'the locale',
  'src/delivery/pageData/sharedJson.ts jsonByObject': 'the object',
  'src/delivery/pageData/sharedJson.ts rowsByObject': 'the object',
  'src/delivery/firstImage.ts firstByPlaceholders': 'the placeholders object',
  'src/delivery/fragments/fragmentCache.ts sharedContexts': 'the page object',
  'src/delivery/hydration/hydrationLabels.ts keysOfEntries': 'the object, and the labels object',
  'src/delivery/hydration/hydrationData.ts reduced': 'the page object, and the views',
  'src/page/historyGuard.ts displayed': 'browser: the history',
  'src/page/historyGuard.ts guard': 'browser: the form with words that are not sent',
  'src/page/historyGuard.ts isReturning': 'browser: the history',
  'src/delivery/hydration/hydrationGates.ts gates': 'browser: uids of the loaded document',
  'src/delivery/hydration/hydrationGates.ts isRootHydrated': 'browser: the loaded document',
  'src/delivery/hydration/hydrationGates.ts refocus': 'browser: the focus',
  'src/delivery/hydration/serverMarkup.ts changed': 'browser: nodes of the loaded document',
  'src/delivery/hydration/serverMarkup.ts isChanged': 'browser: the loaded document',
  'src/delivery/laterPart.tsx loads': 'the modules that are loaded',
  'src/page/pageDisplay.ts displayedAt': 'browser: the page that is displayed',
  'src/delivery/hydration/staticSections.ts elements': 'browser: uids of the loaded document',
  'src/ui/copy/copy.ts timers': 'browser: the button',
};

const EMPTY = String.raw`new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)|\[\]|\{\}|create(?:BrowserStore|FlowStore|DeviceCars)(?:<.*>)?\(`;
/** A constant that is `readonly` stores nothing. */
const DECLARED = new RegExp(
  String.raw`^(?:export )?(?:let (\w+)|const (\w+)(?:: (?![Rr]eadonly).+)? = (?:${EMPTY}))`,
  'gm',
);

test('Q51 every module with state is in the list above, with what determines it', () => {
  const files = ['config', 'lib', 'server', 'src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(DECLARED)].map(([, one, other]) => `${file} ${one ?? other}`),
  );
  expect(found.sort()).toEqual(Object.keys(STATE).sort());
});
