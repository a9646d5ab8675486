/**
 * Import zones: what each folder may import. A path belongs to the zone with the longest matching `path`.
 * A zone may import itself, the zones listed in `imports` and everything below them.
 * @typedef {{ path: string, imports: readonly string[], packages?: readonly string[] }} Zone
 */

const lib = ['src/lib', 'src/messages'];
const queries = ['contract', ...lib, 'src/data', 'src/queries'];
const kits = [...queries, 'src/components/ui', 'src/components/kits'];

/** @param {string} name @param {readonly string[]} [features] features of the square beside it */
const social = (name, features = []) => ({
  path: `src/components/social/${name}`,
  imports: [...kits, ...features.map((feature) => `src/components/social/${feature}`)],
});

/** @param {string} name @param {readonly string[]} [others] */
const workspace = (name, others = []) => ({
  path: `src/components/workspace/${name}`,
  imports: [...kits, ...others.map((other) => `src/components/${other}`)],
});

/** @param {string} name @param {readonly string[]} [others] kits it is built from */
const kit = (name, others = []) => ({
  path: `src/components/kits/${name}`,
  imports: [...lib, 'src/components/ui', ...others.map((other) => `src/components/kits/${other}`)],
});

/** @type {readonly Zone[]} */
export const zones = [
  { path: 'contract', imports: [], packages: ['zod'] },
  { path: 'server', imports: ['contract'] },

  { path: 'src/messages', imports: ['contract'] },
  { path: 'src/lib', imports: ['contract', 'src/messages'] },
  { path: 'src/data', imports: ['contract', ...lib] },
  { path: 'src/queries', imports: queries },
  { path: 'src/sw', imports: [] },
  { path: 'src/vite-env.d.ts', imports: ['src/data'] },

  { path: 'src/components/ui', imports: ['contract', ...lib] },
  ...['chart', 'completion', 'drag', 'editor', 'form', 'map'].map((name) => kit(name)),
  // Completes mentions.
  kit('chat', ['completion']),
  // Filters by date, and draws its rows as charts and on a map.
  kit('table', ['form', 'chart', 'map']),
  // Shows what queries read: files of a space or of this browser.
  { path: 'src/components/kits/preview', imports: [...queries, 'src/components/ui'] },
  { path: 'src/components/kits/emoji', imports: ['src/data', ...lib, 'src/components/ui'] },

  social('follow'),
  social('report'),
  social('appeal'),
  social('tag'),
  social('sidebar', ['follow', 'tag']),
  social('relationship', ['follow', 'sidebar']),
  social('muted-word', ['sidebar']),
  social('moderation', ['report', 'sidebar']),
  social('notification', ['follow', 'sidebar']),
  social('follow-request', ['follow', 'notification', 'sidebar']),
  social('post', ['appeal', 'relationship', 'report']),
  social('bookmark', ['post', 'sidebar']),
  social('deleted-post', ['post', 'scheduled-post', 'sidebar']),
  social('list', ['follow', 'post', 'sidebar']),
  social('explore', ['follow', 'post', 'sidebar', 'tag']),
  social('profile', ['follow', 'list', 'post', 'relationship', 'sidebar']),
  social('composer', ['post', 'sidebar']),
  // Beside the sample conversations, with their styles.
  {
    path: 'src/components/social/message',
    imports: [
      ...kits,
      ...['social/composer', 'social/post', 'social/relationship', 'workspace/chat'].map(
        (each) => `src/components/${each}`,
      ),
    ],
  },
  social('post-dialog', ['bookmark', 'composer', 'post']),
  social('people', ['follow', 'post', 'sidebar']),
  social('scheduled-post', ['composer', 'post', 'sidebar']),
  social('thread', ['composer', 'post', 'sidebar']),
  social('privacy', ['notification', 'sidebar']),
  social('visitor', ['post', 'profile', 'thread']),
  social('outbox', ['muted-word', 'profile', 'report', 'scheduled-post', 'sidebar']),
  social('catch-up', ['post', 'sidebar']),
  social('feed', ['composer', 'outbox', 'post', 'profile', 'sidebar']),

  workspace('calendar', ['workspace/space']),
  workspace('chat'),
  workspace('contact', ['workspace/space']),
  workspace('email'),
  workspace('file', ['workspace/space']),
  workspace('invoice', ['workspace/space']),
  workspace('note', ['workspace/space']),
  workspace('project', ['workspace/space']),
  // Finds members to share with.
  workspace('space', ['social/message']),
  workspace('task', ['workspace/space']),
  workspace('kanban', ['workspace/space', 'workspace/task']),
  workspace('wallet'),
  // A member who is signed in sees the own profile and posts on /users/profile.
  workspace('user', ['workspace/wallet', 'social/post', 'social/profile']),

  { path: 'src/components/account', imports: kits },
  {
    path: 'src/components/account/member-gate',
    imports: [...kits, 'src/components/social/appeal'],
  },
  {
    path: 'src/components/account/welcome',
    imports: [...kits, ...['follow', 'post', 'tag'].map((each) => `src/components/social/${each}`)],
  },
  {
    path: 'src/components/account/data',
    imports: [...kits, 'src/components/account', 'src/components/social/sidebar'],
  },
  { path: 'src/components/gallery', imports: kits },
  { path: 'src/components/gallery/demo', imports: [...queries, 'src/components/ui'] },
  {
    path: 'src/components/shell',
    imports: [...kits, 'src/components/account', 'src/components/social'],
  },

  { path: 'src/routes', imports: [...queries, 'src/components'] },
  { path: 'src/routeTree.gen', imports: ['src/routes'] },
  { path: 'src/app', imports: [...queries, 'src/components', 'src/routeTree.gen', 'src/styles'] },

  { path: 'tests/support', imports: ['contract', 'server', 'src'] },
  { path: 'tests/bench', imports: ['contract', 'server', 'src', 'tests/support'] },
  { path: 'scripts', imports: ['contract', 'server', 'src', 'tests/bench', 'tests/support'] },
  { path: 'tests', imports: ['contract', 'server', 'src', 'scripts'] },
];

