import type { PostPanel as Panel } from '@/lib/overlays/overlay-store';
import { EditDialog } from './EditPostDialog';
import { HistoryDialog } from './EditHistoryDialog';
import { Lightbox } from './Lightbox';

interface Props {
  panel: Panel;
  onClose: () => void;
}

/** What opens over the page about one post: editing it, what it said before, its pictures. */
export function PostPanel({ panel, onClose }: Props) {
  if (panel.kind === 'pictures') return <Lightbox media={panel.media} at={panel.at} onClose={onClose} />;
  const { postId } = panel;
  return panel.kind === 'edit' ? (
    <EditDialog postId={postId} onClose={onClose} />
  ) : (
    <HistoryDialog postId={postId} onClose={onClose} />
  );
}
