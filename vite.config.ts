import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emotionStyles } from './build/emotionStyles.ts';
import { firstPaintScript } from './build/firstPaintScript.ts';
import { iconSprite } from './build/iconSprite.ts';
import { precompress } from './build/precompress.ts';
import { pureRouter } from './build/pureRouter.ts';
import { scriptlessStyles } from './build/scriptlessStyles.ts';

/**
 * What every page needs in one file that changes with us, and one that changes with the libraries. The styles of all
 * components are one sheet, some 15 kB compressed: nothing is painted before the sheets are there, and each further one
 * is a further wait on a slow line.
 */
const CHUNKS = [
  // The settings of consent, the comparison and maps come with their own sheets, for the few who open them.
  {
    name: 'styles',
    test: /^(?!.*(?:\/src\/editing\/|\/leaflet\/|\/(?:ConsentSettings|Compare(?:Bar|View|Dialog)|CarCompare|SavedCars|RecentRow)\.styles)).*\.css$/,
  },
  { name: 'libraries', test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|cookie)\// },
  // The names of all drawings: pages without one chosen by name do without them.
  { name: 'icons', test: /src\/ui\/(?:NamedIcon|namedIcons)\.tsx?$/ },
  {
    name: 'shell',
    test: /src\/(?:(?:app|page(?!\/GroupPhone)|content(?!\/(?:copyableLinks|fieldText))|lib(?!\/(?:weekdays|contactHref|fileSize|indexLanguage|plainText|shortHash|slug|throttled|timeZone))|ui(?!\/(?:Strip|useStrip|useDimmed|useDelayed|Lightbox|copy\.|CopyButton))|components\/(?:Breadcrumb|Header(?!\/behaviour)|RichText))\/|components\/registry\.|contracts\/consent\.|features\/(?:consent\/(?:consentActions|consentStore|ConsentLayers)|analytics\/(?:track|pageViews)|compare\/(?:CompareDock|CompareToggle|compareStore|toggleCompared)|saved\/(?:SaveButton|SavedLink|deviceCars|savedStore)|recentlyViewed\/(?:RecentDock|viewedStore))\.)/,
  },
  {
    name: 'cars',
    test: /src\/(?:features\/(?:carCard\/Car|car\/(?:CarPicture|card|Facts|format|money\/(?:price|Price)))|content\/fieldText)/,
  },
  { name: 'stories', test: /src\/features\/stories\/Story(?:Card|Row)/ },
  { name: 'dealers', test: /src\/features\/dealers\/(?:SitePicture|DealerLines|brands)/ },
];

/** The router's package names only its development build, which carries warnings for developers. */
const ROUTER = fileURLToPath(new URL('./node_modules/react-router/dist/production', import.meta.url));

/** Builds `src` twice, for the browser (`dist/client`) and for the server (`dist/server`): `vite build --app`. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
    ],
  },
  plugins: [
    emotionStyles('/src/theme/css.ts'),
    firstPaintScript(),
    iconSprite(),
    pureRouter(),
    react(),
    scriptlessStyles(),
    precompress(),
  ],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        emptyOutDir: true,
        rolldownOptions: {
          input: { client: 'src/entry.client.tsx', editor: 'src/editing/editor.ts' },
          output: { codeSplitting: { groups: [...CHUNKS] } },
        },
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
