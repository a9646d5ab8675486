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
      <div
        className="row-2 flex-none justify-content-between py-2 px-5 rule-above fs-sm text-ink-3"
        role="alert"
      >
        {paletteText.someNotLoaded}
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={retry}>
          {paletteText.retry}
        </button>
      </div>
    );
  return (
    <p className={typed ? 'py-2 px-5 rule-above fs-sm text-ink-3' : 'visually-hidden'} role="status">
      {typed &&
        (busy ? paletteText.searching : count === 0 ? paletteText.noResults : paletteText.resultCount(count))}
    </p>
  );
}
