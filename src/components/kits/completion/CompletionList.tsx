import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { ListOption } from '@/components/ui/control/ListOption';
import { useTopLayerList } from '@/components/ui/hooks/use-top-layer-list';
import { positionPopover, roomForPopover } from '@/lib/browser/position-popover';
import { isOfComposition } from '@/lib/keys/composition';
import { completionText } from '@/messages/ui/completion';
import type { OpenListIds } from './use-field-completion';

export interface CompletionItem {
  /** Inserted on choice: "@amara", "#MarketDay" or "🏮". */
  text: string;
  icon?: ReactNode;
  title: string;
  note?: string;
}

/** Of the list in pixels: two choices. */
const LOWEST = 88;

interface Props {
  /** Of the choices: "People". */
  label: string;
  choices: readonly CompletionItem[];
  /** Shown while there are no choices: why not, and what to do. */
  problem?: string | undefined;
  prefix: string;
  /** Keys pressed in this field move through the list. */
  field: HTMLTextAreaElement;
  /** "@amara", "#MarketDay" or an emoji. */
  onChoose: (text: string) => void;
  onList: (list: OpenListIds | null) => void;
  onClose: () => void;
  placement?: 'below' | 'above';
}

type BoxProps = Pick<Props, 'field' | 'placement'> & ComponentProps<'div'>;

/** In the top layer, at the field. */
function Box({ field, placement, ...rest }: BoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  useTopLayerList(ref, (box) => {
    box.style.maxHeight = `${Math.max(LOWEST, roomForPopover(field))}px`;
    positionPopover(box, field, placement === 'above' ? 'above' : 'start');
  });
  return (
    <div ref={ref} className="m-0 w-75 narrow overflow-auto overscroll menu" popover="manual" {...rest} />
  );
}

/** Choices for the word at the caret of a field, which keeps the focus. */
export function CompletionList({
  label,
  choices,
  problem,
  prefix,
  field,
  onChoose,
  onList,
  onClose,
  placement = 'below',
}: Props) {
  const [active, setActive] = useState({ start: '', at: 0 });
  const listId = useId();

  const start = prefix.toLowerCase();
  const texts = choices.map(({ text }) => text);
  const count = texts.length;
  // A new prefix starts at the first option again.
  const at = active.start === start ? Math.min(active.at, Math.max(0, count - 1)) : 0;
  useEffect(() => {
    onList(count > 0 ? { listId, activeId: `${listId}-${at}` } : null);
    return () => onList(null);
  }, [onList, listId, count, at]);

  const activeId = `${listId}-${at}`;
  useEffect(() => {
    // A list longer than the window, as above a keyboard on the screen.
    if (active.start === start) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [active.start, start, activeId]);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const go = (to: number) => setActive({ start, at: to % count });
    const chosen = texts[at];
    if (isOfComposition(event) || event.ctrlKey || event.metaKey) return;
    // Without a list or a problem, the key belongs to what is around the field.
    if (chosen === undefined && !problem) return;
    if (event.key === 'Escape') onClose();
    else if (chosen === undefined) return;
    else if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at - 1 + count);
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) onChoose(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const keydown = (event: KeyboardEvent) => handleKey(event);
    field.addEventListener('keydown', keydown);
    return () => field.removeEventListener('keydown', keydown);
  }, [field]);

  const place = { field, placement };
  if (count === 0)
    return (
      problem && (
        <Box role="status" {...place}>
          <p className="m-0 p-2">{problem}</p>
        </Box>
      )
    );
  return (
    <>
      <span className="visually-hidden" role="status">
        {completionText.suggestions(count)}
      </span>
      <Box
        role="listbox"
        id={listId}
        aria-label={label}
        tabIndex={-1}
        // Keeps focus in the field.
        onMouseDown={(event) => event.preventDefault()}
        {...place}
      >
        {choices.map(({ text, icon, title, note }, index) => (
          <ListOption
            key={text}
            id={`${listId}-${index}`}
            active={index === at}
            onChoose={() => onChoose(text)}
          >
            {icon}
            <b className="fw-semibold text-truncate">{title}</b>
            {note && <small className="text-ink-3 text-nowrap">{note}</small>}
          </ListOption>
        ))}
      </Box>
    </>
  );
}
