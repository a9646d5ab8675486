/**
 * Shared code after the first screen, one chunk for each purpose: a request costs more than some kilobytes. A module
 * joins the first group that names it, and brings its own imports along, so widely shared things come first. Modules of
 * one page stay with that page.
 */
const groups: readonly { name: string; test: RegExp }[] = [
  {
    name: 'ui',
    test: /\/@tanstack\/(?:react-query|query-core)\/|\/node_modules\/idb\/|\/lib\/storage\/indexed-db-probe|\/src\/data\/store\/|\/src\/lib\/(?:dates|overlays)\/|\/src\/queries\/(?:sample|workspace\/summary)|~icons\/|\/src\/lib\/files\/download|\/src\/lib\/browser\/browser-notifications|\/src\/lib\/auth\/remote-sign-out|\/src\/lib\/text\/(?:count-graphemes|file-size|format|normalize-text)|\/src\/components\/ui\/(?:FeedLink|PageHeader|CopyButton|Sparkline|colour-variant)/,
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
    test: /\/src\/components\/ui\/overlay\/(?:Dialog|Popover|Menu|ConfirmDialog|position-popover)/,
  },
  {
    name: 'social',
    test: /\/contract\/|\/src\/queries\/(?:outbox\/|outbox-handlers|social\/mutations\/|social\/post\/|social\/live\/|late-operations|social\/feed\/(?:offline-feed|reading-position))|\/components\/social\/(?:sidebar\/|post\/list\/(?:move-focus|focus-heading|NewPostsButton))|\/src\/lib\/(?:live\/|api\/parse-tolerantly|storage\/(?:author-visits|draft|persistent-storage))/,
  },
];

export const chunkGroups = groups.map((group, at) => ({ ...group, priority: groups.length - at }));
