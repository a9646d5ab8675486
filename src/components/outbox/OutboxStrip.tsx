import { useMutationState } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useOnline } from '@/components/ui/use-media';
import { OUTBOX } from '@/queries/outbox-door';

// Most days nothing waits.
const OutboxNotice = lazy(() =>
  import('./OutboxNotice').then(({ OutboxNotice }) => ({ default: OutboxNotice })),
);

/** On top of the feed, what has not been sent; nothing while all goes its way. */
export function OutboxStrip() {
  const online = useOnline();
  const states = useMutationState({
    filters: { mutationKey: [OUTBOX] },
    select: ({ state }) => state.status,
  });
  const stuck = states.includes('error') || (!online && states.includes('pending'));
  if (!stuck) return null;
  return (
    <Suspense fallback={null}>
      <OutboxNotice />
    </Suspense>
  );
}
