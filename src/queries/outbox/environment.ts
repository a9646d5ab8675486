import type { Mutation } from '@tanstack/react-query';
import { acquireTabLock } from './tab-lock';
import { openOutboxStore, type OutboxItem, type OutboxStore } from './store';
import type { CallOptions } from '@/lib/api/client';
import { isPreservedOnSignOut } from '@/lib/auth/preserve-on-sign-out';
import { handlerOf, type OutboxKind, type OutboxVars } from './handlers';

/** What tabs tell each other. */
export interface OutboxMessage {
  put?: OutboxItem[];
  done?: { key: string; answer: unknown };
  failed?: OutboxItem;
  removed?: string;
  /** The one that sends is another now: what it did not hear the end of is on disk or done. */
  isLeader?: true;
}

/** What the outbox stands on; a simulation brings its own. */
export interface OutboxEnvironment {
  store: OutboxStore;
  /** Resolves once this tab is the one that sends. */
  acquireLock: (name: string, signal: AbortSignal) => Promise<void>;
  channel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;
  /** Asks the service once. */
  send: (item: OutboxItem, options: CallOptions) => Promise<unknown>;
}

/** The browser's own disk, locks and channel, and the service. */
export const browserEnvironment = (): OutboxEnvironment => ({
  store: openOutboxStore(),
  acquireLock: acquireTabLock,
  channel: (name) => new BroadcastChannel(name),
  send: (item, options) => handlerOf(item).send(item.vars, options),
});

/** Clears what waits of a member who is gone, unless it is spared. Never throws. */
export async function clearPendingWrites(store: OutboxStore, member: string): Promise<void> {
  if (!isPreservedOnSignOut(member)) await store.clear(member).catch(() => undefined);
}

/** A write to be made. */
export type NewOutboxItem = {
  [Name in OutboxKind]: {
    kind: Name;
    vars: OutboxVars<Name>;
    /** Idempotency key; made where it is left out. */
    key?: string;
    /** Key of the waiting write that it takes the place of; where that is done already this one just follows. */
    replaces?: string;
  };
}[OutboxKind];

/** What became of a write. */
export interface EnqueueResult {
  /** Resolves once it is on disk; false where nothing can be kept. */
  persisted: Promise<boolean>;
  /** Resolves with the answer, rejects with the refusal, and stays open while it waits. */
  response: Promise<unknown>;
}

/** The one queue of a member's writes; the tabs of a browser share what is in it. */
export interface Outbox {
  member: string;
  /** Adds writes in this order, together: all are on disk or none. */
  add: (items: readonly NewOutboxItem[]) => EnqueueResult[];
  /** Sends what stepped aside once more, and what pauses between two attempts at once. */
  retry: (key: string) => void;
  /** Takes it out; false where it is not waiting any more. */
  discard: (key: string) => boolean;
  /** Lets go of everything in memory; what is on disk stays. */
  stop: () => void;
  /** Stops, and clears what is on disk unless it is spared. */
  clear: () => Promise<void>;
}

/** A write as one tab knows it. */
export interface OutboxEntry {
  item: OutboxItem;
  persisted: Promise<boolean>;
  /** It has been on disk. */
  wasPersisted: boolean;
  mutation: Mutation;
  /** Aborted once it is answered, parked or gone. */
  controller: AbortController;
  /** How the sending ended in another tab. */
  remoteResult: Promise<unknown>;
  resolveRemote: (answer: unknown) => void;
  rejectRemote: (error: Error) => void;
}
