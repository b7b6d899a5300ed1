import { DICTIONARY } from '../../src/contracts/dictionary/dictionary.ts';

/** The part of a manifest's entry that names other scripts. */
export interface ScriptChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** Views of components; a page has only those of its own. */
const COMPONENT = /^src\/components\/(\w+)\/\1\.tsx$/;
/** The settings of consent load their labels when they are opened. */
const SETTINGS = 'src/features/consent/consentChoice.ts';

/**
 * Returns a function that finds the labels which scripts may show: all words of the scripts that are keys of the dictionary, also
 * of the scripts that they load on demand. Some words are no labels; that costs a few bytes.
 *
 * @param read returns the text of a script
 */
export function createScriptLabels(manifest: Readonly<Record<string, ScriptChunk>>, read: (file: string) => string) {
  const byFile = new Map<string, ReadonlySet<string>>();
  const labelsIn = (file: string) => {
    const labels = byFile.get(file) ?? wordsIn(read(file));
    byFile.set(file, labels);
    return labels;
  };
  return (entries: readonly string[]): ReadonlySet<string> =>
    new Set(scriptsFrom(manifest, entries).flatMap((file) => [...labelsIn(file)]));
}

/** Returns the files of the entries and of all scripts that they load. */
function scriptsFrom(manifest: Readonly<Record<string, ScriptChunk>>, entries: readonly string[]): string[] {
  const keys = new Set(entries);
  // The set grows while it is iterated.
  for (const key of keys) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of imports) keys.add(next);
    for (const next of dynamicImports) if (!COMPONENT.test(next) && next !== SETTINGS) keys.add(next);
  }
  return [...keys].flatMap((key) => manifest[key]?.file ?? []);
}

function wordsIn(code: string): ReadonlySet<string> {
  return new Set(code.match(/\w+/g)?.filter((word) => Object.hasOwn(DICTIONARY, word)));
}
