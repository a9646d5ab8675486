import { Link } from '@tanstack/react-router';
import IconPinned from '~icons/tabler/pinned-filled';
import IconUnsent from '~icons/tabler/cloud-up';
import type { Note } from '@/data/note/schema';
import { formatDateTime, formatRelativeTime } from '@/lib/dates/relative-time';
import { noteExcerpt, noteName } from '@/data/note/note-text';
import { noteText } from '@/messages/workspace/note';

function NoteTime({ changedAt }: { changedAt: string | null }) {
  if (changedAt === null)
    return (
      <span title={noteText.notSentYet}>
        <IconUnsent aria-hidden="true" />
        <span className="visually-hidden">{noteText.notSentYet}</span>
      </span>
    );
  const time = new Date(changedAt);
  return (
    <time dateTime={changedAt} title={formatDateTime(time)}>
      {formatRelativeTime(time)}
    </time>
  );
}

interface Props {
  notes: readonly Note[];
  openId: string | undefined;
}

export const NoteList = ({ notes, openId }: Props) => (
  <ul className="note-list">
    {notes.map((note) => (
      <li key={note.id} className={note.id === openId ? 'is-on' : undefined}>
        <Link
          from="/apps/notes"
          to="/apps/notes"
          search={(old) => ({ ...old, note: note.id })}
          resetScroll={false}
          aria-current={note.id === openId ? 'true' : undefined}
        >
          <span className="note-line">
            <b dir="auto">{noteName(note)}</b>
            {note.pinned && (
              <>
                <IconPinned aria-hidden="true" />
                <span className="visually-hidden">{noteText.pinned}</span>
              </>
            )}
            <NoteTime changedAt={note.changedAt} />
          </span>
          <span className="note-excerpt" dir="auto">
            {noteExcerpt(note) || noteText.noTextYet}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
