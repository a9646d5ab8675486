import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import * as schema from '../db/schema';
import { openSql, rowsOf, type Sql } from '../db/sql';
import { makeId } from '../db/id';
import { seedMembers } from './members';
import { createRandom } from './random';
import { buildPostRows } from './post-rows';
import { buildInteractionRows } from './interaction-rows';

export interface SeedOptions {
  /** The moment everything is dated back from. */
  now: Date;
  /** Identity provider's ids of the three people who can sign in locally. */
  demoUids: { ines: string; ada: string; rui: string };
}

const DAY = 86_400_000;
/** Rows of one INSERT: their parameters must stay below 65,535. */
const CHUNK = 1000;
/** Any number; the same in every process that seeds. */
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

function memberRows({ now, demoUids }: SeedOptions): (typeof schema.members.$inferInsert)[] {
  const uids = new Map(Object.entries(demoUids));
  return seedMembers.map(({ handle, name, bio, face }, index) => {
    const createdAt = new Date(now.getTime() - (420 - index * 9) * DAY);
    return {
      id: makeId(createdAt),
      uid: uids.get(handle) ?? `seed-${handle}`,
      email: demoEmails.get(handle) ?? null,
      handle,
      name,
      bio,
      avatarUrl: `/webapp/art/faces/${face}.svg`,
      role: handle === 'rui' ? ('moderator' as const) : ('member' as const),
      createdAt,
    };
  });
}

/** Counts stand beside what they count; here they are made from it, once. */
async function updateCounts(db: Sql): Promise<void> {
  await db.execute(sql`
    UPDATE posts p SET revision = 1,
      reply_count = (SELECT count(*) FROM posts r WHERE r.reply_to = p.id),
      quote_count = (SELECT count(*) FROM posts q WHERE q.quote_of = p.id),
      like_count = (SELECT count(*) FROM likes l WHERE l.post_id = p.id),
      repost_count = (SELECT count(*) FROM reposts r WHERE r.post_id = p.id)`);
  await db.execute(sql`
    UPDATE members m SET
      post_count = (SELECT count(*) FROM posts p WHERE p.author_id = m.id),
      following_count = (SELECT count(*) FROM follows f WHERE f.member_id = m.id),
      follower_count = (SELECT count(*) FROM follows f WHERE f.target_id = m.id)`);
}

async function insertSeed(db: Sql, options: SeedOptions): Promise<void> {
  const chance = createRandom(20_261);
  const members = memberRows(options);
  const byHandle = new Map(members.map(({ handle, id }) => [handle, id]));
  const idOf = (handle: string): string => {
    const id = byHandle.get(handle);
    if (id === undefined) throw new Error(`Nobody in the seed is called ${handle}`);
    return id;
  };
  const said = buildPostRows(options.now, chance, idOf);
  const ties = buildInteractionRows(options.now, chance, said, idOf);
  await insert(db, schema.members, members);
  // Oldest first, so that what is answered or quoted stands before what answers it.
  await insert(
    db,
    schema.posts,
    said.posts.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
  );
  await insert(db, schema.media, said.media);
  await insert(db, schema.postMedia, said.postMedia);
  await insert(db, schema.polls, said.polls);
  await insert(db, schema.pollOptions, said.pollOptions);
  await insert(db, schema.votes, said.votes);
  await insert(db, schema.postTags, said.postTags);
  await insert(db, schema.mentions, said.mentions);
  await insert(db, schema.follows, ties.follows);
  await insert(db, schema.likes, ties.likes);
  await insert(db, schema.reposts, ties.reposts);
  await insert(db, schema.bookmarks, ties.bookmarks);
  await insert(db, schema.notifications, ties.notifications);
  const read = { list: 'notifications' as const, at: new Date(options.now.getTime() - DAY / 4) };
  await insert(
    db,
    schema.readMarkers,
    ['ines', 'ada', 'rui'].map((handle) => ({ ...read, memberId: idOf(handle) })),
  );
  await updateCounts(db);
}

/** Fills an empty database with members, posts and what they did. Does nothing where members already stand. */
export async function seed(pool: Pool, options: SeedOptions): Promise<void> {
  await openSql(pool).transaction(async (db) => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    const [anyone] = await rowsOf(db, sql`SELECT 1 FROM members LIMIT 1`);
    if (!anyone) await insertSeed(db, options);
  });
}
