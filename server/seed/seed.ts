import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { linkCards } from '../db/schema/link-card';
import * as listSchema from '../db/schema/list';
import * as memberSchema from '../db/schema/member';
import * as markSchema from '../db/schema/mark';
import * as moderationSchema from '../db/schema/moderation';
import * as messageSchema from '../db/schema/message';
import * as postSchema from '../db/schema/post';
import * as relationshipSchema from '../db/schema/relationship';
import * as sessionSchema from '../db/schema/session';
import { countRows, openSql, type Sql } from '../db/sql';
import { makeId } from '../db/id';
import { buildConversationRows } from './conversation-rows';
import { seedLinkCards } from './link-cards';
import * as tagSchema from '../db/schema/tag';
import { buildListRows } from './list-rows';
import { seedMembers } from './members';
import { createRandom } from './random';
import { buildPostRows } from './post-rows';
import { buildModerationRows } from './moderation-rows';
import { buildInteractionRows } from './interaction-rows';
import { buildSessionRows } from './session-rows';

export interface SeedOptions {
  /** Everything is dated back from this moment. */
  now: Date;
  /** Uids of the three members who can sign in locally. */
  demoUids: { ines: string; ada: string; rui: string };
}

/** Uids of the seeded members in local identity. */
export const demoUids: SeedOptions['demoUids'] = { ines: 'demo-ines', ada: 'demo-ada', rui: 'demo-rui' };

const DAY = 86_400_000;
/** Rows per INSERT; PostgreSQL takes at most 65,535 parameters. */
const CHUNK = 1000;
/** Key of the advisory lock; arbitrary. */
const LOCK = 7_250_002;

const demoEmails = new Map([
  ['ines', 'demo@plaza.test'],
  ['ada', 'ada@plaza.test'],
  ['rui', 'mod@plaza.test'],
]);

async function insert<T extends PgTable>(
  db: Sql,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    await db
      .insert(table)
      .values(rows.slice(from, from + CHUNK))
      .onConflictDoNothing();
  }
}

function memberRows({ now, demoUids }: SeedOptions): (typeof memberSchema.members.$inferInsert)[] {
  const uids = new Map(Object.entries(demoUids));
  return seedMembers.map(({ handle, name, bio, face, fields = [], approvesFollowers = false }, index) => {
    const createdAt = new Date(now.getTime() - (420 - index * 9) * DAY);
    return {
      id: makeId(createdAt),
      uid: uids.get(handle) ?? `seed-${handle}`,
      email: demoEmails.get(handle) ?? null,
      handle,
      name,
      bio,
      fields,
      approvesFollowers,
      avatarUrl: `/webapp/art/faces/${face}.svg`,
      role: handle === 'rui' ? ('moderator' as const) : ('member' as const),
      createdAt,
    };
  });
}

async function updateCounts(db: Sql): Promise<void> {
  await db.execute(sql`
    UPDATE posts p SET revision = 1,
      reply_count = (SELECT count(*) FROM posts r WHERE r.reply_to = p.id),
      quote_count = (SELECT count(*) FROM posts q WHERE q.quote_of = p.id),
      like_count = (SELECT count(*) FROM likes l WHERE l.post_id = p.id),
      repost_count = (SELECT count(*) FROM reposts r WHERE r.post_id = p.id)`);
  await db.execute(sql`
    UPDATE members m SET
      post_count = (SELECT count(*) FROM posts p WHERE p.author_id = m.id AND p.hidden_at IS NULL),
      following_count = (SELECT count(*) FROM follows f WHERE f.member_id = m.id),
      follower_count = (SELECT count(*) FROM follows f WHERE f.target_id = m.id)`);
}

/** For a database without members. */
export async function insertSeed(db: Sql, options: SeedOptions): Promise<void> {
  const random = createRandom(20_261);
  const members = memberRows(options);
  const byHandle = new Map(members.map(({ handle, id }) => [handle, id]));
  const idOf = (handle: string): string => {
    const id = byHandle.get(handle);
    if (id === undefined) throw new Error(`The seed has no member ${handle}`);
    return id;
  };
  const content = buildPostRows(options.now, random, idOf);
  const interactions = buildInteractionRows(options.now, random, content, idOf);
  const talk = buildConversationRows(options.now, idOf);
  const moderation = buildModerationRows(options.now, { ...content, messages: talk.messages }, idOf);
  await insert(db, memberSchema.members, members);
  await insert(
    db,
    memberSchema.accounts,
    members.map(({ uid, id }) => ({ uid, memberId: id })),
  );
  await insert(
    db,
    memberSchema.handles,
    members.map(({ handle, id }) => ({ handle, memberId: id })),
  );
  // Oldest first: replies and quotes refer to earlier rows.
  await insert(
    db,
    postSchema.posts,
    content.posts.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
  );
  await insert(
    db,
    linkCards,
    seedLinkCards.map(({ scene, ...card }) => ({
      ...card,
      pictureUrl: scene === undefined ? null : `/webapp/art/scenes/${scene}.svg`,
      usedAt: options.now,
      triedAt: options.now,
    })),
  );
  await insert(db, postSchema.media, content.media);
  await insert(db, postSchema.postMedia, content.postMedia);
  await insert(db, postSchema.polls, content.polls);
  await insert(db, postSchema.pollOptions, content.pollOptions);
  await insert(db, postSchema.votes, content.votes);
  await insert(db, postSchema.postTags, content.postTags);
  await insert(db, postSchema.mentions, content.mentions);
  await insert(db, relationshipSchema.follows, interactions.follows);
  await insert(db, relationshipSchema.followRequests, interactions.followRequests);
  const reading = buildListRows(options.now, idOf);
  await insert(db, listSchema.lists, reading.lists);
  await insert(db, listSchema.listMembers, reading.listMembers);
  await insert(db, tagSchema.tagFollows, reading.tagFollows);
  await insert(db, markSchema.likes, interactions.likes);
  await insert(db, markSchema.reposts, interactions.reposts);
  await insert(db, markSchema.bookmarks, interactions.bookmarks);
  await insert(db, memberSchema.notifications, interactions.notifications);
  await insert(db, postSchema.posts, [moderation.hiddenPost]);
  await insert(db, messageSchema.conversations, talk.conversations);
  await insert(db, messageSchema.directPairs, talk.pairs);
  await insert(db, messageSchema.conversationMembers, talk.members);
  await insert(db, messageSchema.messages, talk.messages);
  await insert(db, messageSchema.messageReactions, talk.reactions);
  await insert(db, moderationSchema.reports, moderation.reports);
  await insert(db, moderationSchema.decisions, [moderation.decision]);
  await insert(db, moderationSchema.appeals, [moderation.appeal]);
  const demoIds = ['ines', 'ada', 'rui'].map(idOf);
  await insert(db, sessionSchema.sessions, buildSessionRows(options.now, demoIds));
  const read = { list: 'notifications' as const, at: new Date(options.now.getTime() - DAY / 4) };
  await insert(
    db,
    memberSchema.readMarkers,
    demoIds.map((memberId) => ({ ...read, memberId })),
  );
  await updateCounts(db);
}

/** Does nothing when the database already has members. */
export async function seed(pool: Pool, options: SeedOptions): Promise<void> {
  await openSql(pool).transaction(async (db) => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    const members = await countRows(db, sql`SELECT 1 FROM members LIMIT 1`);
    if (members === 0) await insertSeed(db, options);
  });
}
