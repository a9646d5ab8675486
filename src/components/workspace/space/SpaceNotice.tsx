import { useOnline } from '@/components/ui/hooks/use-media-query';
import type { CurrentSpace } from '@/queries/workspace/space';

/** Says what a member may not do in the space, and what happens offline. */
export function SpaceNotice({ space }: { space: CurrentSpace | null }) {
  const online = useOnline();
  if (!space) return null;
  if (space.role === 'reader')
    return (
      <p className="space-notice" role="note">
        You may read this space. Ask an owner to let you edit.
      </p>
    );
  return online ? null : (
    <p className="space-notice" role="status">
      You’re offline. Your changes reach the space when you’re back.
    </p>
  );
}
