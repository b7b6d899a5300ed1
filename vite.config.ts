import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledScripts } from './build/bundledScripts.ts';
import { chunkModules } from './build/chunkModules.ts';
import { CHUNK_GROUPS } from './build/chunks.ts';
import { componentRegistry } from './build/componentRegistry.ts';
import { CUSTOMER_ALIASES } from './build/customerAliases.ts';
import { emotionStyles } from './build/emotionStyles.ts';
import { iconSprite } from './build/iconSprite.ts';
import { precompress } from './build/precompress.ts';
import { scriptlessStyles } from './build/scriptlessStyles.ts';
import { DIST_DIR } from './config/customer.ts';

/** The router's package names only its development build, which carries warnings for developers. */
const ROUTER = fileURLToPath(new URL('./node_modules/react-router/dist/production', import.meta.url));

const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
];

/** The oldest browsers that run our scripts. `test/support/browser/newerApis.ts` lists what they lack (docs/decisions/0161). */
const BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];

/** Without a warning for each plugin that takes long. */
const QUIET = { bundlerTimings: false };

/** The scripts of visitors' pages, and those of pages for editors. */
const ENTRIES = ['src/entry.client.tsx', 'src/editing/editor.ts'] as const;

/**
 * Builds `src` twice, for the browser (`dist/client`) and for the server (`dist/server`): `vite build --app`. `dev/` serves it without a build.
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  resolve: { alias: [...CUSTOMER_ALIASES, ...(command === 'build' ? PRODUCTION_ROUTER : [])] },
  plugins: [
    bundledScripts(),
    componentRegistry(),
    emotionStyles('/src/theme/css.ts'),
    iconSprite(),
    react(),
    scriptlessStyles(),
    chunkModules(),
    precompress(),
  ],
  build: { target: BROWSERS, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      // What only the server does is left out.
      define: { 'typeof document': '"object"', 'typeof window': '"object"' },
      // Development looks for packages here before a page needs them.
      optimizeDeps: { entries: [...ENTRIES, 'src/components/*/*.component.ts'] },
      build: {
        outDir: join(DIST_DIR, 'client'),
        manifest: true,
        emptyOutDir: true,
        rolldownOptions: {
          checks: QUIET,
          input: { client: ENTRIES[0], editor: ENTRIES[1] },
          output: { codeSplitting: { groups: [...CHUNK_GROUPS] } },
        },
      },
    },
    ssr: {
      // React and the router go into the bundle, so that their production builds run whatever NODE_ENV says.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: {
        outDir: join(DIST_DIR, 'server'),
        ssr: true,
        emptyOutDir: true,
        rolldownOptions: { checks: QUIET, input: { 'entry.server': 'src/entry.server.tsx' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
}));
