/**
 * Returns the environment of a Node process that a test starts: PATH, the given variables, and the compile cache of the test run
 * (`globalSetup.ts`), with which a start needs half of the processor time. It inherits nothing else.
 */
export function processEnvironment(variables: Record<string, string> = {}): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }), ...variables };
}
