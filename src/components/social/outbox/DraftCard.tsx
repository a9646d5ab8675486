import { useQueryClient } from '@tanstack/react-query';
import { emptyDraft } from '@/lib/storage/draft-types';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { offerUndo } from '@/lib/overlays/undo';
import { draftsKey, type StoredDraft } from '@/queries/social/draft';
import { outboxText } from '@/messages/social/outbox';
import { composerLink, draftKindLabel, editedPostId } from './composer-link';
import { UnsentItem } from './UnsentList';

interface Props extends StoredDraft {
  /** Id from the identity provider. */
  uid: string;
}

export function DraftCard({ name, draft, uid }: Props) {
  const client = useQueryClient();
  const postId = editedPostId(name);
  const attachments = [
    draft.poll && outboxText.aPoll,
    draft.pictures.length > 0 && outboxText.pictures(draft.pictures.length),
    draft.continued.length > 0 && outboxText.morePosts(draft.continued.length),
  ].filter((attachment) => typeof attachment === 'string');

  const save = async (value: typeof draft) => {
    const { saveDraft } = await import('@/lib/storage/draft');
    await saveDraft(`${uid}:${name}`, value);
    await client.invalidateQueries({ queryKey: draftsKey });
  };
  const discard = async () => {
    await save(emptyDraft);
    offerUndo({ title: outboxText.draftDiscarded, undo: () => save(draft) });
  };

  return (
    <UnsentItem
      label={draftKindLabel(name)}
      text={draft.text}
      link={composerLink(name)}
      onContinue={() => {
        if (postId) setOverlays({ post: { kind: 'edit', postId } });
      }}
      onDiscard={() => void discard()}
    >
      {attachments.length > 0 && (
        <p className="fs-md text-ink-2">{outboxText.withAttachments(attachments)}</p>
      )}
    </UnsentItem>
  );
}
