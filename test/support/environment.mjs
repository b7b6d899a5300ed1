import { flushCompileCache } from 'node:module';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { compileOnce, forgetImporters, ModuleCompiledOnce } from './compileOnce.ts';
import { exitOnEnd } from './workerExit.ts';

vm.compileFunction = compileOnce(vm.compileFunction);
vm.SourceTextModule = ModuleCompiledOnce;
if (process.send) exitOnEnd(process);

/**
 * Jest's environment for Node with `importShared` (`shared.ts`): an import outside of the context of the test file.
 * This is no `.ts` file, because Jest would transform that and turn `import()` into `require()`.
 *
 * The context is a plain one. Jest's own has a proxy as its global object, and each use of a global in a test file, `Math` for
 * example, calls that proxy.
 */
export default class SharedModulesEnvironment extends TestEnvironment {
  constructor(...options) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...options);
    } finally {
      vm.createContext = createContext;
    }
  }

  async setup() {
    await super.setup();
    this.global.importShared = async (url) => {
      const shared = await import(url);
      // Jest kills its workers, which would lose what they compiled.
      flushCompileCache();
      return shared;
    };
  }

  async teardown() {
    forgetImporters();
    await super.teardown();
  }
}
