import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emotionStyles } from './build/emotionStyles.ts';

/** Builds `src` twice, for the browser (`dist/client`) and for the server (`dist/server`): `vite build --app`. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [emotionStyles('/src/theme/css.ts'), react()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, sourcemap: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        emptyOutDir: true,
        rolldownOptions: { input: { client: 'src/entry.client.tsx' } },
      },
    },
    ssr: {
      // React and the router go into the bundle, so that their production builds run whatever NODE_ENV says.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: 'dist/server',
        ssr: true,
        emptyOutDir: true,
        rolldownOptions: { input: { 'entry.server': 'src/entry.server.tsx' } },
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
});
