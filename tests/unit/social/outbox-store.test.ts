// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { NetworkError } from '@/lib/api/errors';
import { acquireTabLock } from '@/queries/outbox/tab-lock';
import { openOutboxStore, type OutboxItem } from '@/queries/outbox/store';
import { preserveOnSignOut } from '@/lib/auth/preserve-on-sign-out';
import { openOutbox } from '@/queries/outbox/outbox';
import { clearOutbox } from '@/queries/outbox/registry';
import type { OutboxEnvironment } from '@/queries/outbox/environment';
import { outboxHandlers } from '@/queries/outbox-handlers';
import type { Outbox } from '@/queries/outbox/outbox-types';
import { unsentWrites } from '../../support/social/fake-outbox';
import { createPostFixture } from '../../support/social/post-fixtures';
import { problemResponse } from '../../support/service/problem-response';
import { eventually } from '../../support/eventually';

const DATABASE = 'plaza-outbox';
const opened: Outbox[] = [];

const item = (text: string, at: number, member = 'ines'): OutboxItem => ({
  key: crypto.randomUUID(),
  member,
  kind: 'post',
  at,
  vars: { post: { text } },
  parked: null,
});

/** A tab on the browser's own disk; `send` is the service behind it. */
async function openTab(send: OutboxEnvironment['send'], member = 'ines') {
  const client = new QueryClient();
  const ground: OutboxEnvironment = {
    store: openOutboxStore(),
    acquireLock: acquireTabLock,
    channel: (name) => new BroadcastChannel(name),
    send,
  };
  const outbox = await openOutbox(client, member, { handlers: outboxHandlers, environment: ground });
  opened.push(outbox);
  return { client, outbox, store: ground.store };
}

const signOut = async (outbox: Outbox) => {
  outbox.stop();
  await clearOutbox(outbox.member);
};

/** A service that takes everything once per key and notes what it was. */
function takesAll() {
  const done: string[] = [];
  const send: OutboxEnvironment['send'] = ({ key, vars }) => {
    if (!done.includes(key)) done.push(key);
    return Promise.resolve(createPostFixture({ text: (vars as { post: { text: string } }).post.text }));
  };
  return { done, send };
}

const down: OutboxEnvironment['send'] = () => Promise.reject(new NetworkError('down'));

