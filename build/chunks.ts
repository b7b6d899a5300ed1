import { fileURLToPath } from 'node:url';

/** A script file of the browser's build that always has certain modules. */
export interface Chunk {
  name: string;
  /** Folders (with a slash at the end), files without their extensions, or `folder/*.css`; from the project's root. */
  holds: readonly string[];
  /** Exceptions of the same form: they go to the chunk of the page that imports them. */
  except?: readonly string[];
}

const packages = (...names: string[]) => names.map((name) => `node_modules/${name}/`);
const filesIn = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);

/** What nearly every component prints, and the frame of a page does not. */
const BLOCKS = [
  ...filesIn('src/content', 'fields', 'RichText', 'Link', 'Text', 'Image', 'safeHref'),
  ...filesIn('src/ui', 'Heading', 'ResponsiveImage', 'imageSources', 'bandClass', 'sideHeading', 'useHasBeenVisible'),
  ...filesIn('src/ui', 'icon/Icon', 'dialog/dialogHeader'),
  'src/sections/Backdrop',
  ...filesIn('src/lib/browser', 'visibility', 'plainKey'),
];

const FRAGMENTS = [
  ...filesIn('src/delivery', 'Prerendered', 'fragments/'),
  ...filesIn('src/delivery/pageData', 'packedJson', 'sharedJson'),
];

/**
 * The named chunks, in order of precedence: a module belongs to the first that holds it. All other modules are
 * grouped by Vite, by the pages that import them. Dependencies of a chunk's modules that no other chunk holds come with it.
 */
