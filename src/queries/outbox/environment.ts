import type { CallOptions } from '@/lib/api/client';
import type { AnyOutboxHandler, OutboxHandlers } from './handler';
import { openOutboxStore, type OutboxItem, type OutboxStore } from './store';
import type { RawChannel } from './tab-channel';
import { acquireTabLock } from './tab-lock';

/** The browser as the outbox uses it; tests replace it. */
export interface OutboxEnvironment {
  store: OutboxStore;
  /** Resolves once this tab is the sending one. */
  acquireLock: (name: string, signal: AbortSignal) => Promise<void>;
  channel: (name: string) => RawChannel;
  /** Sends one request. */
  send: (item: OutboxItem, options: CallOptions) => Promise<unknown>;
}

/** Undefined for a kind of a newer version of the app. */
export function findHandler(handlers: OutboxHandlers, { kind }: OutboxItem): AnyOutboxHandler | undefined {
  const byName: Readonly<Record<string, AnyOutboxHandler>> = handlers;
  return Object.hasOwn(byName, kind) ? byName[kind] : undefined;
}

export const browserEnvironment = (handlers: OutboxHandlers): OutboxEnvironment => ({
  store: openOutboxStore(),
  acquireLock: acquireTabLock,
  channel: (name) => new BroadcastChannel(name),
  send: async (item, options) => findHandler(handlers, item)?.send(item.vars, options),
});
