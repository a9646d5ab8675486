import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { operations } from '@contract/api';
import { plainRoutes } from '@server/plain-routes';
import { refusalOf, startApi } from '../support/api';
import {
  type Caller,
  callers,
  type Outcome,
  people,
  type Person,
  personRules,
  policy,
  postRules,
  reads,
  type Row,
  type State,
  states,
  thingRules,
  WORD,
} from '../support/policy';

const api = startApi();
const members = callers.filter((caller) => caller !== 'anonymous' && caller !== 'expired');
const ids: Record<string, string> = {};
const handles: Record<string, string> = {};
/** Posts that stand through the whole test, for what lists say. Their texts name their states. */
const standing = {} as Record<State, string>;
const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#0e6e5a' } })
  .png()
  .toBuffer();

interface Route {
  id: string;
  method: string;
  path: string;
}
const routes: Route[] = [
  ...operations.map(({ id, method, path }) => ({ id, method, path })),
  ...Object.values(plainRoutes).map(({ id, path }) => ({ id, path, method: 'GET' })),
];

/** Takes every tie away. The counts are high enough to be counted down by what is not there. */
async function untie(): Promise<void> {
  for (const table of ['follows', 'blocks', 'mutes']) await api.pool.query(`DELETE FROM ${table}`);
  await api.pool.query(
    `UPDATE members SET following_count = 50, follower_count = 50, post_count = 50,
       suspended_at = CASE handle WHEN 'suspended' THEN now() END`,
  );
}
const tie = (table: string, from: string, to: string) =>
  api.pool.query(`INSERT INTO ${table} (member_id, target_id, created_at) VALUES ($1, $2, now())`, [
    ids[from],
    ids[to],
  ]);
/** Brings everybody back to how the callers stand to the author. */
async function reset(): Promise<void> {
  await untie();
  await tie('follows', 'follower', 'author');
  await tie('blocks', 'author', 'blocked');
  await tie('blocks', 'blocker', 'author');
  await tie('mutes', 'author', 'muted');
  await tie('mutes', 'muter', 'author');
}

/** A post of the author's with a poll, made past the service so that nothing depends on another call. */
async function makePost(state: State): Promise<string> {
  const { rows } = await api.pool.query<{ id: string }>(
    `WITH p AS (INSERT INTO posts (id, author_id, text, audience, created_at, deleted_at, hidden_at)
       VALUES (gen_random_uuid(), $1, $2, $3, now(), $4, $5) RETURNING id),
     po AS (INSERT INTO polls SELECT id, now() + interval '1 day' FROM p RETURNING post_id)
     SELECT id FROM p`,
    [
      ids['author'],
      `A ${WORD} post that is ${state}only #${WORD}`,
      state === 'followers' ? 'followers' : 'public',
      state === 'deleted' ? new Date() : null,
      state === 'hidden' ? new Date() : null,
    ],
  );
  const id = rows[0]?.id ?? '';
  await api.pool.query(`INSERT INTO poll_options VALUES ($1, 0, 'Yes', 0), ($1, 1, 'No', 0)`, [id]);
  return id;
}

const things = {
  word: `INSERT INTO muted_words VALUES (gen_random_uuid(), $1, 'x', gen_random_uuid()::text, true, NULL, now()) RETURNING id`,
  report: `WITH old AS (UPDATE reports SET closed_at = now()) INSERT INTO reports (id, reporter_id, member_id, reason, created_at, closed_at, action)
    SELECT gen_random_uuid(), $1, id, 'spam', now(), now(), 'dismiss' FROM members WHERE handle = 'stranger' RETURNING id`,
  scheduled: `INSERT INTO scheduled_posts (id, author_id, publish_at, post, created_at)
    VALUES (gen_random_uuid(), $1, now() + interval '1 day', '{"text": "Later", "audience": "public"}', now()) RETURNING id`,
};
const makeThing = async (kind: keyof typeof things): Promise<string> =>
  (await api.pool.query<{ id: string }>(things[kind], [ids['author']])).rows[0]?.id ?? '';

async function makePicture(state: State): Promise<string> {
  const { rows } = await api.pool.query<{ id: string }>(
    `INSERT INTO media (id, owner_id, content_type, width, height, created_at)
     VALUES (gen_random_uuid(), $1, 'image/webp', 2, 2, now()) RETURNING id`,
    [ids['author']],
  );
  const id = rows[0]?.id ?? '';
  await api.pool.query('INSERT INTO post_media VALUES ($1, $2, 0)', [await makePost(state), id]);
  await writeFile(join(api.mediaDir, id), picture);
  return id;
}

beforeAll(async () => {
  for (const uid of members) {
    const { id, handle } = await api.me(uid);
    ids[uid] = id;
    handles[uid] = handle;
  }
  await api.pool.query(`UPDATE members SET role = 'moderator' WHERE id = $1`, [ids['moderator']]);
  await reset();
  for (const state of states) {
    standing[state] = await makePost(state);
    for (const id of Object.values(ids)) {
      await api.pool.query('INSERT INTO bookmarks VALUES ($1, $2, now())', [id, standing[state]]);
      await api.pool.query('INSERT INTO likes VALUES ($1, $2, now())', [id, standing[state]]);
    }
    await api.pool.query(
      `INSERT INTO posts (id, author_id, text, quote_of, created_at) VALUES (gen_random_uuid(), $1, 'Quoting', $2, now())`,
      [ids['stranger'], standing[state]],
    );
    await api.pool.query(`INSERT INTO post_tags VALUES ($1, $2, $1, now())`, [WORD, standing[state]]);
  }
});

