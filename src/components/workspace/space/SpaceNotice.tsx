import { useOnline } from '@/components/ui/hooks/use-media-query';
import type { CurrentSpace } from '@/queries/workspace/space';
import '@/components/ui/status/alert.scss';

/** Says what a member may not do in the space, and what happens offline. */
export function SpaceNotice({ space }: { space: CurrentSpace | null }) {
  const online = useOnline();
  if (!space) return null;
  if (space.role === 'reader')
    return (
      <p className="alert variant-info" role="note">
        You may read this space. Ask an owner to let you edit.
      </p>
    );
  return online ? null : (
    <p className="alert variant-warning" role="status">
      You’re offline. Your changes reach the space when you’re back.
    </p>
  );
}
