import type { QueryClient } from '@tanstack/react-query';
import type { Auth } from '@/lib/auth/auth-types';
import { awaitSession, beginSession } from '@/lib/session/member-session';
import { clearStored, forgetRemaining, remainingMembers } from '@/lib/session/stored-session';
import { createStore, type ReadableStore } from '@/lib/store/create-store';
import { createQueryClient } from '@/queries/client';
import { sessionParts } from './session-parts';

export interface Session {
  /** Changes when a member leaves: the key of the React tree, so that no component state outlives the session. */
  id: number;
  /** The provider's id; null while signed out. */
  uid: string | null;
  queryClient: QueryClient;
  /** Data of an earlier session of this member is deleted: outbox, stream and offline feed may start. */
  isReady: boolean;
}

/**
 * Owns the session of the signed-in member: begins it when the provider reports the member, and ends all of its parts
 * before the first render for the next one. Create it before anything renders, so that it hears changes first.
 */
export function createSessions(auth: Auth, createClient = createQueryClient): ReadableStore<Session> {
  const store = createStore<Session>({ id: 0, uid: null, queryClient: createClient(), isReady: true });
  let isFirst = true;

  const leave = (uid: string): void => {
    const { id, queryClient } = store.get();
    for (const { end } of sessionParts) end?.({ uid, queryClient });
    void clearStored(sessionParts, uid);
    store.set({ id: id + 1, uid: null, queryClient: createClient(), isReady: true });
  };

  const enter = (uid: string): void => {
    beginSession(uid);
    const isReady = !remainingMembers().includes(uid);
    const session = { ...store.get(), uid, isReady };
    store.set(session);
    if (isReady) return;
    void clearStored(sessionParts, uid).then(() => {
      forgetRemaining(uid);
      if (store.get() === session) store.set({ ...session, isReady: true });
    });
  };

  const finishEarlierSignOuts = (current: string | null): void => {
    for (const uid of remainingMembers()) {
      // Storage did not answer at sign-out, so the provider still has the session.
      if (uid === current) auth.signOut().catch(() => undefined);
      else void clearStored(sessionParts, uid);
    }
  };

  const follow = (): void => {
    const { user, loading } = auth.getState();
    if (loading) return;
    const before = store.get().uid;
    const uid = user?.uid ?? null;
    if (isFirst) {
      isFirst = false;
      finishEarlierSignOuts(uid);
    }
    if (before === uid) return;
    if (before !== null) leave(before);
    if (uid !== null) enter(uid);
  };

  awaitSession(auth.ready());
  auth.subscribe(follow);
  follow();
  return store;
}
