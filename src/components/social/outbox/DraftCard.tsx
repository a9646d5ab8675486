import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { emptyDraft } from '@/lib/storage/draft-types';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { offerUndo } from '@/lib/overlays/undo';
import { draftsKey, type StoredDraft } from '@/queries/social/draft';
import { commonText } from '@/messages/ui/common';
import { outboxText } from '@/messages/social/outbox';
import { composerLink, draftKindLabel, editedPostId } from './composer-link';

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
    <li className="stack-2 py-4 px-5">
      <div className="row-1 flex-wrap fs-md text-ink-2 fw-semibold">{draftKindLabel(name)}</div>
      <p className="measure pre-wrap wrap-anywhere" dir="auto">
        {draft.text || outboxText.noTextYet}
      </p>
      {attachments.length > 0 && (
        <p className="fs-md text-ink-2">{outboxText.withAttachments(attachments)}</p>
      )}
      <div className="d-flex flex-wrap gap-2">
        <Link
          {...composerLink(name)}
          className="btn btn-outline-secondary btn-sm"
          onClick={() => {
            if (postId) setOverlays({ post: { kind: 'edit', postId } });
          }}
        >
          {outboxText.continueWriting}
        </Link>
        <button type="button" className="btn btn-outline-danger btn-sm" onClick={() => void discard()}>
          {commonText.discard}
        </button>
      </div>
    </li>
  );
}