const signed = async (caller: Caller): Promise<string | null> => {
  if (caller === 'anonymous') return null;
  return caller === 'expired' ? api.tokens.sign('stranger', { lasts: -60 }) : api.tokens.sign(caller);
};

async function ask(
  route: Route,
  row: Row,
  caller: Caller,
  params: Record<string, string>,
): Promise<{ outcome: string; text: string }> {
  const headers = new Headers({ 'Idempotency-Key': randomUUID() });
  const token = await signed(caller);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'missing');
  const query = new URLSearchParams(row.query).toString();
  const init: RequestInit = { method: route.method, headers };
  if (route.id === 'uploadMedia') {
    headers.set('Content-Type', 'image/png');
    init.body = new Blob([new Uint8Array(picture)]);
  } else if (row.body !== undefined) {
    headers.set('Content-Type', 'application/json');
    const aboutPost = route.id === 'putPlace' ? { postId: params['postId'] } : {};
    init.body = JSON.stringify(Object.assign({}, row.body, aboutPost));
  }
  const response = await api.request(`${path}${query ? `?${query}` : ''}`, init);
  if (!response.ok) return { outcome: (await refusalOf(response)).code, text: '' };
  if (route.id !== 'events') return { outcome: 'done', text: await response.text() };
  await response.body?.cancel();
  return { outcome: 'done', text: '' };
}

const isPlain = (id: string): boolean => !operations.some((operation) => operation.id === id);

/** What stands before every rule: a token that holds, and a member in good standing. */
function barred(row: Row, caller: Caller, id: string): Outcome | null {
  const free = row.about === 'picture' || (row.about === 'nothing' && row.rule === 'anyone');
  if (free) return null;
  const access = operations.find((operation) => operation.id === id)?.access ?? 'member';
  expect(access, `${id} must not be open to anyone`).not.toBe('anyone');
  if (caller === 'anonymous') return 'unauthenticated';
  if (caller === 'expired') return 'token-expired';
  return caller === 'suspended' ? 'suspended' : null;
}

/** Nothing of a post may stand in an answer to somebody who may not read it. */
function expectNoLeak(id: string, caller: Caller, text: string): void {
  const leaked = states.filter((state) => text.includes(`${state}only`) && !reads(caller, state));
  expect(leaked, `${id} told ${caller}`).toEqual([]);
}

const handleOf = (caller: Caller, who: Person): string => {
  if (who === 'gone') return 'suspended';
  if (who === 'self') return handles[caller] ?? '';
  return caller === 'author' ? 'stranger' : 'author';
};

/** Every case of a row for a caller: what it is called, what is asked about, and what must come of it. */
async function* casesOf(row: Row, caller: Caller): AsyncGenerator<[string, Record<string, string>, Outcome]> {
  if (row.about === 'post') {
    for (const state of states) {
      yield [state, { postId: await makePost(state) }, postRules[row.rule](caller, state)];
    }
  } else if (row.about === 'person') {
    for (const who of people) {
      if (who === 'self' && ['anonymous', 'expired', 'suspended'].includes(caller)) continue;
      await reset();
      yield [who, { handle: handleOf(caller, who) }, personRules[row.rule](caller, who)];
    }
  } else if (row.about === 'picture') {
    for (const state of states) {
      const gone = state === 'deleted' || state === 'hidden';
      yield [state, { mediaId: await makePicture(state) }, gone ? 'not-found' : 'done'];
    }
  } else if (row.about === 'nothing') {
    yield ['', {}, row.rule === 'moderator' && caller !== 'moderator' ? 'forbidden' : 'done'];
  } else {
    const id = await makeThing(row.about);
    yield [row.about, { [`${row.about}Id`]: id }, thingRules[row.rule](caller)];
  }
}

test('every operation and every other route has its line in the policy, and no line is left over', () => {
  expect(Object.keys(policy).toSorted()).toEqual(routes.map(({ id }) => id).toSorted());
});

test.each(routes.map((route) => [route.id, route] as const))(
  '%s does what the policy says',
  async (id, route) => {
    const row = policy[id];
    if (!row) throw new Error(`${id} has no line in tests/support/policy.ts`);
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const caller of callers) {
      for await (const [name, params, outcome] of casesOf(row, caller)) {
        const answer = await ask(route, row, caller, params);
        found[`${caller} ${name}`] = answer.outcome;
        wanted[`${caller} ${name}`] = barred(row, caller, id) ?? outcome;
        if (!isPlain(id) && !row.shows) expectNoLeak(id, caller, answer.text);
      }
    }
    await reset();
    expect(found).toEqual(wanted);
  },
);

test("a member's muted word survives what others do", async () => {
  const id = await makeThing('word');
  const operation = routes.find((route) => route.id === 'removeMutedWord');
  const row = policy['removeMutedWord'];
  if (!operation || !row) throw new Error('There is no such operation');
  await ask(operation, row, 'moderator', { wordId: id });
  expect((await api.pool.query('SELECT 1 FROM muted_words WHERE id = $1', [id])).rowCount).toBe(1);
});

test.each([
  ['following', {}],
  ['for-you', {}],
])('the %s feed holds nothing of muted or parted people, and nothing that may not be read', async (tab) => {
  for (const caller of members.filter((one) => one !== 'suspended')) {
    const response = await api.request(`/feed?tab=${tab}`, {}, caller);
    const text = await response.text();
    expectNoLeak(`readFeed ${tab}`, caller, text);
    expect(text.includes('hiddenonly')).toBe(false);
    expect(caller === 'muter' && text.includes('publiconly')).toBe(false);
  }
});

test('the service itself found no fault', () => expect(api.faults).toEqual([]));