describe('stored outbox', () => {
  beforeEach(async () => {
    await deleteDB(DATABASE);
    vi.stubGlobal('fetch', () => Promise.resolve(problemResponse(404, 'not-found')));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    for (const outbox of opened.splice(0)) outbox.stop();
  });

  it('sends writes stored by an earlier version once', async () => {
    const items = [item('Written last week', 1), item('And the day after', 2)];
    const earlier = await openDB(DATABASE, 1, {
      upgrade: (db) => void db.createObjectStore('items', { keyPath: 'key' }).createIndex('member', 'member'),
    });
    for (const one of items) await earlier.put('items', one);
    // The page of that version lets go of it, as this one does.
    earlier.addEventListener('versionchange', () => earlier.close());
    const { done, send } = takesAll();
    const { client, store } = await openTab(send);
    await eventually(() => expect(done).toEqual(items.map(({ key }) => key)));
    await eventually(async () => expect(await store.read('ines')).toEqual([]));
    expect(unsentWrites(client)).toEqual([]);
  });

  it('yields to a newer version while this page stays open', async () => {
    const { outbox, store } = await openTab(down);
    const [added] = outbox.add([{ kind: 'post', vars: { post: { text: 'Still here' } } }]);
    await added?.persisted;
    const newer = await openDB(DATABASE, 99);
    expect(await newer.count('items')).toBe(1);
    await expect(store.read('ines')).rejects.toThrow(/version/);
    newer.close();
  });

  it('hides one member’s writes from another, who cannot send them', async () => {
    const first = await openTab(down);
    const [added] = first.outbox.add([{ kind: 'post', vars: { post: { text: 'Mine' } } }]);
    await added?.persisted;
    first.outbox.stop();
    const { done, send } = takesAll();
    const second = await openTab(send, 'teo');
    // Sent after all that was queued before.
    const [own] = second.outbox.add([{ kind: 'post', vars: { post: { text: 'Of Teo' } } }]);
    expect(unsentWrites(second.client)).toHaveLength(1);
    await own?.response;
    expect(done).toHaveLength(1);
    await eventually(() => expect(unsentWrites(second.client)).toEqual([]));
    second.outbox.stop();
    const again = await openTab(send);
    await eventually(() => expect(done).toHaveLength(2));
    await eventually(() => expect(unsentWrites(again.client)).toEqual([]));
  });

  it('keeps queued writes through a forced sign-out; the next sign-out deletes them', async () => {
    const first = await openTab(down);
    const [added] = first.outbox.add([{ kind: 'post', vars: { post: { text: 'Mine' } } }]);
    await added?.persisted;
    preserveOnSignOut('ines');
    await signOut(first.outbox);
    const back = await openTab(down);
    await eventually(() => expect(unsentWrites(back.client)).toHaveLength(1));
    await signOut(back.outbox);
    expect(await back.store.read('ines')).toEqual([]);
  });

  it.each(['online', 'focus', 'stream'] as const)(
    'sends what an outage parked at once after it: %s',
    async (sign) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
      onTestFinished(() => void vi.useRealTimers());
      const { done, send } = takesAll();
      let isDown = true;
      const { client, outbox, store } = await openTab((...args) => (isDown ? down(...args) : send(...args)));
      outbox.add([{ kind: 'post', vars: { post: { text: 'Written in the outage' } } }]);
      const isParked = async () => (await store.read('ines'))[0]?.parked != null;
      while (!(await isParked())) await vi.advanceTimersByTimeAsync(500);
      isDown = false;
      if (sign === 'stream') outbox.resume();
      else globalThis.dispatchEvent(new Event(sign));
      while (unsentWrites(client).length > 0) await new Promise((resolve) => setImmediate(resolve));
      expect(done).toHaveLength(1);
    },
  );

  it('leaves unknown entries of a newer version alone', async () => {
    const store = openOutboxStore();
    await store.write([{ ...item('?', 1), kind: 'from-the-future' }], []);
    const { client, outbox } = await openTab(takesAll().send);
    // Sent after all that was queued before.
    const [known] = outbox.add([{ kind: 'post', vars: { post: { text: 'Of today' } } }]);
    await known?.response;
    await eventually(() => expect(unsentWrites(client)).toEqual([]));
    await eventually(async () =>
      expect((await store.read('ines')).map(({ kind }) => kind)).toEqual(['from-the-future']),
    );
  });

  it('keeps the order after the clock is set back', async () => {
    const store = openOutboxStore();
    const tomorrow = Date.now() + 86_400_000;
    const sent = item('Sent tomorrow', tomorrow);
    await store.write([sent], []);
    await store.write([], [sent.key]);
    const { outbox } = await openTab(down);
    outbox.add([{ kind: 'post', vars: { post: { text: 'Written after' } } }]);
    await eventually(async () => expect((await store.read('ines'))[0]?.at).toBeGreaterThan(tomorrow));
  });

  it.each(['full', 'forbidden'] as const)(
    'sends what it cannot keep, and says so: storage %s',
    async (how) => {
      const refusal = new DOMException('No', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
      const refuse = () => {
        throw refusal;
      };
      if (how === 'full') vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
      else vi.spyOn(indexedDB, 'open').mockImplementation(refuse);
      const { done, send } = takesAll();
      let reached = false;
      const { client, outbox } = await openTab((...args) => (reached ? send(...args) : down(...args)));
      const [added] = outbox.add([{ kind: 'post', vars: { post: { text: 'On sand' } } }]);
      expect(await added?.persisted).toBe(false);
      expect(unsentWrites(client)).toHaveLength(1);
      const leaving = new Event('beforeunload', { cancelable: true });
      globalThis.dispatchEvent(leaving);
      expect(leaving.defaultPrevented, 'the browser asks before the page is left').toBe(true);
      reached = true;
      for (const { key } of unsentWrites(client)) outbox.retry(key);
      await added?.response;
      expect(done).toHaveLength(1);
    },
  );
});
