import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import IconWarning from '~icons/tabler/alert-triangle';
import IconClock from '~icons/tabler/clock';
import { useOnline } from '@/components/ui/hooks/use-media-query';
import { confirmAction } from '@/lib/overlays/confirm';
import { createDateFormat } from '@/lib/dates/date-format';
import { pluralize } from '@/lib/text/format';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { formatDateTime, formatRelativeTime } from '@/lib/dates/relative-time';
import { emptyDraft, isBlankDraft } from '@/lib/storage/draft-types';
import { showToast } from '@/lib/overlays/toast';
import { outboxOf } from '@/queries/outbox/registry';
import { type OutboxListItem, useRetryStatus } from '@/queries/outbox/outbox-list';
import { composerLink, editedPostId } from './composer-link';

const clock = createDateFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** What is happening to it, in a few words. */
function useEntryStatus({ key, isPaused: waits }: OutboxListItem): string {
  const online = useOnline();
  const trouble = useRetryStatus(key);
  if (!online) return 'Waits for the network';
  if (waits) return 'Waits its turn';
  if (!trouble) return 'Sending';
  return `Tried ${pluralize(trouble.tries, 'time')}, again at ${clock().format(trouble.nextAt)}`;
}

interface Props {
  line: OutboxListItem;
  /** Opens the form it came from. */
  onEdit: () => void;
}

/** One write that is not answered: what it is, how it stands, and what can be done. */
export function OutboxEntryCard({ line, onEdit }: Props) {
  const { key, label: name, text, subject: about, at, error: problem, draft, isEditable: form } = line;
  const client = useQueryClient();
  const navigate = useNavigate();
  const progress = useEntryStatus(line);
  const moment = new Date(at);

  const retry = async () => (await outboxOf(client)).retry(key);
  const discard = async () => {
    const sure = await confirmAction({
      title: text ? 'Throw these words away?' : `Do without “${name}”?`,
      text: problem ? 'It is not sent.' : 'It may have reached the service before its answer was lost.',
      action: 'Discard',
      danger: true,
    });
    if (sure) (await outboxOf(client)).discard(key);
  };
  const edit = async () => {
    if (!draft) return onEdit();
    const { saveDraft, readDraft } = await import('@/lib/storage/draft');
    const there = await readDraft(draft.name);
    const free = !there || isBlankDraft(there);
    const question = { title: 'Replace what stands in the composer?', action: 'Replace', danger: true };
    if (
      !free &&
      !(await confirmAction({ ...question, text: 'Another draft is kept there. It would be lost.' }))
    )
      return;
    // On disk here before it leaves there.
    await saveDraft(draft.name, draft.value);
    if (!(await outboxOf(client)).discard(key)) {
      await saveDraft(draft.name, there ?? emptyDraft);
      return showToast({
        type: 'info',
        title: 'It was sent a moment ago',
        text: 'There is nothing to change.',
      });
    }
    showToast({ type: 'info', title: 'A draft again', text: 'Sent once more, it goes after what waits.' });
    const composer = draft.name.slice(draft.name.indexOf(':') + 1);
    await navigate(composerLink(composer));
    const postId = editedPostId(composer);
    if (postId) setOverlays({ post: { kind: 'edit', postId } });
  };

  return (
    <li className="queue-item">
      <div className="queue-item-head">
        <span>{name}</span>
        <time dateTime={moment.toISOString()} title={formatDateTime(moment)}>
          {formatRelativeTime(moment)}
        </time>
        {about && (
          <Link to="/post/$postId" params={{ postId: about }}>
            See the post
          </Link>
        )}
      </div>
      {text && (
        <p className="queue-item-text" dir="auto">
          {text}
        </p>
      )}
      {problem === null ? (
        <p className="queue-item-head">
          <IconClock className="ic ic-sm" />
          {progress}
        </p>
      ) : (
        <p className="queue-item-problem">
          <IconWarning className="ic ic-sm" />
          Not sent: {problem}
        </p>
      )}
      <div className="queue-item-actions">
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => void retry()}>
          {problem === null ? 'Try now' : 'Retry'}
        </button>
        {(draft || form) && (
          <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => void edit()}>
            Edit
          </button>
        )}
        <button type="button" className="btn btn-outline-danger btn-sm" onClick={() => void discard()}>
          Discard
        </button>
      </div>
    </li>
  );
}