/**
 * Packages and folders with few permitted importers; `lazyImporters` may use `import()` only.
 * @typedef {{
 *   names: readonly string[],
 *   importers: readonly string[],
 *   lazyImporters?: readonly string[],
 *   instead: string,
 * }} Reservation
 * @type {readonly Reservation[]}
 */
export const reservations = [
  { names: ['firebase'], importers: ['src/lib/auth', 'tests/bench/baseline'], instead: 'use src/lib/auth' },
  {
    names: ['echarts', 'echarts-for-react'],
    importers: ['src/components/kits/chart', 'tests'],
    instead: 'use the chart kit',
  },
  {
    names: ['@tanstack/react-table', '@tanstack/table-core'],
    importers: ['src/components/kits/table'],
    instead: 'use the table kit',
  },
  {
    names: ['@tanstack/react-form', '@tanstack/form-core'],
    importers: ['src/components/kits/form'],
    instead: 'use the form kit',
  },
  {
    names: ['react-aria-components', 'react-aria', 'react-stately'],
    importers: ['src/components/ui', 'src/components/kits'],
    instead: 'use a primitive of ui or a kit',
  },
  {
    names: ['pdfjs-dist'],
    importers: ['src/components/kits/preview/pdf'],
    instead: 'use FileContent of the preview kit',
  },
  {
    names: ['react-toastify'],
    importers: ['src/components/shell/overlay'],
    instead: 'use src/lib/overlays/toast',
  },
  {
    names: ['idb'],
    importers: [
      'src/lib/storage',
      'src/data/store',
      'src/data/space',
      'src/queries/outbox',
      'src/queries/social/feed',
    ],
    instead: 'use src/lib/storage',
  },
  {
    names: ['react', 'react-dom'],
    importers: ['src/lib', 'src/messages', 'src/queries', 'src/components', 'src/routes', 'src/app', 'tests'],
    instead: 'write plain TypeScript',
  },
  {
    names: ['src/data/store', 'src/data/*/collection'],
    importers: [
      'src/data',
      'src/queries/sample-mutation',
      'src/queries/*/mutations',
      // The file upload examples and the developer console show the sample store itself.
      'src/components/gallery/forms',
      'src/components/shell/devtools',
      'tests',
    ],
    // Routes name query options, so the first load contains them.
    lazyImporters: ['src/queries'],
    instead: 'import it in the query function with import(), or reach it through src/queries',
  },
  {
    names: ['src/queries/sample-mutation', 'src/queries/*/mutations'],
    importers: [
      'src/components',
      'src/queries/*/mutations',
      'src/queries/outbox-handlers',
      'src/queries/member-services',
      'tests',
    ],
    instead:
      'import mutation options in the component: the first load contains what routes and query options import',
  },
];
