import { useMutationState } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { useOnline } from '@/components/ui/hooks/use-media-query';
import { outboxBannerText } from '@/messages/social/outbox-banner';
import { OUTBOX_KEY } from '@/queries/outbox/outbox-types';
import { OutboxChip } from './OutboxChip';

/** Preloads the outbox after the first screen: the chunk cannot load once the network is down. */
const PRELOAD_DELAY_MS = 3_000;

export function OutboxBanner() {
  const router = useRouter();
  const online = useOnline();
  const [BannerList, setBannerList] = useState<ComponentType | null>(null);
  const states = useMutationState({
    filters: { mutationKey: [OUTBOX_KEY] },
    select: ({ state }) => state.status,
  });
  const stuck = states.includes('error') || (!online && states.includes('pending'));
  useEffect(() => {
    const load = () => {
      void router.preloadRoute({ to: '/outbox' });
      void import('./OutboxBannerList').then(
        ({ OutboxBannerList }) => setBannerList(() => OutboxBannerList),
        () => undefined,
      );
    };
    const timer = setTimeout(load, stuck ? 0 : PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [router, stuck]);
  if (!stuck) return null;
  if (BannerList) return <BannerList />;
  return <OutboxChip>{outboxBannerText.someNotSent}</OutboxChip>;
}
