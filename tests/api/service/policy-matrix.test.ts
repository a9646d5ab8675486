import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { operations } from '@contract/api';
import { readListFeed } from '@contract/member/list';
import { createOpenApi } from '@server/http/openapi/document';
import { plainRoutes } from '@server/http/plain-routes';
import { createTestApi } from '../../support/service/test-api';
import { readProblem } from '../../support/service/call-as';
import { readEvents } from '../../support/service/event-reader';
import {
  type Caller,
  callers,
  isOpen,
  type Outcome,
  subjects,
  type Subject,
  personRules,
  policyRows,
  postRules,
  reads,
  type Row,
  type State,
  states,
  ownedRules,
  groupRules,
  spaceRules,
  readsMessages,
} from '../../support/policy/policy';
import { createPolicyMatrix, memberCallers, uploadBodies } from '../../support/policy/policy-matrix';

const api = createTestApi();

interface Route {
  id: string;
  method: string;
  path: string;
}
const routes: Route[] = [
  ...operations.map(({ id, method, path }) => ({ id, method, path })),
  ...Object.values(plainRoutes).map(({ id, path }) => ({ id, path, method: 'GET' })),
];

const openApi = createOpenApi();
/** Codes that the OpenAPI document lists for a route. */
const documentedCodes = ({ method, path }: Route): string => {
  const methods: Record<string, unknown> = { ...openApi.paths[path] };
  return JSON.stringify(methods[method.toLowerCase()]);
};

const square = createPolicyMatrix(api);
const { reset, makePost, makeThing, makeGroup, makePicture, makeArchive } = square;

beforeAll(() => square.open());

const signed = async (caller: Caller): Promise<string | null> => {
  if (caller === 'anonymous') return null;
  if (caller === 'expired') return api.tokens.sign('stranger', { lasts: -60 });
  if (caller !== 'signed-out') return api.tokens.sign(caller);
  return api.tokens.sign('stranger', { claims: { auth_time: Math.floor(Date.now() / 1000) - 7200 } });
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
  const upload = uploadBodies[route.id];
  if (upload) {
    headers.set('Content-Type', upload.type);
    init.body = new Blob([new Uint8Array(upload.bytes)]);
  } else if (row.body !== undefined) {
    headers.set('Content-Type', 'application/json');
    const aboutPost = route.id === 'putPlace' ? { postId: params['postId'] } : {};
    init.body = JSON.stringify(Object.assign({}, row.body, aboutPost));
  }
  const response = await api.request(`${path}${query ? `?${query}` : ''}`, init);
  if (!response.ok) {
    const { code } = await readProblem(response);
    if (!documentedCodes(route).includes(`"${code}"`))
      throw new Error(`${route.id} does not document ${code}`);
    return { outcome: code, text: '' };
  }
  if (route.id !== 'events') return { outcome: 'done', text: await response.text() };
  await response.body?.cancel();
  return { outcome: 'done', text: '' };
}

const isPlain = (id: string): boolean => !operations.some((operation) => operation.id === id);

/** Checks that precede every rule: a valid token, and a member in good standing. */
function barred(row: Row, caller: Caller, id: string): Outcome | null {
  const access = operations.find((operation) => operation.id === id)?.access;
  expect(access === 'anyone', `access of ${id}`).toBe(isOpen(row) && access !== undefined);
  if (['picture', 'archive', 'content'].includes(row.about) || isOpen(row)) return null;
  if (caller === 'anonymous') return 'unauthenticated';
  if (caller === 'expired') return 'token-expired';
  if (caller === 'signed-out') return 'signed-out';
  return caller === 'suspended' && access !== 'account' ? 'suspended' : null;
}

/** No text of a post or message may reach a caller who may not read it. */
function expectNoLeak(id: string, caller: Caller, text: string): void {
  const leaked = states.filter((state) => text.includes(`${state}only`) && !reads(caller, state));
  expect(leaked, `${id} told ${caller}`).toEqual([]);
  expect(
    text.includes('spaceonly') && spaceRules.reads(caller) !== 'done',
    `${id} told ${caller} an item`,
  ).toBe(false);
  expect(text.includes('conversationonly') && !readsMessages(caller), `${id} told ${caller} a message`).toBe(
    false,
  );
}

const handleOf = (caller: Caller, who: Subject): string => {
  if (who === 'gone') return 'suspended';
  if (who === 'self') return square.handles[caller] ?? '';
  return caller === 'author' ? 'stranger' : 'author';
};

/** Yields name, parameters and expected outcome. */
async function* casesOf(row: Row, caller: Caller): AsyncGenerator<[string, Record<string, string>, Outcome]> {
  if (row.about === 'post') {
    for (const state of states) {
      yield [state, { postId: await makePost(state) }, postRules[row.rule](caller, state)];
    }
  } else if (row.about === 'person') {
    for (const who of subjects) {
      if (who === 'self' && ['anonymous', 'expired', 'signed-out', 'suspended'].includes(caller)) continue;
      await reset();
      yield [who, { handle: handleOf(caller, who) }, personRules[row.rule](caller, who)];
    }
  } else if (row.about === 'picture') {
    for (const state of states) {
      yield [state, { mediaId: await makePicture(state) }, state === 'public' ? 'done' : 'not-found'];
    }
  } else if (row.about === 'archive') {
    yield ['ready', { exportId: await makeArchive() }, 'done'];
  } else if (row.about === 'content') {
    // Without a signature nobody reads: tests/api/workspace/file.test.ts reads with one.
    yield ['unsigned', { fileId: await makeThing('file') }, 'not-found'];
  } else if (row.about === 'conversation' || row.about === 'message') {
    // A fixed id is sent once: the message of the case before is deleted with its group.
    await api.pool.query('DELETE FROM conversations');
    yield [row.about, { ...row.params, ...(await makeGroup()) }, groupRules[row.rule](caller)];
  } else if (row.about === 'space') {
    const id = await makeThing(row.about);
    yield [row.about, { ...row.params, spaceId: id }, spaceRules[row.rule](caller)];
  } else if (row.about === 'nothing') {
    const isBarred = row.rule === 'moderator' && caller !== 'moderator';
    const isTaken = row.rule === 'handle' && caller !== 'author';
    const outcome = row.rule === 'appellant' ? 'not-found' : isTaken ? 'conflict' : 'done';
    yield ['', row.params ?? {}, isBarred ? 'forbidden' : outcome];
  } else {
    const id = await makeThing(row.about);
    yield [row.about, { ...row.params, [`${row.about}Id`]: id }, ownedRules[row.rule](caller)];
  }
}

