import type { Mutation } from '@tanstack/react-query';
import { holdAlone } from './tab-lock';
import { openOutboxStore, type OutboxItem, type OutboxStore } from './store';
import type { CallOptions } from '@/lib/api/client';
import { isSpared } from '@/lib/auth/preserve-on-sign-out';
import { kindOf, type KindName, type VarsOf } from './handlers';

/** What tabs tell each other. */
export interface Shared {
  put?: OutboxItem[];
  done?: { key: string; answer: unknown };
  parked?: OutboxItem;
  gone?: string;
  /** The one that sends is another now: what it did not hear the end of is on disk or done. */
  leads?: true;
}

/** What the outbox stands on; a simulation brings its own. */
export interface OutboxGround {
  store: OutboxStore;
  /** Resolves once this tab is the one that sends. */
  alone: (name: string, signal: AbortSignal) => Promise<void>;
  channel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;
  /** Asks the service once. */
  send: (item: OutboxItem, options: CallOptions) => Promise<unknown>;
}

/** The browser's own disk, locks and channel, and the service. */
export const browserGround = (): OutboxGround => ({
  store: openOutboxStore(),
  alone: holdAlone,
  channel: (name) => new BroadcastChannel(name),
  send: (item, options) => kindOf(item).send(item.vars, options),
});

/** Clears what waits of a member who is gone, unless it is spared. Never throws. */
export async function forgetWaiting(store: OutboxStore, member: string): Promise<void> {
  if (!isSpared(member)) await store.clear(member).catch(() => undefined);
}

/** A write to be made. */
export type NewItem = {
  [Name in KindName]: {
    kind: Name;
    vars: VarsOf<Name>;
    /** Idempotency key; made where it is left out. */
    key?: string;
    /** Key of the waiting write that it takes the place of; where that is done already this one just follows. */
    replaces?: string;
  };
}[KindName];

/** What became of a write. */
export interface Added {
  /** Resolves once it is on disk; false where nothing can be kept. */
  kept: Promise<boolean>;
  /** Resolves with the answer, rejects with the refusal, and stays open while it waits. */
  answered: Promise<unknown>;
}

/** The one queue of a member's writes; the tabs of a browser share what is in it. */
export interface Outbox {
  member: string;
  /** Adds writes in this order, together: all are on disk or none. */
  add: (items: readonly NewItem[]) => Added[];
  /** Sends what stepped aside once more, and what pauses between two attempts at once. */
  retry: (key: string) => void;
  /** Takes it out; false where it is not waiting any more. */
  discard: (key: string) => boolean;
  /** Lets go of everything in memory; what is on disk stays. */
  stop: () => void;
  /** Stops, and clears what is on disk unless it is spared. */
  forget: () => Promise<void>;
}

/** A write as one tab knows it. */
export interface Wait {
  item: OutboxItem;
  kept: Promise<boolean>;
  /** It has been on disk. */
  stored: boolean;
  mutation: Mutation;
  /** Aborted once it is answered, parked or gone. */
  over: AbortController;
  /** How the sending ended in another tab. */
  told: Promise<unknown>;
  tell: (answer: unknown) => void;
  refuse: (error: Error) => void;
}
