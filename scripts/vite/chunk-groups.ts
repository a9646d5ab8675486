/**
 * Shared code after the first screen, one chunk for each purpose: a request costs more than some kilobytes. A module
 * joins the first group that names it, and brings its own imports along, so widely shared things come first. Modules of
 * one page stay with that page.
 */
const groups: readonly { name: string; test: RegExp }[] = [
  { name: 'query', test: /\/@tanstack\/(?:react-query|query-core)\// },
  { name: 'icons', test: /~icons\// },
  { name: 'storage-probe', test: /\/lib\/storage\/indexed-db-probe/ },
  { name: 'idb', test: /\/node_modules\/idb\// },
  { name: 'contract', test: /\/contract\// },
  {
    name: 'sample-store',
    test: /\/src\/data\/store\/|\/src\/lib\/(?:dates|overlays)\/|\/src\/queries\/sample/,
  },
  {
    name: 'text',
    test: /\/src\/lib\/(?:text\/(?:count-graphemes|file-size|format)|files\/download)|\/src\/components\/ui\/(?:FeedLink|PageHeader|CopyButton|Sparkline|colour-variant)/,
  },
  { name: 'sample-people', test: /\/src\/data\/user\// },
  {
    name: 'calendar-data',
    test: /\/src\/data\/calendar\/(?:collection|seed|next-event)|\/workspace\/mutations\/calendar/,
  },
  { name: 'task-data', test: /\/src\/data\/task\/(?:collection|seed)/ },
  { name: 'invoice-data', test: /\/src\/data\/invoice\/(?:collection|seed)/ },
  {
    name: 'workspace-data',
    test: /\/src\/data\/(?:chat|email|workspace)\/(?:collection|seed|summary)/,
  },
  {
    name: 'dialogs',
    test: /\/src\/components\/ui\/overlay\/(?:Dialog|Popover|Menu|ConfirmDialog|position-popover)/,
  },
  { name: 'writes', test: /\/src\/queries\/social\/(?:mutations\/|post\/)/ },
  {
    name: 'services',
    test: /\/src\/queries\/(?:outbox\/|social\/live\/|outbox-handlers|social\/feed\/offline-feed)/,
  },
  { name: 'surroundings', test: /\/components\/social\/(?:sidebar|feed)\/(?!FeedPage)/ },
];

export const chunkGroups = groups.map((group, at) => ({ ...group, priority: groups.length - at }));
