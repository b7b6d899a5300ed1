import { type CompileFunctionOptions, Script, SourceTextModule, type SourceTextModuleOptions } from 'node:vm';

/**
 * Jest compiles every module, its own ones among them, anew for each test file. A worker that keeps what it has compiled compiles each once, and
 * only evaluates it in the context of each file (docs/decisions/0060).
 */

type CompileFunction = (source: string, parameters?: readonly string[], options?: CompileFunctionOptions) => unknown;
type Importer = (...request: unknown[]) => unknown;

interface CompiledScript {
  source: string;
  names: string;
  script: Script;
}

/** Modules in CommonJS, by their file. */
const scripts = new Map<string, CompiledScript>();
/** What resolves an `import()` of such a module, by its file: of the test file that runs. */
const importers = new Map<string, Importer>();

/**
 * Returns a `compileFunction` that compiles each file once.
 *
 * @param compileFunction that of `node:vm`, for calls without a file
 */
export const compileOnce =
  (compileFunction: CompileFunction): CompileFunction =>
  (source, parameters = [], options = {}) => {
    const { filename, parsingContext, importModuleDynamically } = options;
    if (!filename || !parsingContext) return compileFunction(source, parameters, options);
    if (typeof importModuleDynamically === 'function') importers.set(filename, importModuleDynamically as Importer);
    const names = parameters.join();
    const known = scripts.get(filename);
    const kept = known?.source === source && known.names === names ? known : compile(source, names, filename);
    scripts.set(filename, kept);
    return kept.script.runInContext(parsingContext);
  };

function compile(source: string, names: string, filename: string): CompiledScript {
  const start = `(function (${names}) {`;
  const script = new Script(`${start}${source}\n})`, {
    filename,
    // Positions in errors are those in the file.
    columnOffset: -start.length,
    importModuleDynamically: (...request) => importers.get(filename)?.(...request) as never,
  });
  return { source, names, script };
}

/** Lets go of the test file that has ended. */
export const forgetImporters = (): void => importers.clear();

/** What the types of Node lack. */
interface Cacheable {
  createCachedData: () => Buffer;
}

/** ES modules, by their file: their source and what V8 has made of it. */
const modules = new Map<string, { source: string; cachedData?: Buffer }>();

/** An ES module. V8 compiles it for each test file, from the third one on without parsing it. */
export class ModuleCompiledOnce extends SourceTextModule {
  constructor(source: string, options: SourceTextModuleOptions = {}) {
    const { identifier = '' } = options;
    const known = modules.get(identifier);
    const cachedData = known?.source === source ? known.cachedData : undefined;
    super(source, cachedData ? { ...options, cachedData } : options);
    if (known?.source !== source) modules.set(identifier, { source });
    else known.cachedData ??= (this as unknown as Cacheable).createCachedData();
  }
}
