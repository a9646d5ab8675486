import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ReadableStore } from '@/lib/store/create-store';
import { useStore } from '@/lib/store/use-store';
import { MemberServices } from './MemberServices';
import type { createAppRouter } from './router';
import type { Session } from './sessions';

interface Props {
  router: ReturnType<typeof createAppRouter>;
  sessions: ReadableStore<Session>;
}

export function App({ router, sessions }: Props) {
  const { id, uid, queryClient, isReady } = useStore(sessions);
  useEffect(() => {
    if (id === 0) return;
    router.clearCache();
    void router
      .invalidate()
      .then(() => import('./explain-sign-out'))
      .then(({ explainSignOut }) => explainSignOut(router))
      .catch(() => undefined);
  }, [id, router]);
  return (
    <QueryClientProvider key={id} client={queryClient}>
      <RouterProvider router={router} context={{ queryClient }} />
      {uid !== null && isReady && <MemberServices uid={uid} auth={router.options.context.auth} />}
    </QueryClientProvider>
  );
}
