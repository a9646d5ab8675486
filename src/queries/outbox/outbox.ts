import type { QueryClient } from '@tanstack/react-query';
import { inOrder, type OutboxItem } from './store';
import { endSparing } from '@/lib/auth/preserve-on-sign-out';
import { createAttempts, errorOf, isUnreachable, parkedBy } from './retry';
import { forgetWaiting, type Outbox, type OutboxGround, type Shared, type Wait } from './environment';
import { kindOf, kinds } from './handlers';
import { troubleKey } from './registry';
import { comeBack, holdPage } from './lifecycle';
import { buildWait, hasNewer, overtaken, showAgain, slotOf, tellFailure } from './entry';

const never = new Promise<never>(() => undefined);

/**
 * Opens the outbox of a member: takes up what waits on disk, hears of other tabs, and sends once it is alone to do so.
 * Every tab has every write in its mutation cache and is told how it ended, so that all screens agree.
 */
export async function openOutbox(client: QueryClient, member: string, ground: OutboxGround): Promise<Outbox> {
  endSparing(member);
  const { store } = ground;
  const cache = client.getMutationCache();
  const stopped = new AbortController();
  const { signal } = stopped;
  const channel = ground.channel(`plaza.outbox.${member}`);
  const waits = new Map<string, Wait>();
  /** Made in this tab: here somebody waits to hear how it went. */
  const written = new Set<string>();
  /** What other tabs said while the disk was read. */
  let early: Shared[] | null = [];
  let clock = 0;
  let leads = false;
  /** The latest tap of each slot that has been answered. */
  const latest = new Map<string, number>();
  const attempts = createAttempts(ground.send, (key, trouble) =>
    client.setQueryData(troubleKey(key), trouble),
  );
  const share = (news: Shared) => {
    if (!signal.aborted) channel.postMessage(news);
  };
  const keep = (puts: readonly OutboxItem[], removes: readonly string[]): Promise<boolean> =>
    store.write(puts, removes).then(
      () => true,
      () => false,
    );

  /** Lets go of a write in this tab. */
  function leave({ item, mutation, over }: Wait): void {
    over.abort();
    waits.delete(item.key);
    if (waits.size === 0) holdPage(false);
    cache.remove(mutation);
    client.removeQueries({ queryKey: troubleKey(item.key) });
    void cache.runNext(mutation);
  }

  /** Last tap wins: of unsent writes of one slot the newest stays. Only the tab that sends knows what is unsent. */
  function supersede(item: OutboxItem): void {
    if (!leads || !waits.has(item.key)) return;
    for (const wait of overtaken(waits, item)) if (!attempts.isUnderWay(wait.item.key)) drop(wait, leave);
  }

  function drop(wait: Wait, end: (wait: Wait) => void): void {
    const { key } = wait.item;
    end(wait);
    void keep([], [key]);
    share({ gone: key });
  }

  async function deliver(wait: Wait): Promise<unknown> {
    const { item, over } = wait;
    await wait.kept;
    const own = mySending.then(async () => {
      if (over.signal.aborted) return never;
      try {
        const answer = await attempts.run(item, over.signal);
        await keep([], [item.key]);
        share({ done: { key: item.key, answer } });
        return answer;
      } catch (error) {
        if (over.signal.aborted) return never;
        item.parked = parkedBy(error);
        await keep([item], []);
        share({ parked: item });
        throw error;
      }
    });
    return Promise.race([wait.told, own]);
  }

  function answered(wait: Wait, answer: unknown): void {
    const { item } = wait;
    if (wait.over.signal.aborted) return;
    const slot = slotOf(item);
    if (slot) latest.set(slot, Math.max(item.at, latest.get(slot) ?? 0));
    // From here on it is no wish any more: what `settle` writes is not overlaid with it.
    waits.delete(item.key);
    kindOf(item).settle(client, item.vars, answer, hasNewer(waits, item));
    leave(wait);
  }
  function refused(wait: Wait, error: unknown): void {
    const { item } = wait;
    if (wait.over.signal.aborted) return;
    wait.over.abort();
    if (hasNewer(waits, item)) return;
    kindOf(item).withdraw?.(client, item.vars);
    if (written.has(item.key)) tellFailure(item, error, () => retry(item.key));
  }

  /** Takes up a write: made here, read from disk, or heard of from another tab. */
  function take(item: OutboxItem, kept: Promise<boolean> = Promise.resolve(true)): Promise<unknown> {
    const known = waits.get(item.key);
    if (known && !(known.item.parked && !item.parked)) return never;
    if (known) leave(known);
    if ((latest.get(slotOf(item) ?? '') ?? 0) > item.at) {
      // Written in a tab that was gone before it could tell, and overtaken since.
      void keep([], [item.key]);
      return never;
    }
    clock = Math.max(clock, item.at);
    const wait = buildWait(client, item, kept, { deliver, answered, refused });
    waits.set(item.key, wait);
    void kept.then((stored) => {
      wait.stored = stored;
      supersede(item);
    });
    if (item.parked) {
      wait.over.abort();
      return never;
    }
    if (!hasNewer(waits, item)) kindOf(item).show?.(client, item.vars, false);
    const end = wait.mutation.continue();
    end.catch(() => undefined);
    return end;
  }

  function hear(data: Shared): void {
    for (const item of data.put ?? []) void take(item);
    if (data.done) waits.get(data.done.key)?.tell(data.done.answer);
    const parked = data.parked && waits.get(data.parked.key);
    if (parked && data.parked?.parked) {
      parked.item.parked = data.parked.parked;
      parked.refuse(errorOf(data.parked.parked));
    }
    const gone = data.gone === undefined ? undefined : waits.get(data.gone);
    if (gone) withdrawn(gone);
    if (data.leads) void restore();
  }
  channel.onmessage = ({ data }: MessageEvent<Shared>) => {
    if (early) early.push(data);
    else if (!signal.aborted) hear(data);
  };

  function withdrawn(wait: Wait): void {
    const { item } = wait;
    leave(wait);
    if (!hasNewer(waits, item)) kindOf(item).withdraw?.(client, item.vars);
  }

  const retry = (key: string) => {
    const known = waits.get(key)?.item;
    if (!known?.parked) return attempts.hurry(key);
    const item = { ...known, parked: null };
    share({ put: [item] });
    void take(item, keep([item], []));
  };
  const retryUnreachable = () => {
    if (!leads) return;
    for (const { item } of [...waits.values()].toSorted((a, b) => inOrder(a.item, b.item))) {
      if (!item.parked) attempts.hurry(item.key);
      else if (isUnreachable(item.parked)) retry(item.key);
    }
  };

  const unsubscribe = showAgain(client, waits);
  /** Brings memory and disk together: a tab may have gone between the one and telling the others. */
  const restore = async () => {
    const stored = [...waits.values()].filter((wait) => wait.stored);
    const [items, latestEver] = await Promise.all([store.read(member), store.clock(member)]).catch(() => []);
    if (!items || signal.aborted) return;
    clock = Math.max(clock, latestEver ?? 0);
    const keys = new Set(items.map(({ key }) => key));
    for (const wait of stored)
      if (!leads && !keys.has(wait.item.key) && waits.has(wait.item.key)) withdrawn(wait);
    for (const item of items) if (item.kind in kinds) void take(item);
  };
  const rest = comeBack(restore, retryUnreachable);
  const stop = () => {
    stopped.abort();
    rest();
    unsubscribe();
    channel.close();
    waits.forEach(leave);
  };

  // The channel is open: nothing that is answered from now on is missed.
  const restored = restore().then(() => {
    for (const news of early ?? []) hear(news);
    early = null;
  });
  const mySending = ground.alone(`plaza.outbox.${member}`, signal).then(async () => {
    await restored;
    leads = true;
    share({ leads: true });
    for (const { item } of waits.values()) supersede(item);
    retryUnreachable();
  });
  await restored;

  return {
    member,
    add: (news) => {
      const items = news.map(({ kind, vars, key = crypto.randomUUID() }): OutboxItem => {
        clock = Math.max(Date.now(), clock + 1);
        return { key, member, kind, at: clock, vars, parked: null };
      });
      const replaced = news.flatMap(({ replaces }) => waits.get(replaces ?? '') ?? []);
      const gone = replaced.map(({ item }) => item.key);
      const kept = keep(items, gone);
      replaced.forEach(withdrawn);
      void kept.then((onDisk) => {
        for (const key of gone) share({ gone: key });
        share({ put: items });
        // Gone with the page: ask before it is left.
        if (!onDisk && waits.size > 0) holdPage(true);
      });
      return items.map((item) => {
        written.add(item.key);
        return { kept, answered: take(item, kept) };
      });
    },
    retry,
    discard: (key) => {
      const wait = waits.get(key);
      if (wait) drop(wait, withdrawn);
      return wait !== undefined;
    },
    stop,
    forget: async () => {
      stop();
      await forgetWaiting(store, member);
    },
  };
}
