import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CallOptions } from '@/lib/api/client';

/**
 * Every kind of write with its payload and the service's response. Each noun adds its own:
 * `declare module '@/queries/outbox/handler' { interface OutboxKinds { follow: { vars: FollowVars; response: Member } } }`.
 * Kinds are stored on disk: never rename one or change the meaning of its payload.
 */
export interface OutboxKinds {}

export type OutboxKind = keyof OutboxKinds;

/**
 * How one kind of write is shown, sent and settled. Declared as methods, so that handlers with payloads of their own fit
 * a list of handlers: items read from disk find theirs by name.
 */
export interface OutboxHandler<Vars extends object, Response> {
  /** Writes with the same scope are sent one after the other. */
  scope(vars: Vars): string;
  /** Of the unsent writes with the same key only the newest is sent. Without a key every write is sent. */
  coalesceKey?(vars: Vars): string;
  /** The write is on disk; this tab sends it once the promise has resolved. Never rejects. */
  beforeSend?(vars: Vars): Promise<void>;
  send(vars: Vars, options: CallOptions): Promise<Response>;
  /** Puts the optimistic value into the cache; `again` when a fetch has overwritten it. */
  applyOptimistic?(client: QueryClient, vars: Vars, again: boolean): void;
  /** Queries that show the optimistic value, beside the post of `subject`. */
  affectedKeys?(vars: Vars): readonly QueryKey[];
  /** Id of the post that changes. */
  subject?(vars: Vars): string;
  /** The service has accepted the write. `newer`: another write with the same coalesce key is waiting. */
  settle(client: QueryClient, vars: Vars, response: Response, newer: boolean): void;
  /** The write was refused, failed or discarded, and no newer one with its coalesce key is waiting. */
  rollback?(client: QueryClient, vars: Vars): void;
  /** Title of the failure toast; without it only the outbox page shows the failure. */
  failureTitle?(vars: Vars): string;
  /** Name on the outbox page: "Like", "Reply". */
  label(vars: Vars): string;
  /** The form of this kind can be opened again with `vars`. Composers use drafts instead. */
  isEditable?(vars: Vars): boolean;
  /** What the member wrote, for the outbox page; undefined for a write without words. */
  text?(vars: Vars): string | undefined;
}

export type AnyOutboxHandler = OutboxHandler<object, unknown>;

/** One handler per kind: a kind without a handler does not compile. */
export type OutboxHandlers = {
  readonly [Kind in OutboxKind]: OutboxHandler<OutboxKinds[Kind]['vars'], OutboxKinds[Kind]['response']>;
};

/** Infers the types of a handler's parts from each other. */
export const defineHandler = <Vars extends object, Response>(
  handler: OutboxHandler<Vars, Response>,
): OutboxHandler<Vars, Response> => handler;
