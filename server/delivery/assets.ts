import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of Vite's build manifest. */
interface ManifestChunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The built files that documents refer to: URLs below `/assets/`. */
export interface Assets {
  /** Id of the build. It changes with every script and style sheet. */
  build: string;
  entry: string;
  /** Modules that must be loaded before the named components can be hydrated, including the entry's. */
  modulesOf: (componentNames: Iterable<string>) => readonly string[];
  /** The style sheets of all pages and of the named components, in a fixed order. */
  stylesOf: (componentNames: Iterable<string>) => readonly string[];
  /** URLs of copied source files, by their keys in the manifest. */
  filesOf: (keys: readonly string[]) => string[];
  /** Files of pages for editors: a script instead of the entry, and their variants of a page's style sheets. */
  editor: { script: string; stylesFor: (styles: readonly string[]) => readonly string[] };
}

/** Maximum number of cached combinations of components. */
const MAX_CACHED = 500;
const ENTRY = 'src/entry.client.tsx';
const EDITOR = 'src/editing/editor.ts';
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
  /** Modules and styles by the component names of a page. */
  const cache = new Map<string, { modules: string[]; styles: string[] }>();
  const requirementsOf = (names: Iterable<string>) => {
    const sources = [ENTRY, ...[...names].map(componentSource)];
    const key = sources.join(' ');
    const cached = cache.get(key) ?? chunkFiles(reachable(manifest, sources));
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, cached);
    return cached;
  };
  return {
    // The content hash of the entry's file changes with every chunk that it refers to. It may contain hyphens.
    build: entry.file.replace(/^assets\/client-|\.js$/g, ''),
    entry: assetUrl(entry.file),
    modulesOf: (names) => requirementsOf(names).modules,
    stylesOf: (names) => requirementsOf(names).styles,
    filesOf: (keys) => keys.flatMap((key) => manifest[key]?.file ?? []).map(assetUrl),
    editor: {
      script: assetUrl(editor.file),
      // `build/scriptlessStyles.ts` creates these files.
      stylesFor: (styles) => [...styles, ...(editor.css ?? []).map(assetUrl)].map(scriptless),
    },
  };
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build's manifest lacks ${key}`);
  return chunk;
}

const scriptless = (href: string) => href.replace(/\.css$/, '.scriptless.css');
const assetUrl = (file: string) => `/${file}`;

function chunkFiles(chunks: readonly ManifestChunk[]): { modules: string[]; styles: string[] } {
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  return { modules: chunks.map(({ file }) => assetUrl(file)), styles: [...styles].map(assetUrl) };
}

/** Returns the chunks of the keys and of all their imports, each once, in order. Unknown keys are ignored. */
function reachable(manifest: Manifest, keys: readonly string[]): ManifestChunk[] {
  const seen = new Set<string>();
  const chunks: ManifestChunk[] = [];
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) collect(imported);
    chunks.push(chunk);
  };
  for (const key of keys) collect(key);
  return chunks;
}
