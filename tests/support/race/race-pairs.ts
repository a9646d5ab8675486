import { AsyncLocalStorage } from 'node:async_hooks';
import { operations } from '@contract/api';
import { isKeyedWrite, type Operation } from '@contract/operation';
import type { OnStatement } from '@server/db/prepared-session';

export const writes: readonly Operation[] = operations.filter(isKeyedWrite);

export type Pair = readonly [Operation, Operation];

/** Tables that an operation writes or whose rows it locks, and classes of its advisory locks ("lock 2"). */
export type Locks = ReadonlySet<string>;

/** Every write stores its key under the lock of its member, and adds events without reading any. */
const OF_EVERY_WRITE = new Set(['idempotency_keys', 'events', 'lock 1']);

/** Notes that the session was seen: made before an operation, whatever the operation is. */
const TOUCHES_SESSION = /^insert into sessions\b/i;

const WRITTEN = /\b(?:insert into|update|delete from)\s+"?(?!(?:set|of|skip|nowait)\b)(\w+)/gi;
const LOCKS_ROWS = /\bfor\s+(?:no key\s+)?(?:update|share|key share)\b/i;
const READ = /\b(?:from|join|using)\s+"?([a-z_]+)/gi;
const ADVISORY = /pg_advisory_xact_lock\(\$(\d+)/g;

function locksOf(text: string, params: readonly unknown[]): string[] {
  if (TOUCHES_SESSION.test(text)) return [];
  const namesIn = (pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, name = '']) => name);
  return [
    ...namesIn(WRITTEN),
    ...(LOCKS_ROWS.test(text) ? namesIn(READ) : []),
    ...namesIn(ADVISORY).map((place) => `lock ${String(params[Number(place) - 1])}`),
  ].filter((name) => !OF_EVERY_WRITE.has(name));
}

const recorded = new AsyncLocalStorage<Set<string>>();

/** For the services under test; statements of jobs, which no call has caused, are not recorded. */
export const recordStatement: OnStatement = (text, params) => {
  const locks = recorded.getStore();
  for (const name of locks ? locksOf(text, params) : []) locks?.add(name);
};

/** What `call` locks. */
export async function recordLocks(call: () => Promise<unknown>): Promise<Locks> {
  const locks = new Set<string>();
  await recorded.run(locks, call);
  return locks;
}

export const allPairs: readonly Pair[] = writes.flatMap((first, index) =>
  writes.slice(index).map((second) => [first, second] as const),
);

/**
 * Each operation with itself and with every operation that locks something it locks. Operations that share nothing
 * cannot wait for each other: one pair represents all of its two tags. A new operation needs no line here: a table it
 * shares decides what it races with.
 */
export function choosePairs(locks: ReadonlyMap<string, Locks>): readonly Pair[] {
  const represented = new Set<string>();
  return allPairs.filter(([first, second]) => {
    if (first === second) return true;
    const theirs = locks.get(second.id) ?? new Set();
    if ([...(locks.get(first.id) ?? [])].some((name) => theirs.has(name))) return true;
    const tags = [first.tag, second.tag].toSorted().join(' ');
    if (represented.has(tags)) return false;
    represented.add(tags);
    return true;
  });
}
