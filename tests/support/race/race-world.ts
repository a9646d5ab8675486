import { randomUUID } from 'node:crypto';
import { operations } from '@contract/api';
import { isWriteMethod, type Operation } from '@contract/operation';
import type { Service } from '@server/app';
import { uploadablePicture } from '../policy/policy-matrix';
import type { TestApi } from '../service/test-api';
import { raceCalls, type RaceCall, type Subject } from './race-calls';

export const writes: readonly Operation[] = operations.filter(({ method }) => isWriteMethod(method));

const people = ['ines', 'ada', 'mod', 'other-mod', 'reporter'] as const;
type Person = (typeof people)[number];

const callOf = (operation: Operation): RaceCall => {
  const call = raceCalls[operation.id];
  if (!call) throw new Error(`${operation.id} has no line in tests/support/race/race-calls.ts`);
  return call;
};

const fixtureIds = (person: 'ines' | 'ada') => ({
  postId: randomUUID(),
  mediaId: randomUUID(),
  wordId: randomUUID(),
  scheduledId: randomUUID(),
  handle: person,
});

/** What must hold whenever no call is running; returns the name of each broken rule. */
const BROKEN_RULES = `
  SELECT 'follow beside a block' AS rule FROM follows f JOIN blocks b
    ON (b.member_id, b.target_id) IN ((f.member_id, f.target_id), (f.target_id, f.member_id))
  UNION ALL SELECT 'picture used twice' FROM (
    SELECT media_id FROM post_media UNION ALL SELECT media_id FROM scheduled_media
    UNION ALL SELECT m.id FROM media m JOIN members o ON o.avatar_url = '/api/v1/media/' || m.id) used
    GROUP BY media_id HAVING count(*) > 1
  UNION ALL SELECT 'votes of a poll option' FROM poll_options o
    WHERE o.votes <> (SELECT count(*) FROM votes v WHERE v.post_id = o.post_id AND v.position = o.position)
  UNION ALL SELECT 'counts of a post' FROM posts p
    WHERE (p.like_count, p.repost_count, p.reply_count, p.quote_count) IS DISTINCT FROM (
      (SELECT count(*) FROM likes l WHERE l.post_id = p.id), (SELECT count(*) FROM reposts r WHERE r.post_id = p.id),
      (SELECT count(*) FROM posts c WHERE c.reply_to = p.id AND c.deleted_at IS NULL AND c.hidden_at IS NULL),
      (SELECT count(*) FROM posts c WHERE c.quote_of = p.id AND c.deleted_at IS NULL AND c.hidden_at IS NULL))
  UNION ALL SELECT 'counts of a member' FROM members m
    WHERE (m.following_count, m.follower_count, m.post_count) IS DISTINCT FROM (
      (SELECT count(*) FROM follows f WHERE f.member_id = m.id), (SELECT count(*) FROM follows f WHERE f.target_id = m.id),
      (SELECT count(*) FROM posts p WHERE p.author_id = m.id AND p.deleted_at IS NULL AND p.hidden_at IS NULL))`;

