const below = (folder: string, pages: string): string[] =>
  pages.split(' ').map((page) => `/${folder}/${page}`);

/** Every promised path below /webapp, with params as in the router: "/auth/confirm-mail/$email". */
export const promisedAddresses: readonly string[] = [
  '/',
  '/dashboard',
  ...below('auth', 'login register logout recover-password create-password lock-screen login-pin'),
  '/auth/confirm-mail/$email',
  ...below('errors', 'error-400 error-401 error-403 error-404 error-500 service-unavailable'),
  '/pages/error-404-alt',
  '/maintenance',
  '/coming-soon',
  ...below('apps', 'chat calendar email file-manager Projects'),
  ...below('tasks', 'kanban view-details'),
  ...below('pages', 'pricing starter-page faq timeline'),
  ...below('users', 'contacts profile'),
  '/wallet',
  '/invoices',
  ...below('invoices', 'view-invoice create-invoice'),
  ...below('ui', 'accordions alerts avatars badges breadcrumb buttons cards carousel collapse dropdowns'),
  ...below('ui', 'ratio grid links list-group modals notifications offcanvas placeholders pagination'),
  ...below('ui', 'popovers progress spinners tabs tooltips typography utilities'),
  ...below('icons', 'tabler solar remix'),
  ...below('extended', 'dragula sweet-alert ratings scrollbar'),
  ...below('charts', 'area bar bubble candlestick column heatmap line mixed timeline boxplot treemap pie'),
  ...below('charts', 'radar radialBar scatter polar sparklines slope funnel'),
  ...below('forms', 'basic inputmask picker select slider validation wizard file-uploads editors layouts'),
  ...below('tables', 'basic gridJs'),
  ...below('maps', 'google vector leaflet'),
  '/horizontal',
  '/full-view',
  '/fullscreen-view',
  '/hover-menu',
  '/compact',
  '/icon-view',
  '/dark-mode',
  '/detached',
];

export const missingAddresses: readonly string[] = [];
