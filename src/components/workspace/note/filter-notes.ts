import type { Note } from '@/data/note/schema';
import { normalizeText } from '@/lib/text/normalize-text';

/** Changes that the service has not confirmed are the newest. */
const timeOf = ({ changedAt }: Note): string => changedAt ?? '~';

/** Notes with every word in title or text: pinned ones first, then the latest change. */
export function filterNotes(notes: readonly Note[], typed: string): readonly Note[] {
  const words = normalizeText(typed).split(/\s+/).filter(Boolean);
  return notes
    .filter(({ title, text }) => {
      const content = normalizeText(`${title} ${text}`);
      return words.every((word) => content.includes(word));
    })
    .toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || (timeOf(a) < timeOf(b) ? 1 : -1));
}
