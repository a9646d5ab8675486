import type { PluginOption } from 'vite';
import { readBudgets } from '../lib/build/budget.ts';
import { closure, entryKeys, filesOf, type Manifest, readManifest } from '../lib/build/build-manifest.ts';

/**
 * Chunks, by name, that the offline feed needs besides the first load, and a sign-out: it counts what is not sent, deletes
 * what belongs to the member, and says why.
 */
const EXTRA_CHUNKS = [
  'StatusArt',
  'Toasts',
  'SideMenu',
  'Composer',
  'surroundings',
  'PostListVirtualizer',
  'member-services',
  'social',
  'ui',
  'form-draft',
  'explain-sign-out',
];

/** Pages of the main navigation, and the way out, which open offline too. */
const EXTRA_PAGES = [
  '_shell/_member/explore',
  '_shell/_member/notifications',
  '_shell/_member/post/index',
  '_shell/_member/more',
  '_shell/_member/outbox',
  '_bare/auth/route',
  '_bare/auth/logout',
];

/**
 * Chunks that no offline page needs: developer tools, the password dictionary of forms that need the service, and the
 * viewer of PDF files, whose worker is not stored.
 */
const ONLINE_CHUNKS = ['show-devtools', 'password-strength', 'PdfPreview'];

function keyOfChunk(manifest: Manifest, wanted: string): string {
  // Translations have the names of what they translate.
  const found = Object.entries(manifest).find(
    ([, { name, src }]) => name === wanted && !src?.includes('/translations/'),
  );
  if (!found) throw new Error(`The build has no chunk named ${wanted}: update scripts/vite/offline.ts`);
  return found[0];
}

/** Files of the build that render the feed and the main pages. Throws when an extra chunk no longer exists. */
function shellFiles(manifest: Manifest): ReadonlySet<string> {
  const { firstLoad } = readBudgets();
  const chunks = Object.entries(manifest);
  const extra = EXTRA_CHUNKS.map((name) => keyOfChunk(manifest, name));
  const pages = EXTRA_PAGES.flatMap((page) => {
    const source = `src/routes/${page}.tsx?`;
    const parts = chunks.filter(([key]) => key.startsWith(source)).map(([key]) => key);
    if (parts.length === 0) throw new Error(`The build has no page ${page}: update scripts/vite/offline.ts`);
    return parts;
  });
  const entries = [...entryKeys(manifest), ...firstLoad.later, ...extra, ...pages];
  const { js, css } = filesOf(manifest, closure(manifest, entries));
  return new Set([...js, ...css]);
}

/** Files of all pages and of everything that they import on demand, except `ONLINE_CHUNKS`. */
function pageFiles(manifest: Manifest): ReadonlySet<string> {
  const online = ONLINE_CHUNKS.map((name) => keyOfChunk(manifest, name));
  const seen = new Set<string>(online);
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) visit(next);
  };
  // Imports the entry, which has no record of its own.
  for (const key of readBudgets().firstLoad.later) visit(key);
  for (const key of online) seen.delete(key);
  const { js, css } = filesOf(manifest, seen);
  return new Set([...js, ...css]);
}

/** Service worker and web app manifest; production builds only. */
export const offline = (): PluginOption =>
  process.env['NODE_ENV'] === 'production'
    ? import('vite-plugin-pwa').then(({ VitePWA }) =>
        VitePWA({
          strategies: 'injectManifest',
          srcDir: 'src/sw',
          filename: 'sw.ts',
          // Registered by src/app/service-worker.ts after the first render.
          injectRegister: null,
          includeManifestIcons: false,
          injectManifest: {
            injectionPoint: 'self.BUILD_FILES',
            globPatterns: ['index.html', 'assets/*.{js,css,woff2}'],
            dontCacheBustURLsMatching: /^assets\//,
            maximumFileSizeToCacheInBytes: 4_000_000,
            manifestTransforms: [
              (entries) => {
                const chunks = readManifest();
                const shell = shellFiles(chunks);
                const pages = pageFiles(chunks);
                const isShell = (url: string) =>
                  url === 'index.html' || url.endsWith('.woff2') || shell.has(url);
                const manifest = entries
                  .filter(({ url }) => isShell(url) || pages.has(url))
                  .map((entry) => ({ ...entry, isShell: isShell(entry.url) }));
                return { manifest, warnings: [] };
              },
            ],
          },
          manifest: {
            id: '/webapp/',
            name: 'Plaza',
            short_name: 'Plaza',
            description: 'A town square in a browser tab: a live feed and a whole workspace around it.',
            lang: 'en',
            start_url: '/webapp/',
            scope: '/webapp/',
            display: 'standalone',
            theme_color: '#0f3d33',
            background_color: '#ecefe9',
            categories: ['social', 'productivity'],
            icons: [
              { src: 'app-icons/192.png', sizes: '192x192', type: 'image/png' },
              { src: 'app-icons/512.png', sizes: '512x512', type: 'image/png' },
              { src: 'app-icons/mask.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
              { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
            ],
            shortcuts: [
              { name: 'Write a post', url: '/webapp/post' },
              { name: 'Notifications', url: '/webapp/notifications' },
              { name: 'Explore', url: '/webapp/explore' },
            ],
          },
        }),
      )
    : null;
