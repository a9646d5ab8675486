import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import IconWarning from '~icons/tabler/alert-triangle';
import IconClock from '~icons/tabler/clock';
import { CopyButton } from '@/components/ui/CopyButton';
import { useOnline } from '@/components/ui/hooks/use-media-query';
import { confirmAction } from '@/lib/overlays/confirm';
import { createDateFormat } from '@/lib/dates/date-format';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { Timestamp } from '@/components/ui/Timestamp';
import { emptyDraft, isBlankDraft } from '@/lib/storage/draft-types';
import { showToast } from '@/lib/overlays/toast';
import { outboxOf } from '@/queries/outbox/registry';
import { type OutboxListItem, useRetryStatus } from '@/queries/outbox/outbox-list';
import { commonText } from '@/messages/ui/common';
import { outboxText } from '@/messages/social/outbox';
import { composerLink, editedPostId } from './composer-link';

const timeOfDay = createDateFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

function useEntryStatus({ key, isPaused }: OutboxListItem): string {
  const online = useOnline();
  const retryStatus = useRetryStatus(key);
  if (!online) return outboxText.waitingForTheNetwork;
  if (isPaused) return outboxText.waitingItsTurn;
  if (!retryStatus) return commonText.sending;
  return outboxText.tried(retryStatus.tries, timeOfDay().format(retryStatus.nextAt));
}

interface Props {
  entry: OutboxListItem;
  /** Opens the form that created the entry. */
  onEdit: () => void;
}

export function OutboxEntryCard({ entry, onEdit }: Props) {
  const { key, label, text, subject, at, error, draft, isEditable, canRetry } = entry;
  const client = useQueryClient();
  const navigate = useNavigate();
  const status = useEntryStatus(entry);

  const retry = async () => (await outboxOf(client)).retry(key);
  const isRefused = !canRetry && text === undefined;
  const discard = async () => {
    const confirmed =
      isRefused ||
      (await confirmAction({
        title: text ? outboxText.discardThisText : outboxText.discardTitle(label),
        text: error ? outboxText.discardFailedHint : outboxText.discardHint,
        action: commonText.discard,
        danger: true,
      }));
    if (confirmed) (await outboxOf(client)).discard(key);
  };
  const edit = async () => {
    if (!draft) return onEdit();
    const { saveDraft, readDraft } = await import('@/lib/storage/draft');
    const existing = await readDraft(draft.name);
    const isComposerFree = !existing || isBlankDraft(existing);
    const question = { title: outboxText.replaceDraft, action: outboxText.replace, danger: true };
    if (!isComposerFree && !(await confirmAction({ ...question, text: outboxText.replaceDraftHint }))) return;
    const value = { ...draft.value, wasSent: true };
    // Saved as a draft before the outbox entry is deleted.
    await saveDraft(draft.name, value);
    if (!(await outboxOf(client)).discard(key)) {
      await saveDraft(draft.name, existing ?? emptyDraft);
      return showToast({
        type: 'info',
        title: outboxText.alreadySent,
        text: outboxText.alreadySentHint,
      });
    }
    // Another tab that began to send the post in between has deleted the draft.
    await saveDraft(draft.name, value);
    showToast({ type: 'info', title: outboxText.movedToDrafts, text: outboxText.movedToDraftsHint });
    const composer = draft.name.slice(draft.name.indexOf(':') + 1);
    await navigate(composerLink(composer));
    const postId = editedPostId(composer);
    if (postId) setOverlays({ post: { kind: 'edit', postId } });
  };

  return (
    <li className="stack-2 py-4 px-5">
      <div className="row-1 flex-wrap fs-md text-ink-2 fw-semibold">
        <span>{label}</span>
        <Timestamp at={new Date(at).toISOString()} form="long" />
        {subject && (
          <Link to="/post/$postId" params={{ postId: subject }}>
            {outboxText.viewPost}
          </Link>
        )}
      </div>
      {text && (
        <p className="measure pre-wrap wrap-anywhere" dir="auto">
          {text}
        </p>
      )}
      {error === null ? (
        <p className="row-1 flex-wrap fs-md text-ink-2 fw-semibold">
          <IconClock className="icon icon-sm" />
          {status}
        </p>
      ) : (
        <p className="row-1 fs-md text-danger">
          <IconWarning className="icon icon-sm" />
          {outboxText.notSent(error)}
        </p>
      )}
      <div className="d-flex flex-wrap gap-2">
        {canRetry && (
          <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => void retry()}>
            {error === null ? outboxText.tryNow : outboxText.retry}
          </button>
        )}
        {(draft || isEditable) && (
          <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => void edit()}>
            {commonText.edit}
          </button>
        )}
        {text && error !== null && <CopyButton text={text} />}
        <button type="button" className="btn btn-outline-danger btn-sm" onClick={() => void discard()}>
          {commonText.discard}
        </button>
      </div>
    </li>
  );
}
