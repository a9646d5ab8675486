import { z } from 'zod';
import type { HistoryWorld } from './history-world';

const Pairs = z
  .array(z.tuple([z.string(), z.string()]))
  .transform((pairs) => new Set(pairs.map(([from, to]) => `${from} ${to}`)));

const Member = z.object({
  id: z.string(),
  uid: z.string(),
  handle: z.string(),
  active: z.boolean(),
  moderator: z.boolean(),
  visitable: z.boolean(),
  quiet: z.array(z.string()),
  readUpTo: z.string(),
});
export type FactMember = z.infer<typeof Member>;

const Post = z.object({
  id: z.string(),
  /** Empty for the row that a removed member left. */
  author: z.string(),
  text: z.string(),
  followersOnly: z.boolean(),
  replyTo: z.string().nullable(),
  root: z.string(),
  quoteOf: z.string().nullable(),
  deleted: z.boolean(),
  hidden: z.boolean(),
});
export type FactPost = z.infer<typeof Post>;

const Mark = z.object({ member: z.string(), post: z.string() });

const Facts = z.object({
  members: z.array(Member),
  posts: z.array(Post),
  /** Of two ids, "from to". */
  follows: Pairs,
  blocks: Pairs,
  mutes: Pairs,
  /** Member and root. */
  threadMutes: Pairs,
  words: z.array(z.object({ member: z.string(), text: z.string(), whole: z.boolean() })),
  likes: z.array(Mark),
  reposts: z.array(Mark.extend({ id: z.string(), at: z.string() })),
  bookmarks: z.array(Mark.extend({ folder: z.string().nullable() })),
  listed: z.array(z.object({ list: z.string(), owner: z.string(), member: z.string() })),
  notifications: z.array(
    z.object({
      member: z.string(),
      actor: z.string(),
      kind: z.string(),
      post: z.string().nullable(),
      group: z.string(),
      at: z.string(),
    }),
  ),
  spaces: z.array(z.object({ space: z.string(), member: z.string() })),
});
/** Rows of the tables that are written first, as plain values: no count, and nothing that follows from other rows. */
export type Facts = z.infer<typeof Facts>;

const all = (row: string, from: string): string => `(SELECT coalesce(json_agg(${row}), '[]') FROM ${from})`;
const object = (fields: Record<string, string>): string =>
  `json_build_object(${Object.entries(fields)
    .map(([name, column]) => `'${name}', ${column}`)
    .join(', ')})`;
const pairs = (table: string, from = 'member_id', to = 'target_id'): string =>
  all(`json_build_array(x.${from}, x.${to})`, `${table} x JOIN own m ON m.id = x.${from}`);
const ofOwn = (table: string, fields: Record<string, string>, column = 'member_id', where = 'true'): string =>
  all(object(fields), `${table} x JOIN own m ON m.id = x.${column} WHERE ${where}`);
const mark = { member: 'x.member_id', post: 'x.post_id' };

const SELECT: Record<keyof Facts, string> = {
  members: all(
    object({
      id: 'm.id',
      uid: 'm.uid',
      handle: 'm.handle',
      active: 'm.suspended_at IS NULL AND m.deletes_at IS NULL',
      moderator: `m.role = 'moderator'`,
      visitable: 'm.open_to_visitors AND NOT m.approves_followers',
      quiet: 'm.quiet_kinds',
      readUpTo: `coalesce((SELECT r.at FROM read_markers r WHERE r.member_id = m.id AND r.list = 'notifications')::text, '')`,
    }),
    'own m',
  ),
  posts: all(
    object({
      id: 'x.id',
      author: `coalesce(x.author_id::text, '')`,
      text: 'x.text',
      followersOnly: `x.audience = 'followers'`,
      replyTo: 'x.reply_to',
      root: 'coalesce(x.root_id, x.id)',
      quoteOf: 'x.quote_of',
      deleted: 'x.deleted_at IS NOT NULL',
      hidden: 'x.hidden_at IS NOT NULL',
    }),
    'posts x WHERE x.author_id IS NULL OR x.author_id IN (SELECT m.id FROM own m)',
  ),
  follows: pairs('follows'),
  blocks: pairs('blocks'),
  mutes: pairs('mutes'),
  threadMutes: pairs('thread_mutes', 'member_id', 'root_id'),
  words: ofOwn('muted_words', { member: 'x.member_id', text: 'x.text', whole: 'x.whole' }),
  likes: ofOwn('likes', mark),
  reposts: ofOwn('reposts', { ...mark, id: 'x.id', at: 'x.created_at::text' }),
  bookmarks: ofOwn('bookmarks', { ...mark, folder: 'x.folder_id' }),
  listed: ofOwn(
    'list_members',
    { list: 'x.list_id', owner: 'x.owner_id', member: 'x.member_id' },
    'owner_id',
    'EXISTS (SELECT 1 FROM lists l WHERE l.id = x.list_id AND l.deleted_at IS NULL)',
  ),
  notifications: ofOwn('notifications', {
    member: 'x.member_id',
    actor: 'x.actor_id',
    kind: 'x.kind',
    post: 'x.post_id',
    group: 'x.group_key',
    at: 'x.at::text',
  }),
  spaces: ofOwn('space_members', { space: 'x.space_id', member: 'x.member_id' }),
};

export async function readFacts({ api, uids }: HistoryWorld): Promise<Facts> {
  const columns = Object.entries(SELECT).map(([name, select]) => `${select} AS "${name}"`);
  const { rows } = await api.pool.query(
    `WITH own AS (SELECT * FROM members WHERE uid = ANY ($1)) SELECT ${columns.join(', ')}`,
    [uids],
  );
  return Facts.parse(rows[0]);
}
