interface Group {
  name: string;
  test: RegExp;
  /** Modules of fewer pages and later parts than this stay with those. */
  minShareCount?: number;
}

/**
 * Shared code after the first screen, one chunk for each purpose: a request costs more than some kilobytes. A module
 * joins the first group that names it, and brings its own imports along, so widely shared things come first. Modules of
 * one page stay with that page.
 */
const groups: readonly Group[] = [
  {
    // Wait for a translation of all gallery pages, so no other page may wait with them.
    name: 'gallery-words',
    test: /\/src\/messages\/gallery(?:\.|\/example)/,
  },
  {
    name: 'ui',
    test: /\/@tanstack\/(?:react-query|query-core)\/|\/node_modules\/idb\/|\/lib\/storage\/indexed-db-probe|\/src\/data\/(?:store\/|space\/current-space)|\/src\/lib\/(?:dates|overlays)\/|\/src\/queries\/(?:sample|workspace\/summary)|~icons\/tabler\/|\/src\/lib\/files\/(?:art-url|csv|decode-text|download|file-size)|\/src\/lib\/api\/form-error|\/src\/lib\/navigation\/linked-id|\/src\/lib\/browser\/browser-notifications|\/src\/lib\/auth\/remote-sign-out|\/src\/lib\/text\/(?:amount-text|anchor|decimal-text|typed-handle|graphemes|file-size|format|normalize-text)|\/src\/components\/ui\/(?:AtomLink|FeedLink|OpenedTitle|PageHeader|CopyButton|Sparkline|colour-variant|control\/SearchInput|control\/SegmentedControl|control\/Switch|hooks\/(?:use-page-title|use-page-subject|use-debounced-value|use-content-height|use-open-item|use-progressive-count|use-render-turn)|overlay\/SelectionBar|status\/PagedList)|\/src\/messages\/ui\/emoji|\/shell\/sample-data\/(?:SampleNote|ResetSampleData)|\/kits\/form\/(?:field\/Field(?:Frame)?\.|mask\/(?:MoneyInput|NumberTextInput)|use-invalid-focus)|\/workspace\/space\/(?:ItemFormNotices|ReadOnlyNotice|SpaceMenu|SpaceNotice|people-of|role-names|use-can-type)/,
  },
  {
    name: 'sample-lists',
    test: /\/src\/data\/(?:user|invoice)\/(?:collection|seed|schema)/,
  },
  {
    name: 'sample-workspace',
    test: /\/src\/data\/(?:calendar|task|chat|email|workspace)\/(?:collection|seed|next-event|summary)|\/workspace\/mutations\/(?:calendar|event-reminders)/,
  },
  {
    name: 'dialogs',
    test: /\/src\/components\/ui\/overlay\/(?:Dialog|Popover|Menu|ConfirmDialog|NameDialog|NameField|position-popover)/,
  },
  {
    // What the side columns read; apart from the writes, so that neither evaluation blocks a frame.
    name: 'contract',
    test: /\/contract\/(?!api\.|space\/|moderation\/)|\/src\/queries\/late-operations/,
  },
  {
    name: 'social',
    test: /\/contract\/(?!api\.)|\/src\/queries\/(?:outbox\/|outbox-handlers|social\/mutations\/|social\/post\/|social\/live\/|social\/feed\/(?:offline-feed|reading-position))|\/components\/social\/(?:sidebar\/|post\/list\/(?:move-focus|focus-heading|NewPostsButton))|\/src\/lib\/(?:live\/|api\/parse-tolerantly|storage\/(?:author-visits|draft|persistent-storage))/,
  },
  {
    name: 'gallery',
    test: /\/src\/components\/gallery\/(?:demo|forms\/Readout)|\/(?:OptionBar|ToggleOption|ChoiceOption|RangeOption|VariantPicker)\./,
    minShareCount: 5,
  },
  {
    name: 'chart',
    test: /\/(?:echarts|zrender|echarts-for-react)\/|\/kits\/chart\/|\/gallery\/charts\/page\//,
    minShareCount: 10,
  },
  {
    name: 'picker',
    test: /\/kits\/form\/(?:segments\/(?:SegmentedField|RestingSegments|segment-parts)|date\/(?:DatePicker|PanelPlaceholder|date-bounds|picker)|time\/(?:TimePicker|time-options))/,
    minShareCount: 3,
  },
  {
    name: 'form',
    test: /\/@tanstack\/(?:react-form|form-core)\/|\/kits\/form\/(?:use-schema-form|Form\.)/,
    minShareCount: 4,
  },
  { name: 'table', test: /\/@tanstack\/(?:react-table|table-core)\/|\/kits\/table\//, minShareCount: 3 },
  {
    name: 'people',
    test: /\/components\/social\/(?:follow|profile)\/|\/queries\/social\/member\/|outside-addresses/,
    minShareCount: 3,
  },
  { name: 'choice', test: /\/kits\/form\/(?:people|combobox)\//, minShareCount: 3 },
  {
    name: 'voice',
    test: /\/kits\/chat\/voice\/|\/src\/lib\/(?:files\/tone-wav|api\/recording)/,
    minShareCount: 2,
  },
  {
    name: 'slides',
    test: /\/src\/components\/ui\/(?:carousel\/|control\/Rating)|\/src\/messages\/ui\/control/,
    minShareCount: 2,
  },
  // Without the list itself, which posts load when it is shown.
  {
    name: 'completion',
    test: /\/kits\/completion\/(?:use-field-completion|completion\.ts)/,
    minShareCount: 2,
  },
  { name: 'chat', test: /\/kits\/chat\//, minShareCount: 2 },
  { name: 'invoice', test: /\/src\/components\/workspace\/invoice\//, minShareCount: 2 },
  {
    name: 'task',
    test: /\/src\/components\/workspace\/(?:task|file)|\/kits\/preview\/|\/src\/data\/file\/(?:attached-file|file-kind|sample-id|schema|shown-version)/,
    minShareCount: 2,
  },
  { name: 'sign-in', test: /\/src\/components\/account\//, minShareCount: 3 },
];

export const chunkGroups = groups.map((group, at) => ({ ...group, priority: groups.length - at }));