test('has one policy line for every operation and plain route', () => {
  expect(Object.keys(policyRows).toSorted()).toEqual(routes.map(({ id }) => id).toSorted());
});

test.each(routes.map((route) => [route.id, route] as const))('%s follows the policy', async (id, route) => {
  const row = policyRows[id];
  if (!row) throw new Error(`${id} has no line in tests/support/policy/policy.ts`);
  const found: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  for (const caller of callers) {
    for await (const [name, params, outcome] of casesOf(row, caller)) {
      const answer = await ask(route, row, caller, params);
      found[`${caller} ${name}`] = answer.outcome;
      wanted[`${caller} ${name}`] = barred(row, caller, id) ?? outcome;
      if (!isPlain(id) && !row.shows) expectNoLeak(id, isOpen(row) ? 'anonymous' : caller, answer.text);
    }
  }
  await reset();
  expect(found).toEqual(wanted);
});

test('keeps a muted word when another member deletes it', async () => {
  const id = await makeThing('word');
  const operation = routes.find((route) => route.id === 'removeMutedWord');
  const row = policyRows['removeMutedWord'];
  if (!operation || !row) throw new Error('There is no such operation');
  await ask(operation, row, 'moderator', { wordId: id });
  expect((await api.pool.query('SELECT 1 FROM muted_words WHERE id = $1', [id])).rowCount).toBe(1);
});

test.each([
  ['following', {}],
  ['for-you', {}],
])('leaves muted, blocked and unreadable posts out of the %s feed', async (tab) => {
  // Moderators of the lines above have shown some again.
  await api.pool.query(`UPDATE posts SET hidden_at = now() WHERE text LIKE '%hiddenonly%'`);
  for (const caller of memberCallers.filter((one) => one !== 'suspended')) {
    const response = await api.request(`/feed?tab=${tab}`, {}, caller);
    const text = await response.text();
    expectNoLeak(`readFeed ${tab}`, caller, text);
    expect(text.includes('hiddenonly')).toBe(false);
    expect(caller === 'muter' && text.includes('publiconly')).toBe(false);
  }
});

/** The author's posts that lists and streams show each caller. */
const told: Record<(typeof memberCallers)[number], readonly State[]> = {
  suspended: [],
  stranger: ['public'],
  author: ['public', 'followers'],
  blocked: [],
  blocker: [],
  muted: ['public'],
  muter: [],
  follower: ['public', 'followers'],
  moderator: ['public'],
};

test('leaves muted, blocked and unreadable posts out of a list with the author', async () => {
  // By id: earlier tests have shown posts again that were hidden.
  const ids = new Map<string, State>();
  for (const state of states) ids.set(await makePost(state), state);
  for (const caller of memberCallers.filter((one) => one !== 'suspended')) {
    const listId = randomUUID();
    await api.pool.query(
      `WITH l AS (INSERT INTO lists (id, member_id, name, created_at) VALUES ($1, $2, 'The author', now()) RETURNING id)
       INSERT INTO list_members (list_id, member_id, owner_id, created_at) SELECT id, $3, $2, now() FROM l`,
      [listId, square.ids[caller], square.ids['author']],
    );
    const { items } = await api.call(caller, readListFeed, { params: { listId } });
    const shown = items.flatMap(({ post }) => ids.get(post.id) ?? []);
    expect(shown.toSorted(), caller).toEqual(told[caller].toSorted());
  }
});

test('announces only posts that may appear in the feed of the stream', async () => {
  // Changes of role and suspensions by earlier tests end streams: wait until they are behind.
  const { body } = await api.request('/events', {}, 'author');
  const first = readEvents(body ?? new ReadableStream());
  await first.live;
  const { id: firstId } = await api.write('author', 'The first one');
  await first.until((event) => event.type === 'post' && event.postId === firstId);
  await first.close();
  const present = memberCallers.filter((caller) => caller !== 'suspended');
  const streams = await Promise.all(
    present.map(async (caller) => {
      const { body } = await api.request('/events', {}, caller);
      if (!body) throw new Error(`${caller} has no stream`);
      const reader = readEvents(body);
      await reader.live;
      return { caller, reader };
    }),
  );
  const posts = {
    public: (await api.write('author', 'For everybody')).id,
    followers: (await api.write('author', { text: 'For followers', audience: 'followers' })).id,
  };
  const last = (await api.write('moderator', 'The last one')).id;
  for (const { caller, reader } of streams) {
    await reader.until((event) => event.type === 'post' && event.postId === last);
    const heard = new Set(reader.events.flatMap(({ event }) => (event.type === 'post' ? event.postId : [])));
    const states = Object.entries(posts).flatMap(([state, id]) => (heard.has(id) ? state : []));
    expect(states, caller).toEqual(told[caller]);
    await reader.close();
  }
});

test('logs no errors', () => expect(api.faults).toEqual([]));
