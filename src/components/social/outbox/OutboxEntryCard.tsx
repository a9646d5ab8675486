import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import IconWarning from '~icons/tabler/alert-triangle';
import IconClock from '~icons/tabler/clock';
import { useOnline } from '@/components/ui/hooks/use-media-query';
import { confirm } from '@/lib/overlays/confirm';
import { dateFormat } from '@/lib/dates/date-format';
import { counted } from '@/lib/text/format';
import { setPanels } from '@/lib/overlays/overlay-store';
import { fullDate, relativeTime } from '@/lib/dates/relative-time';
import { notify } from '@/lib/overlays/toast';
import { outboxOf } from '@/queries/outbox/registry';
import { type OutboxLine, useTrouble } from '@/queries/outbox/outbox-list';
import { composerLink, editedPost } from './composer-link';

const clock = dateFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** What is happening to it, in a few words. */
function useProgress({ key, waits }: OutboxLine): string {
  const online = useOnline();
  const trouble = useTrouble(key);
  if (!online) return 'Waits for the network';
  if (waits) return 'Waits its turn';
  if (!trouble) return 'Sending';
  return `Tried ${counted(trouble.tries, 'time')}, again at ${clock().format(trouble.nextAt)}`;
}

interface Props {
  line: OutboxLine;
  /** Opens the form it came from. */
  onEdit: () => void;
}

/** One write that is not answered: what it is, how it stands, and what can be done. */
export function OutboxCard({ line, onEdit }: Props) {
  const { key, name, text, about, at, problem, draft, form } = line;
  const client = useQueryClient();
  const navigate = useNavigate();
  const progress = useProgress(line);
  const moment = new Date(at);

  const retry = async () => (await outboxOf(client)).retry(key);
  const discard = async () => {
    const sure = await confirm({
      title: text ? 'Throw these words away?' : `Do without “${name}”?`,
      text: problem ? 'It is not sent.' : 'It may have reached the service before its answer was lost.',
      action: 'Discard',
      danger: true,
    });
    if (sure) (await outboxOf(client)).discard(key);
  };
  const edit = async () => {
    if (!draft) return onEdit();
    const { emptyDraft, isBlank, keepDraft, readDraft } = await import('@/lib/storage/draft');
    const there = await readDraft(draft.name);
    const free = !there || isBlank(there);
    const question = { title: 'Replace what stands in the composer?', action: 'Replace', danger: true };
    if (!free && !(await confirm({ ...question, text: 'Another draft is kept there. It would be lost.' })))
      return;
    // On disk here before it leaves there.
    await keepDraft(draft.name, draft.value);
    if (!(await outboxOf(client)).discard(key)) {
      await keepDraft(draft.name, there ?? emptyDraft);
      return notify({ type: 'info', title: 'It was sent a moment ago', text: 'There is nothing to change.' });
    }
    notify({ type: 'info', title: 'A draft again', text: 'Sent once more, it goes after what waits.' });
    const composer = draft.name.slice(draft.name.indexOf(':') + 1);
    await navigate(composerLink(composer));
    const postId = editedPost(composer);
    if (postId) setPanels({ post: { kind: 'edit', postId } });
  };

  return (
    <li className="wait">
      <div className="wait-h">
        <span>{name}</span>
        <time dateTime={moment.toISOString()} title={fullDate(moment)}>
          {relativeTime(moment)}
        </time>
        {about && (
          <Link to="/post/$postId" params={{ postId: about }}>
            See the post
          </Link>
        )}
      </div>
      {text && (
        <p className="wait-t" dir="auto">
          {text}
        </p>
      )}
      {problem === null ? (
        <p className="wait-h">
          <IconClock className="ic ic-sm" />
          {progress}
        </p>
      ) : (
        <p className="wait-p">
          <IconWarning className="ic ic-sm" />
          Not sent: {problem}
        </p>
      )}
      <div className="wait-a">
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
