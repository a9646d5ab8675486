import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import IconDots from '~icons/tabler/dots';
import IconX from '~icons/tabler/x';
import { PHONE, useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { formatCount } from '@/messages/words';
import { selectionBarText } from '@/messages/ui/selection-bar';
import { Menu, type MenuEntry } from './Menu';

interface ActionBase {
  label: string;
  icon: ReactNode;
  /** In the menu of more actions on a phone, unless all actions fit. */
  rare?: boolean;
}
interface RunAction<T> extends ActionBase {
  /** Clears the selection unless it resolves with `keep`. */
  run: (rows: readonly T[]) => void | 'keep' | Promise<void | 'keep'>;
}
interface MenuAction extends ActionBase {
  items: readonly MenuEntry[];
}
export type BulkAction<T> = RunAction<T> | MenuAction;

/** Actions beside the count and the button that clears the selection. */
const MAX_ON_PHONE = 3;

interface Props<T> {
  rows: readonly T[];
  actions: readonly BulkAction<T>[];
  note?: ReactNode;
  clear: () => void;
}

/** Leaves the icons of the actions where their words do not fit: that depends on the language, too. */
function useFittingWords(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fit = () => {
      const element = bar.current;
      element?.classList.remove('is-cramped');
      element?.classList.toggle('is-cramped', element.scrollWidth > element.clientWidth);
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  });
}

export function SelectionBar<T>({ rows, actions, note, clear }: Props<T>) {
  const bar = useRef<HTMLDivElement>(null);
  useFittingWords(bar);
  const [busy, setBusy] = useState(false);
  const isPhone = useMediaQuery(PHONE);
  const run = async (action: RunAction<T>) => {
    setBusy(true);
    try {
      if ((await action.run(rows)) !== 'keep') clear();
    } finally {
      setBusy(false);
    }
  };
  const entriesOf = (action: BulkAction<T>, index: number): readonly MenuEntry[] =>
    'items' in action
      ? [...(index > 0 ? ['separator' as const] : []), { heading: action.label }, ...action.items]
      : [{ label: action.label, icon: action.icon, onSelect: () => void run(action) }];
  const isFolded = isPhone && actions.length > MAX_ON_PHONE;
  const folded = isFolded ? actions.filter(({ rare }) => rare) : [];
  return createPortal(
    <div
      ref={bar}
      className="selection-bar d-print-none mx-auto row-1 rounded-pill bg-shell text-shell-ink shadow-pop text-nowrap"
      role="region"
      aria-label={selectionBarText.selection}
      aria-busy={busy}
    >
      <span className="selection-bar-count row-2">
        <b className="fw-semibold" role="status">
          {selectionBarText.selected(formatCount(rows.length))}
        </b>
        {note && <span className="text-shell-ink-2 tabular">{note}</span>}
      </span>
      <span className="selection-bar-spacer" />
      {actions
        .filter((action) => !folded.includes(action))
        .map((action) =>
          'items' in action ? (
            <Menu
              key={action.label}
              label={action.label}
              trigger={action.icon}
              className="icon-button on-shell"
              items={action.items}
              disabled={busy}
            />
          ) : (
            <button
              key={action.label}
              type="button"
              className="selection-bar-action row-2 min-h-touch px-3 plain rounded-pill text-inherit fs-md fw-semibold"
              aria-label={action.label}
              title={action.label}
              disabled={busy}
              onClick={() => void run(action)}
            >
              {action.icon}
              <span>{action.label}</span>
            </button>
          ),
        )}
      {folded.length > 0 && (
        <Menu
          label={selectionBarText.moreActions}
          trigger={<IconDots />}
          className="icon-button on-shell"
          items={folded.flatMap(entriesOf)}
          disabled={busy}
        />
      )}
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
