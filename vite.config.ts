import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/vite/chunk-groups.ts';
import { eagerCompilation } from './scripts/vite/eager-compilation.ts';
import { earlyStart } from './scripts/vite/early-start.ts';
import { preloadHead } from './scripts/vite/preload-head.ts';
import { scssOptions } from './scripts/vite/scss-options.ts';
import { splashTokens } from './scripts/vite/splash-tokens.ts';
import { exampleCode } from './scripts/vite/example-code.ts';
import { galleryDocs } from './scripts/vite/gallery-docs.ts';
import { iconFiles } from './scripts/vite/icon-files.ts';
import { offline } from './scripts/vite/offline.ts';
import { iconModule } from './scripts/vite/icon-module.ts';

const BASE = '/webapp/';

/** Chunks of index.html, which have arrived before anything else is asked for. */
const INITIAL = /\/(?:vendor|app)-/;

/** Packages of the first screen change seldom. Translations import what stands with them, never the app (src/messages). */
const INITIAL_BASE = /node_modules|\/src\/messages\/(?:language|words)\./;

/** The browser app. The service is bundled by vite.server.config.ts. */
export default defineConfig({
  base: BASE,
  resolve: { tsconfigPaths: true },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      codeSplittingOptions: {
        // Page tests share modules: a route loaded after a test's own router would take over its component.
        addHmr: process.env['VITEST'] === undefined,
        // Loaders stay with their routes: data is asked for while the page's code downloads.
        defaultBehavior: [['component'], ['pendingComponent'], ['errorComponent'], ['notFoundComponent']],
        // Layout routes wrap every page: a chunk of their own would add a round trip to the first paint.
        splitBehavior: ({ routeId }) =>
          /(^__root__$|^\/_shell$|^\/_bare$|\/_member$|\/_member\/(dashboard)?$)/.test(routeId)
            ? []
            : undefined,
      },
    }),
    react(),
    splashTokens(),
    preloadHead(BASE),
    earlyStart(),
    // Accessible names within React Aria, in the languages of the interface.
    optimizeLocales.vite({ locales: ['en-US', 'de-DE'] }),
    exampleCode(),
    galleryDocs(),
    iconFiles(),
    offline(),
    icons({ compiler: { compiler: iconModule }, scale: 0 }),
  ],
  css: { preprocessorOptions: { scss: scssOptions } },
  build: {
    outDir: 'dist/app',
    target: 'es2022',
    manifest: true,
    sourcemap: true,
    chunkSizeWarningLimit: 1200,
    modulePreload: {
      polyfill: false,
      // Everything that a page imports is asked for at once, not one round trip after another.
      resolveDependencies: (_chunk, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !INITIAL.test(file)) : files,
    },
    rolldownOptions: {
      output: {
        postBanner: eagerCompilation,
        codeSplitting: {
          // By purpose, so that one request brings what is used together.
          groups: [
            { name: 'vendor', tags: ['$initial'], test: INITIAL_BASE, priority: 90 },
            { name: 'app', tags: ['$initial'], priority: 80 },
            ...chunkGroups,
          ],
        },
      },
    },
  },
});
