import { lazy, Suspense } from 'react';
import type { PostDialog as Panel } from '@/lib/overlays/overlay-store';
import { BookmarkFolderDialog } from '@/components/social/bookmark/BookmarkFolderDialog';
import { ComposeDialog } from './ComposeDialog';
import { EditPostDialog } from './EditPostDialog';
import { EditHistoryDialog } from './EditHistoryDialog';
import { PickReasonDialog } from './PickReasonDialog';

const PictureViewer = lazy(() =>
  import('./PictureViewer').then(({ PictureViewer }) => ({ default: PictureViewer })),
);

interface Props {
  panel: Panel;
  onClose: () => void;
}

export function PostDialog({ panel, onClose }: Props) {
  if (panel.kind === 'pictures') {
    return (
      <Suspense fallback={null}>
        <PictureViewer media={panel.media} at={panel.at} onClose={onClose} />
      </Suspense>
    );
  }
  if (panel.kind === 'reason')
    return <PickReasonDialog postId={panel.postId} reason={panel.reason} onClose={onClose} />;
  const { kind, postId } = panel;
  if (kind === 'edit') return <EditPostDialog postId={postId} onClose={onClose} />;
  if (kind === 'history') return <EditHistoryDialog postId={postId} onClose={onClose} />;
  if (kind === 'folder') return <BookmarkFolderDialog postId={postId} onClose={onClose} />;
  return <ComposeDialog kind={kind} postId={postId} onClose={onClose} />;
}
