import { paletteText } from '@/messages/shell/palette';

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
        {paletteText.someNotLoaded}
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={retry}>
          {paletteText.retry}
        </button>
      </div>
    );
  return (
    <p className={typed ? 'palette-note' : 'visually-hidden'} role="status">
      {typed &&
        (busy ? paletteText.searching : count === 0 ? paletteText.noResults : paletteText.resultCount(count))}
    </p>
  );
}
