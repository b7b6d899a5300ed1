import type { Plugin } from 'vite';
import { pathOfModule } from './chunks.ts';

/** Modules of each file of scripts, by its name; from the project's root. */
export type ChunkModules = Record<string, string[]>;

/** Writes `.vite/chunks.json` next to the manifest: the modules of each script file, for tests and for people. */
export function chunkModules(): Plugin {
  return {
    name: 'chunk-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const modules: ChunkModules = {};
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') modules[file.fileName] = file.moduleIds.map(pathOfModule);
      }
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(modules) });
    },
  };
}