/** Two members with a post each, two moderators and a report; `services` are processes on one database. */
export async function createRaceWorld(api: TestApi, services: readonly [Service, Service]) {
  const ids: Partial<Record<Person, string>> = {};
  const tokens: Partial<Record<Person, string>> = {};
  for (const person of people) {
    ids[person] = (await api.me(person)).id;
    tokens[person] = await api.tokens.sign(person);
  }
  await api.pool.query(
    `UPDATE members SET role = 'moderator' WHERE id IN ('${ids.mod}', '${ids['other-mod']}')`,
  );
  const fixtures = { ines: fixtureIds('ines'), ada: fixtureIds('ada') };
  const reportId = randomUUID();

  const personal = (person: 'ines' | 'ada'): string => {
    const { postId, mediaId, wordId, scheduledId } = fixtures[person];
    const id = ids[person];
    return `
      INSERT INTO posts (id, author_id, text, created_at) VALUES ('${postId}', '${id}', 'A post', now());
      INSERT INTO polls VALUES ('${postId}', now() + interval '1 day');
      INSERT INTO poll_options VALUES ('${postId}', 0, 'Yes', 0), ('${postId}', 1, 'No', 0);
      INSERT INTO media (id, owner_id, content_type, width, height, created_at)
        VALUES ('${mediaId}', '${id}', 'image/webp', 2, 2, now());
      INSERT INTO muted_words VALUES ('${wordId}', '${id}', 'x', 'x', true, NULL, now());
      INSERT INTO scheduled_posts (id, author_id, publish_at, post, created_at)
        VALUES ('${scheduledId}', '${id}', now() + interval '1 day', '{"text": "Later", "audience": "public"}', now());`;
  };
  const empty = `
    ${[
      'follows',
      'blocks',
      'mutes',
      'muted_words',
      'scheduled_posts',
      'reports',
      'decisions',
      'notifications',
      'read_markers',
      'posts',
      'media',
    ]
      .map((table) => `DELETE FROM ${table};`)
      .join('\n')}
    UPDATE members SET following_count = 0, follower_count = 0, suspended_at = NULL, signed_out_at = NULL,
      avatar_url = NULL, post_count = CASE WHEN id IN ('${ids.ines}', '${ids.ada}') THEN 1 ELSE 0 END;
    ${personal('ines')} ${personal('ada')}
    INSERT INTO reports (id, reporter_id, member_id, post_id, reason, created_at)
      VALUES ('${reportId}', '${ids.reporter}', '${ids.ada}', '${fixtures.ada.postId}', 'spam', now());`;

  const both = (table: string): string =>
    `INSERT INTO ${table} VALUES ('${ids.ines}', '${ids.ada}', now()), ('${ids.ada}', '${ids.ines}', now());`;
  const marks = (table: string, id = ''): string =>
    `INSERT INTO ${table} SELECT ${id} m.id, p.id, now() FROM members m, posts p WHERE m.handle IN ('ines', 'ada');`;
  const done = `
    ${marks('likes')} ${marks('bookmarks')} ${marks('reposts', 'gen_random_uuid(),')}
    UPDATE posts SET like_count = 2, repost_count = 2;`;
  /** The state that an operation undoes. */
  const before: Partial<Record<string, string>> = {
    unblock: both('blocks'),
    unmute: both('mutes'),
    restorePost: `UPDATE posts SET deleted_at = now(); UPDATE members SET post_count = 0;`,
    unhidePost: `UPDATE posts SET hidden_at = now(); UPDATE members SET post_count = 0;`,
    liftSuspension: `UPDATE members SET suspended_at = now() WHERE handle IN ('ines', 'ada');`,
    reopenReport: `UPDATE reports SET closed_at = now(), action = 'dismiss';`,
  };
  const followed = `${both('follows')} UPDATE members SET following_count = 1, follower_count = 1
    WHERE id IN ('${ids.ines}', '${ids.ada}');`;

  /** Even rounds start without relationships and marks, odd ones with what the operations undo. */
  async function reset(pair: readonly Operation[], round: number): Promise<void> {
    const undone = [...new Set(pair.flatMap(({ id }) => before[id] ?? []))];
    const ties = pair.some(({ id }) => id === 'unblock') ? '' : followed;
    await api.pool.query(round % 2 === 0 ? empty : `${empty} ${done} ${ties} ${undone.join(' ')}`);
  }

  const subjectOf = (owner: 'ines' | 'ada', caller: 'ines' | 'ada', turn: 0 | 1): Subject => ({
    ...fixtures[caller],
    postId: fixtures[owner].postId,
    other: caller === 'ines' ? 'ada' : 'ines',
    reportId,
    turn,
  });

  function send(operation: Operation, caller: 'ines' | 'ada', subject: Subject): Promise<Response> {
    const { moderator, params, body } = callOf(operation);
    const person = moderator ? (caller === 'ines' ? 'mod' : 'other-mod') : caller;
    const filled = params?.(subject) ?? {};
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '');
    const headers = new Headers({
      Authorization: `Bearer ${tokens[person]}`,
      'Idempotency-Key': randomUUID(),
    });
    const init: RequestInit = { method: operation.method, headers };
    if (operation.upload) {
      headers.set('Content-Type', 'image/png');
      init.body = new Blob([new Uint8Array(uploadablePicture)]);
    } else if (body) {
      headers.set('Content-Type', 'application/json');
      init.body = JSON.stringify(body(subject));
    }
    return Promise.resolve(services[subject.turn].app.request(`/api/v1${path}`, init));
  }

  /** Statuses of both calls, made at once by one member or by two, each through its own process. */
  async function race(pair: readonly [Operation, Operation], by: 'one' | 'two'): Promise<number[]> {
    const [first, second] = pair;
    const rival = by === 'one' ? 'ines' : 'ada';
    const owner = by === 'one' ? (pair.some((each) => callOf(each).own) ? 'ines' : 'ada') : 'ada';
    const mine = by === 'two' && callOf(first).own && !callOf(second).own ? 'ines' : owner;
    const answers = await Promise.all([
      send(first, 'ines', subjectOf(mine, 'ines', 0)),
      send(second, rival, subjectOf(mine, rival, 1)),
    ]);
    return Promise.all(answers.map(async (answer) => (await answer.arrayBuffer(), answer.status)));
  }

  const brokenRules = async (): Promise<string[]> =>
    (await api.pool.query<{ rule: string }>(BROKEN_RULES)).rows.map(({ rule }) => rule);

  return { ids, fixtures, reset, race, brokenRules };
}
