import { useMutationState } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { useOnline } from '@/components/ui/hooks/use-media-query';
import { OUTBOX_KEY } from '@/queries/outbox/registry';

/** Milliseconds after which the first screen stands: without a network it would be too late to load anything. */
const PRELOAD_DELAY_MS = 3_000;

/** On top of the feed, what has not been sent; nothing while all goes its way. */
export function OutboxBanner() {
  const router = useRouter();
  const online = useOnline();
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  const states = useMutationState({
    filters: { mutationKey: [OUTBOX_KEY] },
    select: ({ state }) => state.status,
  });
  const stuck = states.includes('error') || (!online && states.includes('pending'));
  useEffect(() => {
    const load = () => {
      void router.preloadRoute({ to: '/outbox' });
      void import('./OutboxBannerList').then(
        ({ OutboxBannerList: OutboxNotice }) => setNotice(() => OutboxNotice),
        () => undefined,
      );
    };
    const timer = setTimeout(load, stuck ? 0 : PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [router, stuck]);
  if (!stuck) return null;
  if (Notice) return <Notice />;
  return (
    <p className="offline" role="status">
      <Link to="/outbox">Something is not sent yet</Link>
    </p>
  );
}
