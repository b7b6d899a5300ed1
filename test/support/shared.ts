/**
 * Jest evaluates every module once for each test file, in a context where each use of a global is slow. What is large
 * and keeps no state is loaded outside of it instead, once for each worker (`environment.mjs`).
 */
interface SharedImport {
  importShared?: (url: string) => Promise<unknown>;
}

/**
 * Returns the module at `url` (or of the package with that name), loaded once for all files of a Jest worker.
 * Its objects come from another realm: `toStrictEqual` and `instanceof Error` do not hold for them.
 */
export async function importShared<Module>(url: string): Promise<Module> {
  const load = (globalThis as SharedImport).importShared ?? ((specifier: string) => import(specifier));
  return (await load(url)) as Module;
}
