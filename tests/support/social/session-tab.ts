import { vi } from 'vitest';
import * as z from 'zod/mini';
import type { AuthUser, IdentityProvider } from '@/lib/auth/auth-types';
import { fakeAuth } from '../pages/fake-auth';
import { eventually } from '../eventually';

type Listener = Parameters<IdentityProvider['observe']>[0];

/** Loads the modules of a tab of its own, with an identity provider without a network. */
export async function openSessionTab() {
  vi.resetModules();
  const [
    { createAuth },
    { createSessions },
    { registerToastHost, showToast },
    undo,
    overlays,
    session,
    stored,
  ] = await Promise.all([
    import('@/lib/auth/create-auth'),
    import('@/app/sessions'),
    import('@/lib/overlays/toast'),
    import('@/lib/overlays/undo'),
    import('@/lib/overlays/overlay-store'),
    import('@/lib/session/member-session'),
    import('@/lib/session/stored-session'),
  ]);
  const [api, uploads, searches, lock, drafts, { createCollection }, blobs, registry, mirror] =
    await Promise.all([
      import('@/lib/api/client'),
      import('@/lib/api/upload-progress'),
      import('@/lib/storage/recent-searches'),
      import('@/lib/auth/device-lock'),
      import('@/lib/storage/draft'),
      import('@/data/store/collection'),
      import('@/data/store/blob'),
      import('@/queries/outbox/registry'),
      import('@/data/space/mirror'),
    ]);
  let tell: Listener = () => {
    throw new Error('The provider has not loaded');
  };
  const auth = createAuth(() =>
    Promise.resolve({
      ...fakeAuth(null),
      observe: (listener) => {
        tell = listener;
      },
      getToken: () => Promise.resolve('token'),
      signOut: () => Promise.resolve(tell(null, null)),
    }),
  );
  const sessions = createSessions(auth);
  api.configureApi({ baseUrl: '/api/v1', getToken: auth.getToken });
  const toasts: string[] = [];
  registerToastHost({ show: ({ title }) => toasts.push(title), clear: () => toasts.splice(0) });
  const notes = createCollection({
    name: 'notes',
    version: 1,
    schema: z.object({ id: z.number(), text: z.string() }),
    seed: () => Promise.resolve([]),
  });
  await eventually(() => tell(null, null));
  return {
    auth,
    sessions,
    toasts,
    showToast,
    undo,
    overlays,
    session,
    stored,
    api,
    uploads,
    searches,
    lock,
    drafts,
    notes,
    blobs,
    registry,
    mirror,
    become: (user: AuthUser | null) => tell(user, user && `token of ${user.uid}`),
  };
}

export type SessionTab = Awaited<ReturnType<typeof openSessionTab>>;
