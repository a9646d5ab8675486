import { Link } from '@tanstack/react-router';
import IconPinned from '~icons/tabler/pinned-filled';
import IconUnsent from '~icons/tabler/cloud-up';
import type { Note } from '@/data/note/schema';
import { Timestamp } from '@/components/ui/Timestamp';
import { noteExcerpt, noteName } from '@/data/note/note-text';
import { noteText } from '@/messages/workspace/note';

function NoteTime({ changedAt }: { changedAt: string | null }) {
  if (changedAt === null)
    return (
      <span title={noteText.notSentYet}>
        <IconUnsent className="icon text-ink-2" aria-hidden="true" />
        <span className="visually-hidden">{noteText.notSentYet}</span>
      </span>
    );
  return <Timestamp className="flex-none fs-sm text-ink-2" at={changedAt} form="long" />;
}

interface Props {
  notes: readonly Note[];
  openId: string | undefined;
}

export const NoteList = ({ notes, openId }: Props) => (
  <ul className="flex-1 scroll-y">
    {notes.map((note) => (
      <li key={note.id} className={note.id === openId ? 'entry is-on' : 'entry'}>
        <Link
          from="/apps/notes"
          to="/apps/notes"
          search={(old) => ({ ...old, note: note.id })}
          resetScroll={false}
          aria-current={note.id === openId ? 'true' : undefined}
        >
          <span className="row-2">
            <b className="flex-1 text-truncate align-with-page fw-semibold" dir="auto">
              {noteName(note)}
            </b>
            {note.pinned && (
              <>
                <IconPinned className="icon text-ink-2" aria-hidden="true" />
                <span className="visually-hidden">{noteText.pinned}</span>
              </>
            )}
            <NoteTime changedAt={note.changedAt} />
          </span>
          <span className="clamp-2 align-with-page fs-sm text-ink-2 wrap-anywhere" dir="auto">
            {noteExcerpt(note) || noteText.noTextYet}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