export const CHUNKS: readonly Chunk[] = [
  // Nothing is painted before the sheets are loaded, and each further one is a further wait: a page has that of all pages,
  // and one of its kind where that is large. Sheets of different kinds style no element together (docs/decisions/0003).
  {
    name: 'bookingStyles',
    holds: ['flow', 'booking', 'tireHotel', 'leads/testDrive'].map((area) => `src/features/${area}/*.css`),
  },
  { name: 'carStyles', holds: ['src/features/carDetail/*.css'] },
  { name: 'listStyles', holds: ['src/features/carList/*.css'] },
  { name: 'dealerStyles', holds: ['src/features/dealers/list/*.css', 'src/features/dealers/map/*.css'] },
  {
    name: 'styles',
    holds: ['*.css'],
    // Few visitors open these, so they have sheets of their own.
    except: [
      'src/editing/',
      ...packages('leaflet'),
      'src/features/consent/ConsentSettings',
      ...filesIn('src/features/compare', 'CompareBar', 'CompareView', 'CompareDialog'),
      ...filesIn('src/components', 'CarCompare/CarCompare', 'SavedCars/SavedCars'),
      'src/features/recentlyViewed/RecentRow',
    ],
  },
  {
    // Changes with the libraries, not with us.
    name: 'libraries',
    holds: packages('react', 'react-dom', 'scheduler'),
  },
  // Loads with the code that follows links.
  { name: 'router', holds: packages('react-router', 'react-router-dom', 'cookie') },
  {
    // What every page needs: nothing that only some components or features need.
    name: 'shell',
    holds: [
      ...['src/app/', 'src/sections/', 'src/delivery/', 'src/page/', 'src/content/', 'src/lib/', 'src/ui/'],
      ...filesIn('src/components', 'Header/Header', 'registry', 'staticNames'),
      'src/contracts/consent/consent',
      ...filesIn('src/features/consent', 'consentActions', 'consentStore', 'ConsentLayers', 'hasConsentLayer'),
      'src/features/analytics/pageViews',
      ...filesIn('src/features', 'carList/filters/storageKeys', 'carSearch/termsKeys', 'car/tradeInKey'),
      ...filesIn('src/features/compare', 'CompareMount', 'compareForm', 'compareKey'),
      'src/features/saved/savedKey',
      ...filesIn('src/features/recentlyViewed', 'RecentMount', 'viewedKey'),
      'src/editing/loadPreview',
    ],
    except: [
      ...BLOCKS,
      'src/app/FallbackNotFound',
      // Loads when the visitor touches the page.
      ...filesIn('src/app/navigation', 'Navigator', 'currentPage', 'intent', 'pageHead', 'pageRequests', 'pageStyles'),
      ...filesIn('src/app/navigation', 'scrollPositions', 'sharedImageTransition'),
      ...filesIn('src/page', 'pageDisplay', 'backgroundPage'),
      ...filesIn('src/page', 'GroupPhone', 'BackLink', 'useReplaceQuery', 'useAfterDialog', 'keyphraseField'),
      ...filesIn('src/page', 'useStepHistory', 'pageLabels'),
      ...FRAGMENTS,
      ...filesIn('src/content', 'copyableLinks', 'fieldText', 'DateText', 'SectionHeading', 'BlockHeading'),
      ...filesIn('src/lib', 'weekdays', 'contactHref', 'fileSize', 'indexLanguage', 'plainText', 'shortHash'),
      ...filesIn('src/lib', 'newId', 'slug', 'throttled', 'timeZone', 'zonedDays', 'formats', 'sealedJson'),
      ...filesIn('src/lib', 'distance', 'groupedInteger', 'fragment'),
      ...filesIn('src/lib/browser', 'savesData', 'rootAttribute', 'pageBar', 'barHeight'),
      ...filesIn('src/ui', 'Badge', 'UnbrokenName', 'Localized', 'Skeleton', 'carousel/', 'lightbox/', 'form/'),
      ...filesIn(
        'src/ui',
        'useDimmed',
        'useDelayed',
        'useStableCallback',
        'ActiveChips',
        'useFocusAfterRemoval',
        'Chip',
        'Info',
        'SkipLink',
        'progress',
        'note',
      ),
      ...filesIn('src/ui', 'copy/copy', 'copy/CopyButton', 'dialog/hidePage', 'dialog/lockScroll'),
      ...filesIn('src/ui/icon', 'NamedIcon', 'namedIcons', 'IconDrawing', 'iconSprite'),
    ],
  },
  // A page loads them with its first component that hydrates.
  { name: 'blocks', holds: BLOCKS },
  {
    // What a device has stored of cars: cards read and change it, the header and the bars below show it.
    name: 'deviceCars',
    holds: [
      ...filesIn('src/features/compare', 'ChosenCars', 'compareStore', 'comparedCar', 'visitStorage'),
      ...filesIn('src/features/saved', 'deviceCars', 'savedStore'),
      ...filesIn('src/features/recentlyViewed', 'RecentCars', 'useRecordView', 'viewedStore'),
      'src/features/car/cardInLanguage',
      ...filesIn('src/contracts', 'search/listVariants', 'finance/loanQuery'),
    ],
  },
  {
    // The names of all drawings. Pages without a drawing that is chosen by name do not load them.
    name: 'icons',
    holds: filesIn('src/ui/icon', 'NamedIcon', 'namedIcons', 'IconDrawing', 'iconSprite'),
  },
  {
    // Dates, times, numbers and values, which pages without cars have too.
    name: 'formats',
    holds: [
      ...filesIn('src/lib', 'formats', 'groupedInteger', 'timeZone', 'zonedDays'),
      'lib/europeanTime',
      'src/contracts/search/valueTexts',
    ],
  },
  {
    // Content that the server renders once for many pages: cards, footers, boxes of filters.
    name: 'fragments',
    holds: FRAGMENTS,
  },
  // A visitor who has not chosen yet loads it alone.
  { name: 'bars', holds: ['src/lib/browser/barHeight', 'src/features/consent/consentHeight'] },
  {
    // Cards of cars: lists, car pages, start pages.
    name: 'cars',
    holds: [
      ...filesIn('src/features/carCard', 'CarCard', 'CarCardSkeleton', 'CarRow'),
      ...filesIn('src/features/car', 'CarImage', 'card', 'Facts', 'format'),
      ...filesIn('src/features/car/money', 'price', 'Price', 'priceHistory'),
      ...filesIn(
        'src/ui',
        'carousel/Carousel',
        'carousel/useCarousel',
        'Badge',
        'UnbrokenName',
        'Localized',
        'Skeleton',
      ),
      ...filesIn('src/features/saved', 'SaveButton'),
      ...filesIn('src/features/compare', 'CompareToggle', 'toggleCompared'),
      'src/lib/browser/pageBar',
      'src/content/fieldText',
      // All pages that change their URL later have cards.
      'src/page/useAfterDialog',
    ],
  },
  {
    // What every form needs. Fields that only some have are in the chunks of these. Pages load it with their form, or when it comes near.
    name: 'forms',
    holds: [
      ...filesIn('src/features/leads', 'LeadForm', 'formViewOf'),
      ...filesIn('src/ui/form', 'form', 'formView', 'fieldText', 'FormField', 'ErrorSummary'),
      ...filesIn('src/ui/form', 'TextField', 'TextAreaField', 'SelectField', 'CheckField'),
    ],
  },
  { name: 'chips', holds: ['src/ui/Chip.styles'] },
  { name: 'explanations', holds: ['src/ui/Info', 'src/page/useReplaceQuery'] },
  {
    // Loans on chosen terms: a car's page, its quotes and its trade-in. One file is smaller than one for each pair of users.
    name: 'loans',
    holds: [
      ...filesIn('src/features/carDetail/loan', 'LoanSlider', 'loan.styles'),
      'src/features/carDetail/tradeIn/tradeIn.styles',
      ...filesIn('src/features/car', 'Term', 'terms'),
      ...filesIn(
        'src/features/car/money',
        'Offers',
        'Offers.styles',
        'LeasingChoices',
        'LeasingChoices.styles',
        'loanChoices',
        'credit',
        'loanFigures',
        'chosenLoan',
        'loanSummary',
      ),
    ],
  },
  { name: 'stories', holds: filesIn('src/features/stories', 'StoryCard', 'StoryRow') },
  { name: 'dealers', holds: filesIn('src/features/dealers', 'DealerImage', 'DealerLines', 'brands') },
];

/** Whether an entry of `holds` or `except` means the file; the path starts at the project's root. */
export function isMeant(entry: string, path: string): boolean {
  const [folder = '', ending] = entry.split('*');
  if (ending !== undefined) return path.startsWith(folder) && path.endsWith(ending);
  return path.startsWith(entry.endsWith('/') ? entry : `${entry}.`);
}

/** The name of the chunk that holds the file; null when Vite is to decide. */
export function chunkOf(path: string): string | null {
  const found = CHUNKS.find(
    ({ holds, except = [] }) =>
      holds.some((entry) => isMeant(entry, path)) && !except.some((entry) => isMeant(entry, path)),
  );
  return found?.name ?? null;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The path of a module from the project's root, without what Vite adds to it. */
export const pathOfModule = (id: string): string => id.replace(/^\0/, '').replace(ROOT, '').replace(/^\//, '');

/** The chunks as the bundler takes them. */
export const chunkGroups = () =>
  CHUNKS.map(({ name }) => ({ name, test: (id: string) => chunkOf(pathOfModule(id)) === name }));
