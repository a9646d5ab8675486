import { eq, sql, type SQL } from 'drizzle-orm';
import { type Me, type Member, Relationship, Role, WelcomeStep } from '@contract/member/member';
import type { updateMe as operation } from '@contract/member/profile';
import { ProfileFields } from '@contract/member/profile-field';
import * as z from 'zod/mini';
import { media } from '../../db/schema/post';
import { members } from '../../db/schema/member';
import { instantColumn, queryRows, type Sql } from '../../db/sql';
import { emitEvents } from '../../live/emit-events';
import { byShape, defineStatement } from '../../db/statement';
import { canRead, canSeeMember, type Caller, type Rights, rightsOf, viewerOf } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { claimMedia, mediaUrl } from '../media/media';
import { cardColumns, cardOf, CardRow } from './member-card';
import { findMemberId } from './member-name';
import { normaliseFields } from './profile-field';
import { normaliseName } from './provision';
import { normaliseLines } from '../text';

const MemberRow = z.extend(CardRow, {
  bio: z.string(),
  fields: ProfileFields,
  bannerUrl: z.nullable(z.string()),
  joinedAt: instantColumn,
  posts: z.int(),
  following: z.int(),
  followers: z.int(),
  role: Role,
  email: z.nullable(z.string()),
  welcome: z.nullable(WelcomeStep),
  pinnedId: z.nullable(z.string()),
  approvesFollowers: z.boolean(),
  openToVisitors: z.boolean(),
  theirs: z.pick(Relationship, { followedBy: true, requestedBy: true }),
  blockedBy: z.boolean(),
});
type MemberRow = z.infer<typeof MemberRow>;

const OwnRelation = z.pick(Relationship, { following: true, requested: true, muted: true, blocked: true });

/** Without OFFSET, PostgreSQL reads all rows of the caller for a list of members: thousands of follows. */
const hasRow = (table: SQL, from: SQL, to: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM ${table} y WHERE y.member_id = ${from} AND y.target_id = ${to} OFFSET 0)`;

const hasRequest = (from: SQL, to: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM follow_requests r WHERE r.member_id = ${from} AND r.target_id = ${to} AND r.answer IS NULL OFFSET 0)`;

/** Rows of the caller about the member `other`. */
const ownColumns = (self: SQL, other: SQL): SQL => sql`
  'following', ${hasRow(sql`follows`, self, other)},
  'requested', ${hasRequest(self, other)},
  'muted', ${hasRow(sql`mutes`, self, other)},
  'blocked', ${hasRow(sql`blocks`, self, other)}`;

/** Rows of the member `other` about the caller. */
const theirColumns = (self: SQL, other: SQL): SQL => sql`
  'followedBy', ${hasRow(sql`follows`, other, self)},
  'requestedBy', ${hasRequest(other, self)}`;

/** Relationship of the caller to member `m`, as JSON; for lists. */
export const relationColumns = (me: Caller): SQL => {
  const [self, other] = [sql`${me.id}::uuid`, sql`m.id`];
  return sql`json_build_object('self', m.id = ${self}, ${ownColumns(self, other)}, ${theirColumns(self, other)})`;
};

/** Reads the member's own rows. */
const select = (me: Caller, where: SQL): SQL => sql`
  SELECT ${cardColumns(sql`m`)}, m.bio, m.fields, m.banner_url AS "bannerUrl", m.created_at AS "joinedAt",
    m.post_count AS posts, m.following_count AS following, m.follower_count AS followers, m.role, m.email, m.welcome,
    m.approves_followers AS "approvesFollowers", m.open_to_visitors AS "openToVisitors", m.pinned_id AS "pinnedId",
    json_build_object(${theirColumns(sql`${me.id}::uuid`, sql`m.id`)}) AS theirs,
    ${hasRow(sql`blocks`, sql`m.id`, sql`${me.id}::uuid`)} AS "blockedBy"
  FROM members m WHERE ${where}`;

async function readOwnRelation(db: Sql, me: Caller, id: string): Promise<z.output<typeof OwnRelation>> {
  if (id === me.id) return { following: false, requested: false, muted: false, blocked: false };
  const [row] = await queryRows(
    db,
    z.object({ own: OwnRelation }),
    sql`SELECT json_build_object(${ownColumns(sql`${me.id}::uuid`, sql`${id}::uuid`)}) AS own`,
  );
  if (!row) throw new HttpProblem('not-found');
  return row.own;
}

/** Null for a post the caller may not read. */
async function readPinned(db: Sql, me: Caller, pinnedId: string | null): Promise<string | null> {
  if (pinnedId === null) return null;
  const [post] = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`SELECT p.id FROM posts p WHERE p.id = ${pinnedId} AND ${canRead(viewerOf(me), sql`p`)}`,
  );
  return post?.id ?? null;
}

/** Says the same of members who never were, are suspended or have asked for their deletion. */
export const memberNotFound = (): HttpProblem =>
  new HttpProblem('not-found', { detail: 'This account is not available.' });

/** Throws `not-found` without a row, and `blocked`. */
function visible<Row extends Pick<MemberRow, 'handle' | 'blockedBy'>>(row: Row | undefined): Row {
  if (!row) throw memberNotFound();
  if (row.blockedBy) throw new HttpProblem('blocked', { detail: `@${row.handle} has blocked you.` });
  return row;
}

