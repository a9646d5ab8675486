// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProblemCode } from '@contract/problem';
import { ApiError, NetworkError } from '@/lib/api/errors';
import { compareOutboxItems, type OutboxItem } from '@/queries/outbox/store';
import { openOutbox } from '@/queries/outbox/outbox';
import type { OutboxEnvironment } from '@/queries/outbox/environment';
import { outboxHandlers } from '@/queries/outbox-handlers';
import type { Outbox } from '@/queries/outbox/outbox-types';
import { createFakeBrowser, unsentWrites } from '../../support/social/fake-outbox';
import { createPostFixture } from '../../support/social/post-fixtures';
import { problemResponse } from '../../support/service/problem-response';

/** One number replays a run: OUTBOX_SEED=17 npx vitest run tests/unit/social/outbox-simulation.test.ts */
const replay = process.env['OUTBOX_SEED'];
const SEEDS = replay ? [Number(replay)] : Array.from({ length: 60 }, (_, index) => index + 1);
const STEPS = 40;
const POSTS = [1, 2].map((number) => createPostFixture({}, number).id);

/** mulberry32 */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const refusal = (status: number, code: ProblemCode, retryAfter: number | null = null) =>
  new ApiError({ type: 'about:blank', title: code, status, code, requestId: 'r' }, retryAfter);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isPoison = ({ vars }: OutboxItem) => JSON.stringify(vars).includes('poison');

/** A service with idempotency keys behind a network that does what it likes until it is mended. */
function createWorld(random: () => number) {
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const answers = new Map<string, unknown>();
  const effects: OutboxItem[] = [];
  const likes = new Map<string, boolean>();
  const faults: string[] = [];
  const state = { mended: false, down: false };

  const act = (item: OutboxItem): unknown => {
    const known = answers.get(item.key);
    if (known) return known;
    effects.push(structuredClone(item));
    const vars = item.vars as { postId?: string; on?: boolean };
    if (item.kind === 'mark' && vars.postId) likes.set(vars.postId, vars.on ?? false);
    const answer = createPostFixture({ id: vars.postId ?? crypto.randomUUID() });
    answers.set(item.key, answer);
    return answer;
  };
  const send: OutboxEnvironment['send'] = async (item, { idempotencyKey, signal }) => {
    if (idempotencyKey !== item.key) faults.push(`${item.key} was sent under another key`);
    await wait(between(1, 400));
    if (state.down || signal?.aborted) throw new NetworkError('down');
    if (isPoison(item)) throw random() < 0.5 ? refusal(403, 'forbidden') : refusal(500, 'internal');
    const fate = state.mended ? 1 : random();
    if (fate < 0.08) throw new NetworkError('not reached');
    if (fate < 0.14) throw refusal(500, 'internal');
    if (fate < 0.18) throw refusal(503, 'unavailable', 2);
    if (fate < 0.22) throw refusal(429, 'rate-limited', between(1, 5));
    if (fate < 0.25) throw refusal(401, 'token-expired');
    const answer = act(item);
    if (fate < 0.34) throw new NetworkError('the answer was lost');
    if (fate < 0.38) {
      // Never answers: the queue must time out.
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new NetworkError('cut off')));
      });
    }
    await wait(between(1, 300));
    return answer;
  };
  return { send, effects, likes, faults, state, between };
}

interface Tab {
  client: QueryClient;
  outbox: Outbox | null;
  session: number;
  crash: () => void;
}

