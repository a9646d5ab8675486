import { createStore, type ReadableStore } from '@/lib/store/create-store';
import { withTimeLimit } from './time-limit';

/** Maximum time that local data waits for the identity provider, in ms. */
const KNOWN_TIMEOUT_MS = 2_000;

const uid = createStore<string | null>(null);
let controller = new AbortController();
let known: Promise<unknown> = Promise.resolve();

/** The provider's id of the member whose session runs in this tab; null while signed out. */
export const sessionUid: ReadableStore<string | null> = uid;

/** Aborts when the member signs out or another member replaces the member. */
export const sessionSignal = (): AbortSignal => controller.signal;

export function beginSession(member: string): void {
  uid.set(member);
}

export function endSession(): void {
  controller.abort();
  controller = new AbortController();
  uid.set(null);
}

/** Local data of a member must not be read for a visitor while the provider is still loading. */
export const whenSessionKnown = (): Promise<unknown> => known;

export function awaitSession(resolved: Promise<unknown>): void {
  known = withTimeLimit(resolved, KNOWN_TIMEOUT_MS).catch(() => undefined);
}

/**
 * Settles as `work` does unless the session ends first. It then stays pending, so that no callback of a member who left
 * runs in the session of the next one.
 */
export function withinSession<T>(work: Promise<T>): Promise<T> {
  const { signal } = controller;
  return new Promise((resolve, reject) => {
    work.then(
      (value) => {
        if (!signal.aborted) resolve(value);
      },
      (error: Error) => {
        if (!signal.aborted) reject(error);
      },
    );
  });
}
