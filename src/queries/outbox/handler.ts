import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CallOptions } from '@/lib/api/client';

/** One sort of write: how it is shown at once, sent, and what becomes of it. The queue knows nothing else about it. */
export interface OutboxHandler<Vars extends object, Answer> {
  /** Writes of one scope are sent one after the other. */
  scope: (vars: Vars) => string;
  /** Of unsent writes of one slot only the last is sent: last tap wins. Without a slot every write counts. */
  coalesceKey?: (vars: Vars) => string;
  send: (vars: Vars, options: CallOptions) => Promise<Answer>;
  /** Shows it before it is answered; `again` whenever the cache hears of `about` or `over` anew. */
  applyOptimistic?: (client: QueryClient, vars: Vars, again: boolean) => void;
  /** Keys of the cache it is shown over, beside the post it is about. */
  affectedKeys?: (vars: Vars) => readonly QueryKey[];
  /** Id of the post it changes. */
  subject?: (vars: Vars) => string;
  /** The service has done it. `newer` says that another write of the same slot waits. */
  settle: (client: QueryClient, vars: Vars, answer: Answer, newer: boolean) => void;
  /** It was refused, given up for now, or discarded, and nothing newer stands in its place. */
  rollback?: (client: QueryClient, vars: Vars) => void;
  /** What a toast says when it could not be done, with Retry; without it only the outbox shows it. */
  failureTitle?: (vars: Vars) => string;
  /** What it is, for the outbox: "Like", "Reply". */
  label: (vars: Vars) => string;
  /** Whether the form it came from can show it again, to be changed; those of composers are drafts. */
  isEditable?: (vars: Vars) => boolean;
  /** The words in it, for the outbox. */
  text?: (vars: Vars) => string;
}

/** Keeps the types of a kind's parts together. */
export const defineHandler = <Vars extends object, Answer>(
  parts: OutboxHandler<Vars, Answer>,
): OutboxHandler<Vars, Answer> => parts;