/** Plays one run and checks it. Gives how many writes took effect. */
async function simulate(seed: number): Promise<number> {
  const random = randomOf(seed);
  const world = createWorld(random);
  const { storage: disk, openTab } = createFakeBrowser(() => world.between(0, 12), world.send);
  /** Every item that was on disk, in which session it was made, and whether it ever stepped aside. */
  const kept = new Map<string, { item: OutboxItem; session: number }>();
  const aside = new Set<string>();
  let sessions = 0;

  const start = (): Tab => {
    const { ground, crash } = openTab();
    const client = new QueryClient();
    sessions += 1;
    const tab: Tab = { client, outbox: null, session: sessions, crash };
    const { write } = ground.store;
    ground.store.write = async (puts, removes) => {
      const copies = structuredClone(puts);
      await write(puts, removes);
      for (const item of copies) {
        if (!kept.has(item.key)) kept.set(item.key, { item, session: tab.session });
        if (item.parked) aside.add(item.key);
      }
    };
    void openOutbox(client, 'ines', { handlers: outboxHandlers, environment: ground }).then((outbox) => {
      tab.outbox = outbox;
    });
    return tab;
  };

  const tabs: Tab[] = [start()];
  const closed: Tab[] = [];
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  for (let step = 0; step < STEPS; step += 1) {
    const tab = pick(tabs);
    const dice = random();
    if (dice < 0.4) {
      const vars = { postId: pick(POSTS) ?? '', mark: 'liked' as const, on: random() < 0.5 };
      tab?.outbox?.add([{ kind: 'mark', vars }]);
    } else if (dice < 0.7) {
      const text = random() < 0.08 ? `poison ${step}` : `words ${step}`;
      tab?.outbox?.add([{ kind: 'post', vars: { post: { text } } }]);
    } else if (dice < 0.8 && tab) {
      tab.crash();
      closed.push(...tabs.splice(tabs.indexOf(tab), 1));
    } else if (dice < 0.88) {
      world.state.down = !world.state.down;
    } else if (dice < 0.94) {
      // The laptop slept, or the clock was set.
      vi.setSystemTime(Date.now() + (random() < 0.5 ? -1 : 1) * world.between(1, 7_200_000));
    } else if (tabs.length < 2) tabs.push(start());
    if (tabs.length === 0) tabs.push(start());
    await vi.advanceTimersByTimeAsync(random() < 0.7 ? world.between(0, 30) : world.between(0, 8_000));
  }

  // The network is back, the page reloads, and failed entries are retried by hand.
  world.state.mended = true;
  world.state.down = false;
  tabs.push(start());
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  for (const { key, parked } of disk.values()) if (parked) tabs.at(-1)?.outbox?.retry(key);
  await vi.advanceTimersByTimeAsync(11 * 60_000);

  expect(world.faults).toEqual([]);
  const done = world.effects.map(({ key }) => key);
  expect(new Set(done).size, 'nothing happens twice').toBe(done.length);
  expect(
    [...disk.values()].filter((item) => !item.parked || !isPoison(item)),
    'what stays is visible, and only what the service refuses',
  ).toEqual([]);
  for (const { client } of tabs) expect(unsentWrites(client), 'no screen waits for anything').toEqual([]);

  const all = [...kept.values()].map(({ item }) => item).toSorted(compareOutboxItems);
  for (const item of all) {
    if (item.kind !== 'post') continue;
    const happened = done.includes(item.key);
    expect(happened, `exactly once, or visible: ${JSON.stringify(item.vars)}`).toBe(!disk.has(item.key));
  }
  for (const postId of POSTS) {
    const taps = all.map(({ vars }): { postId?: string; on?: boolean } => vars);
    const wanted = taps.findLast((tap) => tap.postId === postId)?.on ?? false;
    expect(world.likes.get(postId) ?? false, `the last tap wins on ${postId}`).toBe(wanted);
  }
  for (const session of new Set([...kept.values()].map((one) => one.session))) {
    const order = world.effects.filter(
      ({ key, kind }) => kind === 'post' && kept.get(key)?.session === session && !aside.has(key),
    );
    expect(order, 'posts arrive in the order they were written').toEqual(order.toSorted(compareOutboxItems));
  }
  for (const { outbox, crash } of [...tabs, ...closed]) {
    outbox?.stop();
    crash();
  }
  return done.length;
}

describe('the outbox', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.resolve(problemResponse(404, 'not-found')));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs every write exactly once and in order, or lists it, under any faults of network, service and tabs', async () => {
    let effects = 0;
    for (const seed of SEEDS) {
      try {
        effects += await simulate(seed);
      } catch (error) {
        throw new Error(`OUTBOX_SEED=${seed}`, { cause: error });
      }
    }
    expect(effects).toBeGreaterThan(SEEDS.length * 3);
  }, 120_000);
});
