import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's environment for Node with `importShared` (`shared.ts`): an import outside of the context of the test file.
 * This is no `.ts` file, because Jest would transform that and turn `import()` into `require()`.
 */
export default class SharedModulesEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.importShared = (url) => import(url);
  }
}
