import { useOnline } from '@/components/ui/hooks/use-media-query';
import type { CurrentSpace } from '@/queries/workspace/space';
import '@/components/ui/status/alert.scss';
import { spaceText } from '@/messages/workspace/space';

interface Props {
  space: CurrentSpace | null;
  /** Its distance from what follows. */
  className?: string;
}

/** Says what a member may not do in the space, and what happens offline. */
export function SpaceNotice({ space, className = 'mb-4' }: Props) {
  const online = useOnline();
  if (!space) return null;
  if (space.role === 'reader')
    return (
      <p className={`alert variant-info ${className}`} role="note">
        {spaceText.readOnly}
      </p>
    );
  return online ? null : (
    <p className={`alert variant-warning ${className}`} role="status">
      {spaceText.offline}
    </p>
  );
}
