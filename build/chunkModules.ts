import type { Plugin } from 'vite';
import { pathOfModule } from './chunks.ts';

/** Modules of each file of scripts, by its name; from the project's root. */
export type ChunkModules = Record<string, string[]>;

/** Writes `.vite/chunks.json` beside the manifest: which modules each file of scripts holds, for tests and for the curious. */
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
