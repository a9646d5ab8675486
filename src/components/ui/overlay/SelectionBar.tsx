import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import IconX from '~icons/tabler/x';
import { formatCount } from '@/messages/words';
import { selectionBarText } from '@/messages/ui/selection-bar';

export interface BulkAction<T> {
  label: string;
  icon: ReactNode;
  /** Clears the selection unless it resolves with `keep`. */
  run: (rows: readonly T[]) => void | 'keep' | Promise<void | 'keep'>;
  /** Hidden on phones. */
  wideOnly?: boolean;
}

interface Props<T> {
  rows: readonly T[];
  actions: readonly BulkAction<T>[];
  note?: ReactNode;
  /** After the actions, such as a menu. */
  children?: ReactNode;
  clear: () => void;
}

export function SelectionBar<T>({ rows, actions, note, children, clear }: Props<T>) {
  const [busy, setBusy] = useState(false);
  const run = async (action: BulkAction<T>) => {
    setBusy(true);
    try {
      if ((await action.run(rows)) !== 'keep') clear();
    } finally {
      setBusy(false);
    }
  };
  return createPortal(
    <div
      className="selection-bar mx-auto row-1 rounded-pill bg-shell text-shell-ink shadow-pop text-nowrap"
      role="region"
      aria-label={selectionBarText.selection}
      aria-busy={busy}
    >
      <b className="fw-semibold" role="status">
        {selectionBarText.selected(formatCount(rows.length))}
      </b>
      {note && <span className="text-shell-ink-2 tabular ms-1">{note}</span>}
      <span className="selection-bar-spacer" />
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          className={action.wideOnly ? 'selection-bar-wide' : undefined}
          aria-label={action.label}
          disabled={busy}
          onClick={() => void run(action)}
        >
          {action.icon}
          <span>{action.label}</span>
        </button>
      ))}
      {children}
      <button
        type="button"
        className="icon-button on-shell"
        aria-label={selectionBarText.clearSelection}
        onClick={clear}
      >
        <IconX />
      </button>
    </div>,
    document.body,
  );
}
