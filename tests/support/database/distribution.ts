/**
 * Where rows would be in a cluster of PostgreSQL nodes such as Citus (docs/scale.md). Rows of one key value share a
 * node.
 */
type Owner = 'member' | 'handle' | 'account' | 'post' | 'picture' | 'conversation' | 'space';
type Place = { key: string; of: Owner } | 'one node';

const ofMember = (key = 'member_id'): Place => ({ key, of: 'member' });
const ofPost = (key = 'post_id'): Place => ({ key, of: 'post' });

/** Why each is where it is: docs/decisions/0076-distribution.md. */
export const places: Readonly<Record<string, Place>> = {
  posts: ofPost('id'),
  likes: ofPost(),
  reposts: ofPost(),
  votes: ofPost(),
  polls: ofPost(),
  poll_options: ofPost(),
  post_media: ofPost(),
  post_tags: ofPost(),
  post_versions: ofPost(),
  mentions: ofPost(),
  reply_ranks: ofPost(),
  media: { key: 'id', of: 'picture' },
  members: ofMember('id'),
  direct_pairs: ofMember('low_id'),
  handles: { key: 'handle', of: 'handle' },
  former_handles: { key: 'handle', of: 'handle' },
  accounts: { key: 'uid', of: 'account' },
  bookmarks: ofMember(),
  follows: ofMember(),
  follow_requests: ofMember(),
  tag_follows: ofMember(),
  mutes: ofMember(),
  blocks: ofMember(),
  muted_words: ofMember(),
  thread_mutes: ofMember(),
  reductions: ofMember(),
  notifications: ofMember(),
  read_markers: ofMember(),
  sessions: ofMember(),
  idempotency_keys: ofMember(),
  last_writes: ofMember(),
  latest_items: ofMember(),
  conversations: { key: 'id', of: 'conversation' },
  conversation_members: { key: 'conversation_id', of: 'conversation' },
  messages: { key: 'conversation_id', of: 'conversation' },
  message_media: { key: 'conversation_id', of: 'conversation' },
  message_reactions: { key: 'conversation_id', of: 'conversation' },
  spaces: { key: 'id', of: 'space' },
  space_members: { key: 'space_id', of: 'space' },
  former_space_members: { key: 'space_id', of: 'space' },
  space_items: { key: 'space_id', of: 'space' },
  space_files: { key: 'space_id', of: 'space' },
  space_changes: { key: 'space_id', of: 'space' },
  // Small, or read by one job: they stay together on one node.
  appeals: 'one node',
  bookmark_folders: 'one node',
  contract_steps: 'one node',
  data_exports: 'one node',
  decisions: 'one node',
  event_gaps: 'one node',
  events: 'one node',
  events_horizon: 'one node',
  file_contents: 'one node',
  link_cards: 'one node',
  link_lookups: 'one node',
  link_pictures: 'one node',
  list_members: 'one node',
  lists: 'one node',
  migrations: 'one node',
  operator_actions: 'one node',
  rate_buckets: 'one node',
  reports: 'one node',
  scheduled_media: 'one node',
  scheduled_posts: 'one node',
  tag_changes: 'one node',
  tags: 'one node',
  totals: 'one node',
  trends: 'one node',
};

/** Column of the key; null for tables without one. */
export function keyOf(table: string): string | null {
  const place = places[table];
  return typeof place === 'object' ? place.key : null;
}

const placeOf = (table: string): string | null => {
  const place = places[table];
  return typeof place === 'object' ? place.of : (place ?? null);
};

/** Tables in the text of a trigger's function whose rows are placed otherwise than those of the trigger's table. */
export function elsewhere(table: string, text: string): string[] {
  const named = [...text.matchAll(/\b(?:FROM|JOIN|UPDATE|INTO)\s+(\w+)/gi)].map(([, name = '']) => name);
  return [...new Set(named)]
    .filter((name) => placeOf(name) !== null && placeOf(name) !== placeOf(table))
    .toSorted();
}

const NOT_AN_ALIAS =
  /^(where|on|set|join|left|inner|cross|order|group|limit|values|using|union|for|returning|as|and|offset|natural|full|right|window|having)$/i;

/**
 * Groups of tables that a statement joins by their keys, or finds by the same value: each group is on one node. More than
 * one means that rows move between nodes, or that the statement is refused. Reads the text by patterns: a key that
 * reaches a table through a subquery only counts as missing.
 */
export function nodesOf(text: string, params: readonly unknown[]): string[][] {
  const tables = new Map<string, string>();
  for (const [, table = '', alias = ''] of text.matchAll(
    /\b(?:FROM|JOIN|UPDATE|INTO)\s+"?(\w+)"?(?:\s+(?:AS\s+)?"?(\w+)"?)?/gi,
  )) {
    if (places[table] === undefined || places[table] === 'one node') continue;
    tables.set(alias === '' || NOT_AN_ALIAS.test(alias) ? table : alias, table);
  }
  const group = new Map<string, string>();
  const rootOf = (node: string): string => {
    const parent = group.get(node);
    return parent === undefined || parent === node ? node : rootOf(parent);
  };
  const isKey = (alias: string, column: string): boolean => {
    const table = tables.get(alias);
    return table !== undefined && keyOf(table) === column;
  };
  for (const [, alias = '', column = '', number, otherAlias = '', otherColumn = ''] of text.matchAll(
    /"?(\w+)"?\."?(\w+)"?\s*=\s*(?:\$(\d+)|"?([a-z]\w*)"?\."?(\w+)"?)/gi,
  )) {
    const ends = [
      isKey(alias, column) ? alias : null,
      number === undefined
        ? isKey(otherAlias, otherColumn)
          ? otherAlias
          : null
        : `value ${String(params[Number(number) - 1])}`,
    ];
    const [one, other] = ends;
    if (one && other) group.set(rootOf(one), rootOf(other));
  }
  const nodes = new Map<string, string[]>();
  for (const [alias, table] of tables) {
    const root = rootOf(alias);
    nodes.set(root, [...(nodes.get(root) ?? []), table]);
  }
  return [...nodes.values()];
}
