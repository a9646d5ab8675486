import { z } from 'zod';
import { all, ofOwn, pairs } from './fact-columns';
import type { HistoryWorld } from '../history-world';
import { messageColumns, messageFacts } from './message-facts';
import { moderationColumns, moderationFacts } from './moderation-facts';
import { spaceColumns, spaceFacts } from './space-facts';

const Pairs = z
  .array(z.tuple([z.string(), z.string()]))
  .transform((pairs) => new Set(pairs.map(([from, to]) => `${from} ${to}`)));

const Member = z.object({
  id: z.string(),
  uid: z.string(),
  handle: z.string(),
  active: z.boolean(),
  suspended: z.boolean(),
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
  warned: z.boolean(),
  /** A report waits for a moderator. */
  reported: z.boolean(),
});
export type FactPost = z.infer<typeof Post>;

const Mark = z.object({ member: z.string(), post: z.string() });

const Facts = z.object({
  members: z.array(Member),
  posts: z.array(Post),
  /** In the order of their post; without one for unused ones, avatars, and those of scheduled posts. */
  pictures: z.array(
    z.object({
      id: z.string(),
      key: z.string(),
      alt: z.string(),
      owner: z.string(),
      post: z.string().nullable(),
    }),
  ),
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
      space: z.string().nullable(),
      group: z.string(),
      at: z.string(),
    }),
  ),
  /** Waiting ones. */
  requests: Pairs,
  formerHandles: z.array(z.object({ handle: z.string(), member: z.string(), held: z.boolean() })),
  folders: z.array(z.object({ id: z.string(), member: z.string(), name: z.string(), deleted: z.boolean() })),
  lists: z.array(z.object({ id: z.string(), member: z.string(), name: z.string() })),
  polls: z.array(z.object({ post: z.string(), closed: z.boolean(), announced: z.boolean() })),
  votes: z.array(Mark.extend({ choice: z.int() })),
  ...spaceFacts,
  ...messageFacts,
  ...moderationFacts,
});
/** Rows of the tables that are written first, as plain values: no count, and nothing that follows from other rows. */
export type Facts = z.infer<typeof Facts>;

const mark = { member: 'x.member_id', post: 'x.post_id' };

const SELECT: Record<keyof Facts, string> = {
  ...spaceColumns,
  ...messageColumns,
  ...moderationColumns,
  pictures: all(
    { id: 'x.id', key: 'x.access_key', alt: 'x.alt', owner: 'x.owner_id', post: 'x.post_id' },
    `(SELECT md.*, pm.post_id FROM media md JOIN own m ON m.id = md.owner_id
        LEFT JOIN post_media pm ON pm.media_id = md.id ORDER BY pm.position) x`,
  ),
  members: all(
    {
      id: 'm.id',
      uid: 'm.uid',
      handle: 'm.handle',
      active: 'm.suspended_at IS NULL AND m.deletes_at IS NULL',
      suspended: 'm.suspended_at IS NOT NULL',
      moderator: `m.role = 'moderator'`,
      visitable: 'm.open_to_visitors AND NOT m.approves_followers',
      quiet: 'm.quiet_kinds',
      readUpTo: `coalesce((SELECT r.at FROM read_markers r WHERE r.member_id = m.id AND r.list = 'notifications')::text, '')`,
    },
    'own m',
  ),
  posts: all(
    {
      id: 'x.id',
      author: `coalesce(x.author_id::text, '')`,
      text: 'x.text',
      followersOnly: `x.audience = 'followers'`,
      replyTo: 'x.reply_to',
      root: 'coalesce(x.root_id, x.id)',
      quoteOf: 'x.quote_of',
      deleted: 'x.deleted_at IS NOT NULL',
      hidden: 'x.hidden_at IS NOT NULL',
      warned: 'x.content_warning IS NOT NULL',
      reported: 'EXISTS (SELECT 1 FROM reports r WHERE r.post_id = x.id AND r.closed_at IS NULL)',
    },
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
    space: 'x.space_id',
    group: 'x.group_key',
    at: 'x.at::text',
  }),
  requests: pairs('follow_requests', 'member_id', 'target_id', 'x.answer IS NULL'),
  formerHandles: ofOwn('former_handles', {
    handle: 'x.handle',
    member: 'x.member_id',
    held: 'x.held_until > now()',
  }),
  folders: ofOwn('bookmark_folders', {
    id: 'x.id',
    member: 'x.member_id',
    name: 'x.name',
    deleted: 'x.deleted_at IS NOT NULL',
  }),
  lists: ofOwn(
    'lists',
    { id: 'x.id', member: 'x.member_id', name: 'x.name' },
    'member_id',
    'x.deleted_at IS NULL',
  ),
  polls: all(
    { post: 'x.post_id', closed: 'x.closes_at <= now()', announced: 'x.announced_at IS NOT NULL' },
    'polls x JOIN posts p ON p.id = x.post_id JOIN own m ON m.id = p.author_id',
  ),
  votes: ofOwn('votes', { ...mark, choice: 'x.position' }),
};

export async function readFacts({ api, uids }: HistoryWorld): Promise<Facts> {
  const columns = Object.entries(SELECT).map(([name, select]) => `${select} AS "${name}"`);
  const { rows } = await api.pool.query(
    `WITH own AS (SELECT * FROM members WHERE uid = ANY ($1)) SELECT ${columns.join(', ')}`,
    [uids],
  );
  return Facts.parse(rows[0]);
}
