import { useOnline } from '@/components/ui/hooks/use-media-query';
import type { CurrentSpace } from '@/queries/workspace/space';
import '@/components/ui/status/alert.scss';
import { spaceText } from '@/messages/workspace/space';

/** Says what a member may not do in the space, and what happens offline. */
export function SpaceNotice({ space }: { space: CurrentSpace | null }) {
  const online = useOnline();
  if (!space) return null;
  if (space.role === 'reader')
    return (
      <p className="alert variant-info" role="note">
        {spaceText.readOnly}
      </p>
    );
  return online ? null : (
    <p className="alert variant-warning" role="status">
      {spaceText.offline}
    </p>
  );
}
