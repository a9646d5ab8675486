import type { MenuUrl } from './navigation';

type ProductUrl = MenuUrl | '/explore' | '/notifications' | '/support' | '/bookmarks' | '/scheduled';

export interface Use {
  label: string;
  url: ProductUrl;
  /** Below src/components; contains the part. */
  file: string;
}

interface GalleryUse {
  /** The component, function or class as the files spell it. */
  part: string;
  uses: readonly Use[];
}

const place = (label: string, url: ProductUrl, file: string): Use => ({ label, url, file });

/** Kinds that tables are drawn as. */
const ofTables = (part: string, file: string): GalleryUse => ({
  part,
  uses: [
    place('Invoices', '/invoices', `kits/table/chart/kinds/${file}.ts`),
    place('Wallet', '/wallet', `kits/table/chart/kinds/${file}.ts`),
  ],
});

/** Product pages that use the part of a gallery page. Each page has an entry. */
export const galleryUses: Partial<Record<MenuUrl, GalleryUse>> = {
  '/ui/accordions': {
    part: '<Disclosure',
    uses: [place('Questions', '/pages/faq', 'gallery/pages/faq/QuestionItem.tsx')],
  },
  '/ui/alerts': {
    part: 'alert variant-',
    uses: [place('Calendar of a space', '/apps/calendar', 'workspace/space/SpaceNotice.tsx')],
  },
  '/ui/avatars': {
    part: '<Avatar',
    uses: [
      place('Feed', '/', 'social/post/PostArticle.tsx'),
      place('Notifications', '/notifications', 'social/notification/NotificationRow.tsx'),
      place('Tasks', '/tasks/kanban', 'workspace/kanban/TaskCard.tsx'),
    ],
  },
  '/ui/badges': {
    part: 'tag tag-',
    uses: [
      place('Invoices', '/invoices', 'workspace/invoice/StatusTag.tsx'),
      place('Projects', '/apps/Projects', 'workspace/project/project-columns.tsx'),
      place('Wallet', '/wallet', 'workspace/wallet/transaction-columns.tsx'),
    ],
  },
  '/ui/breadcrumb': {
    part: '<Breadcrumbs',
    uses: [place('Support', '/support', 'shell/Shell.tsx')],
  },
  '/ui/buttons': {
    part: 'btn btn-primary',
    uses: [
      place('Feed composer', '/', 'social/composer/Composer.tsx'),
      place('Invoices', '/invoices', 'workspace/invoice/InvoicesPage.tsx'),
      place('Calendar', '/apps/calendar', 'workspace/calendar/CalendarPage.tsx'),
    ],
  },
  '/ui/cards': {
    part: 'className="card',
    uses: [
      place('Feed', '/', 'social/sidebar/FeedSidebar.tsx'),
      place('Notifications', '/notifications', 'social/notification/NotificationsPage.tsx'),
    ],
  },
  '/ui/carousel': {
    part: '<Carousel',
    uses: [place('Preview of files', '/apps/file-manager', 'workspace/file/dialog/FilePreview.tsx')],
  },
  '/ui/collapse': {
    part: 'aria-expanded',
    uses: [
      place('File manager', '/apps/file-manager', 'workspace/file/FolderTree.tsx'),
      place('Threads', '/', 'social/thread/ReplyList.tsx'),
    ],
  },
  '/ui/dropdowns': {
    part: '<Menu',
    uses: [
      place('Feed', '/', 'social/post/menu/RepostMenu.tsx'),
      place('Invoices', '/invoices', 'workspace/invoice/InvoiceActions.tsx'),
      place('Tasks', '/tasks/kanban', 'workspace/kanban/ColumnMenu.tsx'),
    ],
  },
  '/ui/grid': {
    part: 'stack-3',
    uses: [
      place('Calendar', '/apps/calendar', 'workspace/calendar/event/EventDialog.tsx'),
      place('Tasks', '/tasks/kanban', 'workspace/kanban/TaskDialog.tsx'),
    ],
  },
  '/ui/list-group': {
    part: 'list-group-item',
    uses: [
      place('Contacts', '/users/contacts', 'workspace/contact/import/ImportPreview.tsx'),
      place('Wallet', '/wallet', 'workspace/wallet/WalletCards.tsx'),
      place('Members of a space', '/apps/file-manager', 'workspace/space/ShareDialog.tsx'),
    ],
  },
  '/ui/links': {
    part: '<Link',
    uses: [place('Support', '/support', 'shell/about/SupportPage.tsx')],
  },
  '/ui/modals': {
    part: '<Dialog',
    uses: [
      place('Contacts', '/users/contacts', 'workspace/contact/ContactDialog.tsx'),
      place('Tasks', '/tasks/kanban', 'workspace/kanban/TaskDialog.tsx'),
      place('Calendar', '/apps/calendar', 'workspace/calendar/event/EventDialog.tsx'),
    ],
  },
  '/ui/notifications': {
    part: 'showToast',
    uses: [
      place('Feed', '/', 'social/post/list/use-show-new.ts'),
      place('Calendar', '/apps/calendar', 'workspace/calendar/IcsMenu.tsx'),
    ],
  },
  '/ui/offcanvas': {
    part: 'placement="end"',
    uses: [
      place('File manager', '/apps/file-manager', 'workspace/file/FileDetails.tsx'),
      place('Projects', '/apps/Projects', 'workspace/project/ProjectDrawer.tsx'),
      place('Chat', '/apps/chat', 'workspace/chat/ChatPage.tsx'),
    ],
  },
  '/ui/pagination': {
    part: '<DataTable',
    uses: [
      place('Invoices', '/invoices', 'workspace/invoice/InvoicesPage.tsx'),
      place('Wallet', '/wallet', 'workspace/wallet/WalletPage.tsx'),
    ],
  },
  '/ui/placeholders': {
    part: '<Skeleton',
    uses: [
      place('Explore', '/explore', 'social/explore/Topics.tsx'),
      place('Chat', '/apps/chat', 'workspace/chat/ChatPage.tsx'),
    ],
  },
  '/ui/popovers': {
    part: '<Popover',
    uses: [place('Email', '/apps/email', 'workspace/email/compose/ScheduleButton.tsx')],
  },
  '/ui/progress': {
    part: 'progress-track',
    uses: [
      place('File manager', '/apps/file-manager', 'workspace/file/StorageUsage.tsx'),
      place('Projects', '/apps/Projects', 'workspace/project/ProjectCard.tsx'),
      place('Wallet', '/wallet', 'workspace/wallet/WalletCards.tsx'),
    ],
  },
  '/ui/ratio': {
    part: 'aspectRatio',
    uses: [
      place('Feed', '/', 'social/post/media/MediaGrid.tsx'),
      place('Profile', '/users/profile', 'social/profile/edit/ProfilePictureField.tsx'),
    ],
  },
  '/ui/spinners': {
    part: 'className="spinner"',
    uses: [place('Feed', '/', 'social/post/list/NewPostsButton.tsx')],
  },
  '/ui/tabs': {
    part: '<TabBar',
    uses: [
      place('Feed', '/', 'social/feed/FeedPage.tsx'),
      place('Profile', '/users/profile', 'workspace/user/UserPage.tsx'),
    ],
  },
  '/ui/theme': {
    part: 'var(--pz-',
    uses: [
      place('Feed', '/', 'social/post/_post-card.scss'),
      place('Calendar', '/apps/calendar', 'workspace/calendar/calendar.scss'),
    ],
  },
  '/ui/tooltips': {
    part: '<Tooltip',
    uses: [place('Icon view', '/icon-view', 'shell/navigation/SideMenu.tsx')],
  },
  '/ui/typography': {
    part: '<h2',
    uses: [
      place('Support', '/support', 'shell/about/SupportPage.tsx'),
      place('Explore', '/explore', 'social/explore/Topics.tsx'),
    ],
  },
  '/ui/utilities': {
    part: 'visually-hidden',
    uses: [place('Explore', '/explore', 'social/explore/ExplorePage.tsx')],
  },
  '/extended/dragula': {
    part: '<DragBoard',
    uses: [place('Tasks', '/tasks/kanban', 'workspace/kanban/KanbanPage.tsx')],
  },
  '/extended/ratings': {
    part: '<Rating',
    uses: [place('File manager', '/apps/file-manager', 'workspace/file/rating/FileRating.tsx')],
  },
  '/extended/scrollbar': {
    part: 'scrollbar-color',
    uses: [place('Sidebar', '/detached', 'shell/navigation/_sidebar.scss')],
  },
  '/extended/sweet-alert': {
    part: 'confirmAction',
    uses: [
      place('Invoices', '/invoices', 'workspace/invoice/InvoicesPage.tsx'),
      place('Email', '/apps/email', 'workspace/email/EmailPage.tsx'),
    ],
  },
  '/charts/area': ofTables('areaStyle', 'axis-charts'),
  '/charts/bar': ofTables('const bar =', 'axis-charts'),
  '/charts/boxplot': ofTables("type: 'boxplot'", 'spread-charts'),
  '/charts/bubble': ofTables('function bubble', 'spread-charts'),
  '/charts/candlestick': ofTables("type: 'candlestick'", 'spread-charts'),
  '/charts/column': ofTables('const column =', 'axis-charts'),
  '/charts/funnel': ofTables("type: 'funnel'", 'part-charts'),
  '/charts/heatmap': ofTables("type: 'heatmap'", 'spread-charts'),
  '/charts/line': ofTables("type: 'line'", 'axis-charts'),
  '/charts/mixed': ofTables('function mixed', 'axis-charts'),
  '/charts/pie': ofTables("type: 'pie'", 'part-charts'),
  '/charts/polar': ofTables("coordinateSystem: 'polar'", 'part-charts'),
  '/charts/radar': ofTables("type: 'radar'", 'part-charts'),
  '/charts/radialBar': ofTables("type: 'gauge'", 'part-charts'),
  '/charts/scatter': ofTables("type: 'scatter'", 'spread-charts'),
  '/charts/slope': ofTables('function slope', 'axis-charts'),
  '/charts/treemap': ofTables("type: 'treemap'", 'part-charts'),
  '/charts/timeline': {
    part: 'spanItem',
    uses: [
      place('Projects', '/apps/Projects', 'kits/table/chart/kinds/timeline.ts'),
      place('Invoices', '/invoices', 'kits/table/chart/kinds/timeline.ts'),
    ],
  },
  '/maps/google': {
    part: 'to="/maps/google"',
    uses: [place('Calendar', '/apps/calendar', 'workspace/calendar/event/GoogleMapLink.tsx')],
  },
  '/maps/leaflet': {
    part: '<LeafletMap',
    uses: [place('Calendar', '/apps/calendar', 'kits/map/pin/PinMap.tsx')],
  },
  '/maps/vector': {
    part: "map: 'World'",
    uses: [place('Employees', '/tables/gridJs', 'kits/table/chart/kinds/world-map.ts')],
  },
  '/charts/sparklines': {
    part: '<Sparkline',
    uses: [
      place('Feed', '/', 'social/sidebar/TrendList.tsx'),
      place('Wallet', '/wallet', 'workspace/wallet/StatTile.tsx'),
    ],
  },
  '/forms/basic': {
    part: 'form-check',
    uses: [
      place('Search filters', '/explore', 'social/explore/AdvancedSearch.tsx'),
      place('File manager', '/apps/file-manager', 'workspace/file/dialog/MoveDialog.tsx'),
    ],
  },
  '/forms/layouts': {
    part: 'fields-',
    uses: [
      place('New invoice', '/invoices/create-invoice', 'workspace/invoice/form/InvoiceForm.tsx'),
      place('Tasks', '/tasks/kanban', 'workspace/kanban/TaskDialog.tsx'),
      place('Contacts', '/users/contacts', 'workspace/contact/ContactDialog.tsx'),
    ],
  },
  '/forms/inputmask': {
    part: 'MoneyField',
    uses: [
      place('New invoice', '/invoices/create-invoice', 'workspace/invoice/form/ItemsField.tsx'),
      place('Wallet', '/wallet', 'workspace/wallet/TransferForm.tsx'),
    ],
  },
  '/forms/validation': {
    part: 'useSchemaForm',
    uses: [
      place('New invoice', '/invoices/create-invoice', 'workspace/invoice/form/InvoiceForm.tsx'),
      place('Wallet', '/wallet', 'workspace/wallet/TransferForm.tsx'),
    ],
  },
  '/forms/wizard': {
    part: '<WizardSteps',
    uses: [place('First steps', '/auth/register', 'account/welcome/WelcomeStepPage.tsx')],
  },
  '/forms/picker': {
    part: 'DatePicker',
    uses: [
      place('Search filters', '/explore', 'social/explore/AdvancedSearch.tsx'),
      place('Task details', '/tasks/view-details', 'workspace/task/TaskDetails.tsx'),
    ],
  },
  '/forms/slider': {
    part: '<Slider',
    uses: [place('Look of the app', '/', 'shell/customizer/Customizer.tsx')],
  },
  '/forms/select': {
    part: 'Combobox',
    uses: [place('Email', '/apps/email', 'workspace/email/compose/AddressField.tsx')],
  },
  '/forms/file-uploads': {
    part: 'type="file"',
    uses: [
      place('File manager', '/apps/file-manager', 'workspace/file/FileManagerActions.tsx'),
      place('Feed composer', '/', 'social/composer/ComposerToolbar.tsx'),
    ],
  },
  '/forms/editors': {
    part: 'RichTextEditor',
    uses: [place('Email', '/apps/email', 'workspace/email/compose/ComposeEditor.tsx')],
  },
  '/tables/basic': {
    part: '<table',
    uses: [place('Contacts', '/users/contacts', 'workspace/contact/ContactTable.tsx')],
  },
  '/tables/gridJs': {
    part: '<DataTable',
    uses: [
      place('Invoices', '/invoices', 'workspace/invoice/InvoicesPage.tsx'),
      place('Wallet', '/wallet', 'workspace/wallet/WalletPage.tsx'),
      place('Projects', '/apps/Projects', 'workspace/project/ProjectTable.tsx'),
    ],
  },
  '/icons/solar': {
    part: '~icons/solar',
    uses: [place('Projects', '/apps/Projects', 'workspace/project/icon/project-drawings.ts')],
  },
  '/icons/remix': {
    part: '~icons/ri',
    uses: [place('Projects', '/apps/Projects', 'workspace/project/icon/project-drawings.ts')],
  },
  '/icons/tabler': {
    part: '~icons/tabler',
    uses: [
      place('Feed', '/', 'social/post/PostActions.tsx'),
      place('Email', '/apps/email', 'workspace/email/EmailReader.tsx'),
    ],
  },
};
