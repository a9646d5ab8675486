import type { PostDialog as Panel } from '@/lib/overlays/overlay-store';
import { EditPostDialog } from './EditPostDialog';
import { EditHistoryDialog } from './EditHistoryDialog';
import { Lightbox } from './Lightbox';

interface Props {
  panel: Panel;
  onClose: () => void;
}

export function PostDialog({ panel, onClose }: Props) {
  if (panel.kind === 'pictures') return <Lightbox media={panel.media} at={panel.at} onClose={onClose} />;
  const { postId } = panel;
  return panel.kind === 'edit' ? (
    <EditPostDialog postId={postId} onClose={onClose} />
  ) : (
    <EditHistoryDialog postId={postId} onClose={onClose} />
  );
}
