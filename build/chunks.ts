import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The path of a module from the project's root, without what Vite adds to it. */
export const pathOfModule = (id: string): string => id.replace(/^\0/, '').replace(ROOT, '').replace(/^\//, '');

/** A file of the browser's build with the modules that it takes, of those that no group before it has taken. */
interface ChunkGroup {
  name: string;
  test: (id: string) => boolean;
  /** `$initial`: what an entry imports, also indirectly, without `import()`. */
  tags?: '$initial'[];
  /** Number of entries and `import()`s, at least, that load a module. */
  minShareCount?: number;
}

/** Sheets of large kinds of page, and the folders of their styles. */
const SHEETS = {
  bookingStyles: /^src\/features\/(?:flow|booking|tireHotel|leads\/testDrive)\//,
  carStyles: /^src\/features\/carDetail\//,
  listStyles: /^src\/features\/carList\//,
  dealerStyles: /^src\/features\/dealers\/(?:list|map)\//,
};
/** Few visitors open these parts, so they have sheets of their own. */
const RARELY_OPENED =
  /^(?:src\/editing|node_modules\/leaflet)\/|\/(?:ConsentSettings|Compare(?:Bar|View|Dialog)|CarCompare|SavedCars|OfflineCars|CarMap|RecentRow)\./;

/**
 * The sheets: nothing is painted before they are loaded, and each further one is a further wait. So a page has that of all pages, and
 * one of its kind where that is large. Sheets of different kinds style no element together (docs/decisions/0003).
 */
const sheets: readonly ChunkGroup[] = [
  ...Object.entries(SHEETS).map(([name, folders]) => ({ name, test: styles((path) => folders.test(path)) })),
  { name: 'styles', test: styles((path) => !RARELY_OPENED.test(path)) },
];

/** Modules of several components that lie in these folders are loaded together, because a file of each would be a request of its own. */
const SHARED = {
  cars: /^src\/features\/(?:car|carCard|saved|compare)\//,
  // Not the adapter, which loads with Formik.
  forms: /^src\/(?:ui\/form\/(?!useFieldsForm\.)|features\/leads\/)/,
  dealers: /^src\/features\/dealers\/(?!map\/)/,
};
/** Number of `import()`s that make a module a shared one of its folder, and one of all pages. With fewer, pages load what they do not need. */
const SHARED_BY = 6;
const COMMON_FROM = 26;

/** The groups, in order of precedence. What none of them takes is grouped by who imports it. */
export const CHUNK_GROUPS: readonly ChunkGroup[] = [
  ...sheets,
  // Changes with the libraries, not with us.
  { name: 'libraries', test: scripts(/^node_modules\/(?:react|react-dom|scheduler)\//) },
  // Loads with the code that follows links.
  { name: 'router', test: scripts(/^node_modules\/(?:react-router|react-router-dom|cookie)\//) },
  // What every page loads. Not the entry itself, which waits for views: these wait for what they import. The editor's entry is for editors.
  { name: 'shell', tags: ['$initial'], test: scripts(/^(?:src\/(?!editing\/|entry\.)|lib\/)/) },
  { name: 'common', minShareCount: COMMON_FROM, test: scripts(/^(?:src|lib)\//) },
  ...Object.entries(SHARED).map(([name, folders]) => ({ name, minShareCount: SHARED_BY, test: scripts(folders) })),
];

function styles(takes: (path: string) => boolean): ChunkGroup['test'] {
  return (id) => id.endsWith('.css') && takes(pathOfModule(id));
}

function scripts(folders: RegExp): ChunkGroup['test'] {
  return (id) => !id.endsWith('.css') && folders.test(pathOfModule(id));
}
