import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of Vite's build manifest. */
interface ManifestChunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What a document refers to: addresses under `/assets/`. */
export interface Assets {
  /** Id of the build: changes with any script or style. */
  build: string;
  entry: string;
  /** Modules that the named components need before they can be hydrated, the entry's own among them. */
  modulesOf: (componentNames: Iterable<string>) => readonly string[];
  /** Style sheets of every page and of the named components, in a fixed order. */
  stylesOf: (componentNames: Iterable<string>) => readonly string[];
  /** Addresses of source files that the build copied, by their keys in the manifest. */
  filesOf: (keys: readonly string[]) => string[];
  /** What pages for editors have instead of the entry: a script, and their own in the place of a page's style sheets. */
  editor: { script: string; stylesFor: (styles: readonly string[]) => readonly string[] };
}

/** Combinations of components that are remembered. */
const MAX_KNOWN = 500;
const ENTRY = 'src/entry.client.tsx';
const EDITOR = 'src/editing/editor.ts';
/** Components whose script the browser fetches by itself, after those that the page needs first. */
const LATER: ReadonlySet<string> = new Set(['Footer']);
const componentSource = (name: string) => `src/components/${name}/${name}.tsx`;

/**
 * Reads the manifest of the browser's build.
 * @throws when there is no build
 */
export function readAssets(clientFolder: string): Assets {
  const path = join(clientFolder, '.vite', 'manifest.json');
  if (!existsSync(path)) throw new Error('There is no build in dist/: run `npm run build` first');
  return createAssets(JSON.parse(readFileSync(path, 'utf8')) as Manifest);
}

function createAssets(manifest: Manifest): Assets {
  const entry = chunkOf(manifest, ENTRY);
  const editor = chunkOf(manifest, EDITOR);
  /** By the names on a page: there are about as many kinds of pages as layouts. */
  const known = new Map<string, { modules: string[]; styles: string[] }>();
  const needsOf = (names: Iterable<string>) => {
    const sources = [ENTRY, ...[...names].map(componentSource)];
    const key = sources.join(' ');
    const found = known.get(key) ?? filesBehind(reachable(manifest, sources));
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, found);
    return found;
  };
  return {
    // Names of files hold hashes of their content, and the entry's name changes with any chunk that it refers to.
    build: entry.file.replace(/^.*-|\.js$/g, ''),
    entry: address(entry.file),
    modulesOf: (names) => needsOf([...names].filter((name) => !LATER.has(name))).modules,
    stylesOf: (names) => needsOf(names).styles,
    filesOf: (keys) => keys.flatMap((key) => manifest[key]?.file ?? []).map(address),
    editor: {
      script: address(editor.file),
      // `build/scriptlessStyles.ts` has put them there.
      stylesFor: (styles) => [...styles, ...(editor.css ?? []).map(address)].map(scriptless),
    },
  };
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build's manifest lacks ${key}`);
  return chunk;
}

const scriptless = (href: string) => href.replace(/\.css$/, '.scriptless.css');
const address = (file: string) => `/${file}`;

function filesBehind(chunks: readonly ManifestChunk[]): { modules: string[]; styles: string[] } {
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  return { modules: chunks.map(({ file }) => address(file)), styles: [...styles].map(address) };
}

/** The chunks behind the keys and everything they import, each once, in order; unknown keys are passed over. */
function reachable(manifest: Manifest, keys: readonly string[]): ManifestChunk[] {
  const seen = new Set<string>();
  const chunks: ManifestChunk[] = [];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    chunks.push(chunk);
  };
  for (const key of keys) visit(key);
  return chunks;
}
