import { pluralize } from '@/lib/text/format';

interface Props {
  /** Trimmed. */
  typed: string;
  count: number;
  busy: boolean;
  /** Null when every search succeeded. */
  retry: (() => void) | null;
}

/** State of the search, in a row of its own so that the list does not jump. */
export function PaletteNote({ typed, count, busy, retry }: Props) {
  if (retry && !busy)
    return (
      <div className="palette-note" role="alert">
        Some results could not be loaded.
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  return (
    <p className={typed ? 'palette-note' : 'visually-hidden'} role="status">
      {typed && (busy ? 'Searching…' : count === 0 ? 'No results' : pluralize(count, 'result'))}
    </p>
  );
}
