import type { OutboxKind, OutboxKinds } from './handler';

/** First part of every write's key in the mutation cache; the second part is the idempotency key. */
export const OUTBOX_KEY = 'outbox';

export interface RetryStatus {
  tries: number;
  /** Message of the last error. */
  message: string;
  /** Time of the next attempt, in ms since the epoch. */
  nextAt: number;
}

export const retryStatusKey = (key: string) => [OUTBOX_KEY, 'trouble', key] as const;

/** A write to enqueue. */
export type NewOutboxItem = {
  [Kind in OutboxKind]: {
    kind: Kind;
    vars: OutboxKinds[Kind]['vars'];
    /** Idempotency key; generated if absent. */
    key?: string;
    /** Key of a waiting write that this one replaces; ignored if that write was already sent. */
    replaces?: string;
  };
}[OutboxKind];

export interface EnqueueResult {
  /** Resolves once the write is on disk, with false where storage is unavailable. */
  persisted: Promise<boolean>;
  /** Resolves with the response, rejects when the write fails, stays pending while it waits. */
  response: Promise<unknown>;
}

/** The queue of a member's writes, shared by all tabs of a browser. */
export interface Outbox {
  member: string;
  /** Adds writes in this order and in one transaction. */
  add: (items: readonly NewOutboxItem[]) => EnqueueResult[];
  /** Sends a failed write again, or ends the pause before its next attempt. */
  retry: (key: string) => void;
  /** Removes a write; false if it is not waiting any more. */
  discard: (key: string) => boolean;
  /** The service can be reached again: sends what failed without reaching it. */
  resume: () => void;
  /** Releases everything in memory; writes stay on disk. */
  stop: () => void;
}
