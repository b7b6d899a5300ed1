import { AREA_NAMES, type AreaName, keysOfAreas } from './areas.ts';
import { ASSISTANTS_DICTIONARY } from './assistants.ts';
import { CONSENT_SETTINGS_DICTIONARY } from './consent.ts';
import type { DictionaryKey } from './dictionary.ts';
import { SAVED_SEARCHES_DICTIONARY } from './savedSearches.ts';

/** Labels of a component, as its descriptor declares them. `test/structure/labels.test.ts` fails when one is missing. */
export interface ComponentLabels {
  /** Areas whose labels it may show. */
  areas?: readonly AreaName[];
  /**
   * Labels that its hydrated part reads, and that not every component of their area reads. A label that no component declares is
   * read by all of its area, and on all pages if it has none.
   */
  inBrowser?: readonly (DictionaryKey | readonly DictionaryKey[])[];
  /** Areas whose labels no other component reads in the browser, unless it declares them. */
  ownAreas?: readonly AreaName[];
  /** Whether responses name its labels by their keys: then it has all labels of its areas, or of the named ones. */
  inResponses?: true | readonly AreaName[];
}

/** Which labels the components of a page need. */
export interface LabelNeeds {
  /** Returns the areas of the named components, in a fixed order. */
  areasOf: (componentNames: ReadonlySet<string>) => AreaName[];
  /** Returns the keys that the named components may need for responses that arrive later. */
  keysOfResponses: (componentNames: ReadonlySet<string>) => ReadonlySet<string>;
  /** Returns whether the hydrated part of one of the named components may read a label of its areas. */
  isReadBy: (label: string, componentNames: ReadonlySet<string>) => boolean;
}

/** Labels that nothing reads in the browser. The settings of consent load theirs when they are opened. */
const SERVER_LABELS: readonly string[] = [
  ...Object.keys(CONSENT_SETTINGS_DICTIONARY),
  ...Object.keys(ASSISTANTS_DICTIONARY),
  ...Object.keys(SAVED_SEARCHES_DICTIONARY),
  ...(['breadcrumb', 'socialLinks', 'footerNavigation', 'languageHome', 'languageSection'] satisfies DictionaryKey[]),
  ...([
    'withdrawalLink',
    'companyTitle',
    'companyNumber',
    'companyVatNumber',
    'companyTaxNumber',
  ] satisfies DictionaryKey[]),
  ...(['companyAddress', 'companyPhone', 'companyMail'] satisfies DictionaryKey[]),
  ...(['debtWarningTitle', 'debtWarningText', 'stageNumber'] satisfies DictionaryKey[]),
  ...(['newsletterConfirmText', 'newsletterConfirmed', 'newsletterConfirmedText'] satisfies DictionaryKey[]),
  ...(['newsletterEndText', 'newsletterEnded', 'newsletterEndedText'] satisfies DictionaryKey[]),
  ...(['newsletterLinkUsed', 'newsletterAgain', 'newsletterFailed'] satisfies DictionaryKey[]),
  ...(['bookingQuestions', 'bookingSave', 'bookingDirections'] satisfies DictionaryKey[]),
  ...(['bookingChooseDay', 'bookingWeek'] satisfies DictionaryKey[]),
];

/** What components declare, by name. */
type Declared = Readonly<Record<string, { labels?: ComponentLabels }>>;

/** Returns the needs of components, by what their descriptors declare. */
export function createLabelNeeds(declared: Declared): LabelNeeds {
  const readers = readersOf(declared);
  const areasOf: LabelNeeds['areasOf'] = (componentNames) => {
    const needed = new Set([...componentNames].flatMap((name) => declared[name]?.labels?.areas ?? []));
    return AREA_NAMES.filter((area) => needed.has(area));
  };
  return {
    areasOf,
    keysOfResponses: (componentNames) => {
      const named = [...componentNames].flatMap((name) => {
        const { areas = [], inResponses } = declared[name]?.labels ?? {};
        return inResponses === true ? areas : (inResponses ?? []);
      });
      // No response names those of pages and of descriptions for assistants.
      return new Set(keysOfAreas([...new Set(named)].filter((area) => area !== 'carPages' && area !== 'assistants')));
    },
    isReadBy: (label, componentNames) => readers.get(label)?.some((name) => componentNames.has(name)) ?? true,
  };
}

/** Returns the components that read a label in the browser; none for one that each component of its area may read. */
function readersOf(declared: Declared): Map<string, string[]> {
  const readers = new Map(SERVER_LABELS.map((label): [string, string[]] => [label, []]));
  for (const [name, { labels }] of Object.entries(declared)) {
    for (const label of labels?.inBrowser?.flat() ?? []) readers.set(label, [...(readers.get(label) ?? []), name]);
  }
  const own = Object.entries(declared).flatMap(([name, { labels }]) =>
    keysOfAreas(labels?.ownAreas ?? []).map((label) => ({ name, label })),
  );
  for (const { name, label } of own) if (!readers.has(label)) readers.set(label, [name]);
  return readers;
}
