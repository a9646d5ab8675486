import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { follow } from '@contract/member/profile';
import { createGroup, openDirectConversation } from '@contract/message/conversation';
import { putSpace, putSpaceMember } from '@contract/space/space';
import type { Service } from '@server/app';
import { callAs, type CallAs } from '../call-as';
import type { TestApi } from '../test-api';
import type { changeSpaceItems, SpaceItem } from '@contract/space/space-item';
import { uploadFiles, uploadPictures } from './uploads';

const Ids = z.array(z.string());
const Written = z.array(z.object({ id: z.string(), uid: z.string() }));

/** What steps can be about, as stored when a burst of steps begins. */
const Known = z.object({
  members: z.array(z.object({ uid: z.string(), id: z.string(), handle: z.string() })),
  posts: Written,
  /** Of posts, by the members with the uid. */
  likes: Written,
  reposts: Written,
  /** The id is the handle of the followed. */
  follows: Written,
  scheduled: Ids,
  words: Ids,
  reports: Ids,
  /** Open ones. */
  appeals: Ids,
  /** Of suspended members with null, and of hidden posts. */
  appealable: z.array(z.object({ id: z.string().nullable(), uid: z.string() })),
  /** Unused, the newest of each member. */
  uploads: Written,
  /** Of both spaces, the newest. */
  files: Written,
  /** Of the newest posts with one. */
  pictures: z.array(z.object({ id: z.string(), post: z.string(), uid: z.string() })),
  /** Of their members. */
  conversations: Written,
  messages: Written,
  polls: Written,
  /** The ids are of spaces. */
  spaceMembers: z.array(z.object({ id: z.string(), uid: z.string(), role: z.string() })),
});
type Known = z.infer<typeof Known>;

/** Newest posts that steps are about: few, so that steps meet. */
const POSTS = 7;
const FILES = 6;

const newest = (table: string, owner: string, count: number, column: string): string =>
  `(SELECT coalesce(json_agg(${column}), '[]') FROM (
     SELECT t.id, m.uid FROM ${table} t JOIN own m ON m.id = t.${owner} ORDER BY t.id DESC LIMIT ${count}) x)`;

const newestMarks = (table: string): string =>
  `(SELECT coalesce(json_agg(x), '[]') FROM (
     SELECT t.post_id AS id, m.uid FROM ${table} t JOIN own m ON m.id = t.member_id ORDER BY t.created_at DESC LIMIT ${POSTS}) x)`;

const KNOWN = `
  WITH own AS (SELECT * FROM members WHERE uid = ANY ($1))
  SELECT (SELECT json_agg(json_build_object('uid', m.uid, 'id', m.id, 'handle', m.handle) ORDER BY m.uid) FROM own m) AS members,
    ${newest('posts', 'author_id', POSTS, 'x')} AS posts, ${newest('scheduled_posts', 'author_id', 3, 'x.id')} AS scheduled,
    ${newest('muted_words', 'member_id', 9, 'x.id')} AS words, ${newest('reports', 'reporter_id', 4, 'x.id')} AS reports,
    ${newest('messages', 'author_id', 4, 'x')} AS messages,
    (SELECT coalesce(json_agg(a.id), '[]') FROM appeals a JOIN own m ON m.id = a.member_id WHERE a.closed_at IS NULL) AS appeals,
    (SELECT coalesce(json_agg(x), '[]') FROM (
       SELECT NULL AS id, m.uid FROM own m WHERE m.suspended_at IS NOT NULL UNION ALL
       SELECT p.id, m.uid FROM posts p JOIN own m ON m.id = p.author_id WHERE p.hidden_at IS NOT NULL) x) AS appealable,
    (SELECT coalesce(json_agg(json_build_object('id', u.id, 'uid', m.uid) ORDER BY u.created_at DESC), '[]')
     FROM media u JOIN own m ON m.id = u.owner_id WHERE NOT EXISTS (
       SELECT 1 FROM post_media pm WHERE pm.media_id = u.id)) AS uploads,
    (SELECT coalesce(json_agg(x), '[]') FROM (
       SELECT f.id, m.uid FROM space_files f JOIN own m ON m.id = f.owner_id ORDER BY f.touched_at DESC LIMIT ${FILES}) x) AS files,
    (SELECT coalesce(json_agg(x), '[]') FROM (
       SELECT pm.media_id AS id, pm.post_id AS post, m.uid FROM post_media pm JOIN own m ON m.id = pm.author_id
       ORDER BY pm.created_at DESC LIMIT ${POSTS}) x) AS pictures,
    ${newestMarks('likes')} AS likes, ${newestMarks('reposts')} AS reposts,
    (SELECT coalesce(json_agg(json_build_object('id', target.handle, 'uid', m.uid)), '[]')
     FROM follows f JOIN own m ON m.id = f.member_id JOIN own target ON target.id = f.target_id) AS follows,
    (SELECT coalesce(json_agg(json_build_object('id', cm.conversation_id, 'uid', m.uid)), '[]')
     FROM conversation_members cm JOIN own m ON m.id = cm.member_id WHERE cm.state <> 'left') AS conversations,
    (SELECT coalesce(json_agg(json_build_object('id', po.post_id, 'uid', m.uid)), '[]')
     FROM polls po JOIN posts p ON p.id = po.post_id JOIN own m ON m.id = p.author_id WHERE po.closes_at > now()) AS polls,
    (SELECT coalesce(json_agg(json_build_object('id', sm.space_id, 'uid', m.uid, 'role', sm.role)), '[]')
     FROM space_members sm JOIN own m ON m.id = sm.member_id) AS "spaceMembers"`;