/** Each statement reads the rows of one member: docs/decisions/0076-distribution.md. */
const memberOf = async (db: Sql, me: Caller, row: MemberRow): Promise<Member> => ({
  ...cardOf(row),
  bio: row.bio,
  fields: row.fields,
  bannerUrl: row.bannerUrl,
  joinedAt: row.joinedAt,
  counts: { posts: row.posts, following: row.following, followers: row.followers },
  pinned: await readPinned(db, me, row.pinnedId),
  approvesFollowers: row.approvesFollowers,
  relation: {
    self: row.memberId === me.id,
    ...row.theirs,
    ...(await readOwnRelation(db, me, row.memberId)),
  },
});

export async function readMe(db: Sql, me: Caller): Promise<Me> {
  const [row] = await queryRows(db, MemberRow, select(me, sql`m.id = ${me.id}`));
  if (!row) throw new HttpProblem('not-found');
  const { role, email, welcome, openToVisitors } = row;
  return { ...(await memberOf(db, me, row)), role, email, welcome, openToVisitors };
}

type ProfileChanges = z.output<NonNullable<typeof operation.body>>;

/** Address of an own, unused upload; null removes the picture, undefined leaves it unchanged. */
async function pictureUrl(
  db: Sql,
  me: Caller,
  id: string | null | undefined,
): Promise<string | null | undefined> {
  if (!id) return id;
  await claimMedia(db, me, [id]);
  const [picture] = await db.select({ moving: media.moving }).from(media).where(eq(media.id, id));
  if (picture?.moving) {
    throw new HttpProblem('validation', {
      fields: { media: 'Avatars and banners must be still pictures. Choose one that is not animated.' },
    });
  }
  return mediaUrl(id);
}

/** Changes the given fields. Throws `validation` unless each picture is an own, unused, still upload. */
export async function updateMe(db: Sql, me: Caller, changes: ProfileChanges): Promise<Me> {
  const name = changes.name === undefined ? undefined : normaliseName(changes.name);
  if (name === '') throw new HttpProblem('validation', { fields: { name: 'Enter a name.' } });
  const bio = changes.bio === undefined ? undefined : normaliseLines(changes.bio);
  const fields = changes.fields && normaliseFields(changes.fields);
  const avatarUrl = await pictureUrl(db, me, changes.avatar);
  const bannerUrl = await pictureUrl(db, me, changes.banner);
  const { approvesFollowers, openToVisitors, welcome } = changes;
  const requestsDue = approvesFollowers === undefined ? undefined : !approvesFollowers;
  const set = {
    name,
    bio,
    fields,
    avatarUrl,
    bannerUrl,
    approvesFollowers,
    requestsDue,
    openToVisitors,
    welcome,
  };
  if (Object.values(set).some((value) => value !== undefined)) {
    await db.update(members).set(set).where(eq(members.id, me.id));
  }
  // Posts on screens are read again.
  if (name !== undefined || avatarUrl !== undefined)
    await emitEvents(db, [{ kind: 'member-status', subject: me.id }]);
  return readMe(db, me);
}

/**
 * Throws `not-found` for suspended members, those to be deleted and those closed to a visitor, and `blocked` for those who
 * have blocked the caller. Members the caller has blocked are visible, for unblocking.
 */
export async function readMember(db: Sql, me: Caller, id: string): Promise<Member> {
  const [row] = await queryRows(
    db,
    MemberRow,
    select(me, sql`m.id = ${id} AND ${canSeeMember(viewerOf(me), sql`m`)}`),
  );
  return memberOf(db, me, visible(row));
}

/** Like `readMember`, by a present or former handle. */
export async function findMember(db: Sql, me: Caller, handle: string): Promise<Member> {
  const id = await findMemberId(db, handle);
  if (id === null) throw memberNotFound();
  return readMember(db, me, id);
}

const VisibleRow = z.object({ id: z.string(), handle: z.string(), blockedBy: z.boolean() });

const selectVisible = byShape((rights: Rights) =>
  defineStatement<typeof VisibleRow, 'viewer' | 'member'>(VisibleRow, (value) => {
    const viewer = { id: sql`${value('viewer')}::uuid`, ...rights };
    return sql`SELECT m.id, m.handle, ${hasRow(sql`blocks`, sql`m.id`, viewer.id)} AS "blockedBy"
      FROM members m WHERE m.id = ${value('member')}::uuid AND ${canSeeMember(viewer, sql`m`)}`;
  }),
);

/** The id of a member whom `findMember` would return. */
export async function findVisibleId(db: Sql, me: Caller, handle: string): Promise<string> {
  const member = await findMemberId(db, handle);
  const [row] = member === null ? [] : await selectVisible(rightsOf(me))(db, { viewer: me.id, member });
  return visible(row).id;
}

export async function readRelation(db: Sql, me: Caller, id: string): Promise<Relationship> {
  const [row] = await queryRows(
    db,
    z.object({ relation: Relationship }),
    sql`SELECT ${relationColumns(me)} AS relation FROM members m WHERE m.id = ${id}`,
  );
  if (!row) throw new HttpProblem('not-found');
  return row.relation;
}
