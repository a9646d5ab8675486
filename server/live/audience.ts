import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idList, queryRows, type Sql } from '../db/sql';
import { containsWord, isActive } from '../repos/policies';
import { liveCountColumns, LiveCountsRow } from './live-counts';

/** The parts of a post that decide who receives its events. */
const PostFacts = z.extend(LiveCountsRow, {
  id: z.string(),
  authorId: z.string(),
  replyTo: z.nullable(z.string()),
  rootId: z.nullable(z.string()),
  isPublic: z.boolean(),
  isPublished: z.boolean(),
  isDeleted: z.boolean(),
  /** By an author who is suspended or whose account is to be deleted. */
  isSuspended: z.boolean(),
  revision: z.int(),
});
export type PostFacts = z.infer<typeof PostFacts>;

export async function readPostFacts(db: Sql, ids: readonly string[]): Promise<Map<string, PostFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await queryRows(
    db,
    PostFacts,
    sql`SELECT p.id, p.author_id AS "authorId", p.reply_to AS "replyTo", p.root_id AS "rootId",
          p.audience = 'public' AS "isPublic", p.deleted_at IS NULL AND p.hidden_at IS NULL AS "isPublished",
          p.deleted_at IS NOT NULL AS "isDeleted",
          NOT ${isActive(sql`a`)} AS "isSuspended", p.revision::float8 AS revision, ${liveCountColumns}
        FROM posts p JOIN members a ON a.id = p.author_id WHERE p.id = ANY(${idList(ids)})`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const PairRow = z.object({
  kind: z.enum(['follow', 'block', 'mute', 'words']),
  subject: z.string(),
  viewers: z.array(z.string()),
});
type PairKind = z.infer<typeof PairRow>['kind'];

/** Relations between viewers and the authors or posts of a batch; false for a pair that was not asked for. */
export interface Relations {
  follows: (viewerId: string, authorId: string) => boolean;
  /** In either direction. */
  isBlocked: (viewerId: string, authorId: string) => boolean;
  mutes: (viewerId: string, authorId: string) => boolean;
  mutesWordsOf: (viewerId: string, postId: string) => boolean;
  followersOf: (authorId: string) => Iterable<string>;
  /** Ids of the viewer's lists that have the author. */
  listsOf: (viewerId: string, authorId: string) => ReadonlySet<string>;
  /** Viewers with the author in a list. */
  listOwnersOf: (authorId: string) => Iterable<string>;
}

interface RelationQuery {
  viewers: readonly string[];
  authors: readonly string[];
  /** Posts for feeds, which muted members and words keep out. */
  feedPosts: readonly string[];
}

const ListRow = z.object({ authorId: z.string(), ownerId: z.string(), lists: z.array(z.string()) });

/** Lists of the viewers that have one of the authors: by author, then by owner. */
async function readListsWith(
  db: Sql,
  viewers: readonly string[],
  authors: readonly string[],
): Promise<Map<string, Map<string, ReadonlySet<string>>>> {
  const found = new Map<string, Map<string, ReadonlySet<string>>>();
  const rows = await queryRows(
    db,
    ListRow,
    sql`WITH v AS MATERIALIZED (SELECT unnest(${idList(viewers)}) AS id)
        SELECT lm.member_id AS "authorId", lm.owner_id AS "ownerId", json_agg(lm.list_id) AS lists
        FROM list_members lm JOIN lists l ON l.id = lm.list_id AND l.deleted_at IS NULL
        WHERE lm.member_id = ANY(${idList(authors)}) AND lm.owner_id IN (SELECT v.id FROM v) GROUP BY 1, 2`,
  );
  for (const { authorId, ownerId, lists } of rows) {
    const owners = found.get(authorId) ?? new Map<string, ReadonlySet<string>>();
    found.set(authorId, owners.set(ownerId, new Set(lists)));
  }
  return found;
}

const NO_LISTS: ReadonlySet<string> = new Set();

/**
 * The same conditions as `server/repos/policies.ts`, the other way round: almost everyone may see a public post, so
 * the query lists the few viewers who may not.
 */
export async function readRelations(db: Sql, query: RelationQuery): Promise<Relations> {
  const { viewers, feedPosts } = query;
  const pairs: Record<PairKind, Map<string, Set<string>>> = {
    follow: new Map(),
    block: new Map(),
    mute: new Map(),
    words: new Map(),
  };
  if (viewers.length > 0 && query.authors.length > 0) {
    const authors = idList(query.authors);
    const isViewer = sql`IN (SELECT v.id FROM v)`;
    const rows = await queryRows(
      db,
      PairRow,
      sql`WITH v AS MATERIALIZED (SELECT unnest(${idList(viewers)}) AS id)
        SELECT 'follow' AS kind, f.target_id AS subject, json_agg(f.member_id) AS viewers
        FROM follows f WHERE f.target_id = ANY(${authors}) AND f.member_id ${isViewer} GROUP BY 2
        UNION ALL SELECT 'block', b.target_id, json_agg(b.member_id)
        FROM blocks b WHERE b.target_id = ANY(${authors}) AND b.member_id ${isViewer} GROUP BY 2
        UNION ALL SELECT 'block', b.member_id, json_agg(b.target_id)
        FROM blocks b WHERE b.member_id = ANY(${authors}) AND b.target_id ${isViewer} GROUP BY 2
        UNION ALL SELECT 'mute', m.target_id, json_agg(m.member_id)
        FROM mutes m WHERE ${feedPosts.length > 0} AND m.target_id = ANY(${authors}) AND m.member_id ${isViewer} GROUP BY 2
        UNION ALL SELECT 'words', p.id, json_agg(mw.member_id)
        FROM posts p LEFT JOIN posts qp ON qp.id = p.quote_of
          JOIN muted_words mw ON mw.member_id ${isViewer} AND mw.member_id <> p.author_id
            AND (mw.until IS NULL OR mw.until > now())
            AND (${containsWord(sql`p`, sql`mw`)} OR (qp.author_id <> mw.member_id
              AND ${containsWord(sql`qp`, sql`mw`)}))
        WHERE p.id = ANY(${idList(feedPosts)}) GROUP BY 2`,
    );
    for (const { kind, subject, viewers: found } of rows) {
      const known = pairs[kind].get(subject);
      pairs[kind].set(subject, new Set(known ? [...known, ...found] : found));
    }
  }
  const hasFeedPosts = viewers.length > 0 && feedPosts.length > 0;
  const lists = hasFeedPosts ? await readListsWith(db, viewers, query.authors) : null;
  const has = (kind: PairKind, subject: string, viewerId: string): boolean =>
    pairs[kind].get(subject)?.has(viewerId) ?? false;
  return {
    follows: (viewerId, authorId) => viewerId === authorId || has('follow', authorId, viewerId),
    isBlocked: (viewerId, authorId) => has('block', authorId, viewerId),
    mutes: (viewerId, authorId) => has('mute', authorId, viewerId),
    mutesWordsOf: (viewerId, postId) => has('words', postId, viewerId),
    followersOf: (authorId) => [authorId, ...(pairs.follow.get(authorId) ?? [])],
    listsOf: (viewerId, authorId) => lists?.get(authorId)?.get(viewerId) ?? NO_LISTS,
    listOwnersOf: (authorId) => lists?.get(authorId)?.keys() ?? [],
  };
}