/** Ids of spaces, which all members share; the other ids are each one member's. */
export const SHARED_IDS = 2;

/** What a device of a member has of a space, read piece by piece: the changes since the last time. */
export interface SpaceDevice {
  uid: string;
  spaceId: string;
  /** A space that was deleted and made again with its id is another one. */
  createdAt: string;
  revision: number;
  items: Map<string, SpaceItem>;
}

/** A change of items that the service has answered. */
interface AnsweredChange extends Pick<z.infer<typeof changeSpaceItems.response>, 'items' | 'overwritten'> {
  uid: string;
  spaceId: string;
  /** Start of the burst in ISO 8601. */
  burstAt: string;
  /** Revision of each item that the caller had seen, by the id of the item. */
  bases: ReadonlyMap<string, number>;
}

/** Members of one history, on two processes with one database. */
export interface HistoryWorld {
  api: TestApi;
  uids: readonly string[];
  moderators: readonly string[];
  /** As clients make them: of spaces, and after SHARED_IDS of folders and lists. */
  ids: readonly string[];
  /** A tag that no other history uses. */
  tag: string;
  call: CallAs;
  known: Known;
  devices: SpaceDevice[];
  answered: AnsweredChange[];
  /** Reads `known` again. */
  look: () => Promise<void>;
}

/** Steps of one member and of many meet at two processes, each with a queue of its own. */
export function callTwoProcesses(api: TestApi, services: readonly [Service, Service]): CallAs {
  let turn = 0;
  return callAs(async (path, init = {}, uid = '') => {
    const headers = new Headers(init.headers);
    // Signed in just now: a request for deletion has ended the sessions before.
    const claims = { auth_time: Math.floor(Date.now() / 1000) };
    if (uid !== '') headers.set('Authorization', `Bearer ${await api.tokens.sign(uid, { claims })}`);
    turn = 1 - turn;
    return services[turn === 0 ? 0 : 1].app.request(`/api/v1${path}`, { ...init, headers });
  });
}

const MEMBERS = 6;
const NOTHING: Known = {
  members: [],
  posts: [],
  likes: [],
  reposts: [],
  follows: [],
  scheduled: [],
  words: [],
  reports: [],
  appeals: [],
  appealable: [],
  uploads: [],
  files: [],
  pictures: [],
  conversations: [],
  messages: [],
  polls: [],
  spaceMembers: [],
};

/** A space, a direct conversation and a group with some of the members. */
async function shareSome({ call, ids, known: { members } }: HistoryWorld): Promise<void> {
  const [first, second, third, fourth] = members;
  if (!first || !second || !third || !fourth) throw new Error('A history has several members');
  const spaceId = ids[0] ?? '';
  await call(first.uid, putSpace, { params: { spaceId }, body: { name: 'A space' } });
  for (const [role, { handle }] of [
    ['owner', second],
    ['editor', third],
    ['reader', fourth],
  ] as const)
    await call(first.uid, putSpaceMember, { params: { spaceId, handle }, body: { role } });
  await call(first.uid, openDirectConversation, { params: { handle: second.handle } });
  const group = { name: 'A group', members: [third.handle, fourth.handle] };
  await call(second.uid, createGroup, { body: group });
}

/** Members that each one follows when a history begins: feeds have posts, and mutes and blocks something to hide. */
const FOLLOWED = 4;

async function followNext({ call, known: { members } }: HistoryWorld): Promise<void> {
  for (const [index, { uid }] of members.entries())
    for (const { handle } of [...members, ...members].slice(index + 1, index + 1 + FOLLOWED))
      await call(uid, follow, { params: { handle } });
}

export async function createHistoryWorld(api: TestApi, call: CallAs, name: string): Promise<HistoryWorld> {
  const moderators = [`${name}_mod`, `${name}_other_mod`];
  const uids = [...Array.from({ length: MEMBERS }, (_, n) => `${name}_${n}`), ...moderators];
  for (const uid of uids) await api.me(uid);
  await api.pool.query(`UPDATE members SET role = 'moderator' WHERE uid = ANY ($1)`, [moderators]);
  const world: HistoryWorld = {
    api,
    uids,
    moderators,
    ids: Array.from({ length: SHARED_IDS + uids.length }, () => randomUUID()),
    tag: name,
    call,
    known: NOTHING,
    devices: [],
    answered: [],
    async look() {
      const { rows } = await api.pool.query(KNOWN, [uids]);
      world.known = Known.parse(rows[0]);
    },
  };
  await world.look();
  await uploadPictures(world);
  await followNext(world);
  await shareSome(world);
  await uploadFiles(world);
  return world;
}
