import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTopLayerList } from '@/components/ui/hooks/use-top-layer-list';
import { positionPopover, roomForPopover } from '@/lib/browser/position-popover';
import IconCheck from '~icons/tabler/check';
import type { ComboboxOption } from './option';

/** Row height in pixels, and rows rendered beyond the visible ones. */
const ROW = 40;
const WINDOW = 20;
const WINDOW_THRESHOLD = 100;
/** Heights of the list in pixels, as far as there is room beside the field. */
const LOWEST = 2 * ROW;
const HIGHEST = 252;

interface Props {
  id: string;
  label: string;
  rows: readonly ComboboxOption[];
  value: readonly string[];
  several: boolean;
  /** Active row. */
  active: number;
  onPick: (option: ComboboxOption) => void;
  render: (option: ComboboxOption) => ReactNode;
}

interface OptionGroup {
  name: string | undefined;
  /** With their rows in the whole list. */
  options: { option: ComboboxOption; row: number }[];
}

/** Neighbours of one group; `first` is the row of the first option. */
function groupOptions(options: readonly ComboboxOption[], first: number): OptionGroup[] {
  const groups: OptionGroup[] = [];
  for (const [offset, option] of options.entries()) {
    const last = groups.at(-1);
    const entry = { option, row: first + offset };
    if (last && last.name === option.group) last.options.push(entry);
    else groups.push({ name: option.group, options: [entry] });
  }
  return groups;
}

function placeAtField(list: HTMLElement): void {
  const field = list.parentElement;
  if (!field) return;
  list.style.width = `${field.offsetWidth}px`;
  // Over the field it would hide what is typed.
  list.style.maxHeight = `${Math.max(LOWEST, Math.min(HIGHEST, roomForPopover(field)))}px`;
  positionPopover(list, field, 'start');
}

export function OptionList({ id, label, rows, value, several, active, onPick, render }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const long = rows.length > WINDOW_THRESHOLD;
  const first = long ? Math.max(0, Math.floor(top / ROW) - 5) : 0;
  const shown = long ? rows.slice(first, first + WINDOW) : rows;

  useTopLayerList(list, placeAtField);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || active < 0) return;
    if (long) {
      const above = active * ROW;
      if (above < box.scrollTop) box.scrollTop = above;
      else if (above + ROW > box.scrollTop + box.clientHeight) box.scrollTop = above + ROW - box.clientHeight;
      setTop(box.scrollTop);
    } else {
      const row = document.getElementById(`${id}-${active}`);
      if (row && row.offsetTop < box.scrollTop) box.scrollTop = row.offsetTop;
      else if (row && row.offsetTop + row.offsetHeight > box.scrollTop + box.clientHeight) {
        box.scrollTop = row.offsetTop + row.offsetHeight - box.clientHeight;
      }
    }
  }, [id, active, long]);

  const renderOption = ({ option, row }: OptionGroup['options'][number]) => {
    const picked = value.includes(option.id);
    return (
      <button
        key={option.id}
        type="button"
        id={`${id}-${row}`}
        role="option"
        aria-selected={picked}
        aria-disabled={option.disabled || undefined}
        aria-posinset={long ? row + 1 : undefined}
        aria-setsize={long ? rows.length : undefined}
        tabIndex={-1}
        className={`choice fw-medium combobox-option${row === active ? ' is-active' : ''}`}
        onClick={() => !option.disabled && onPick(option)}
      >
        <span className="row-2 fill wrap-anywhere">{render(option)}</span>
        {picked && <IconCheck />}
      </button>
    );
  };

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={several || undefined}
      tabIndex={-1}
      className="menu m-0 overflow-auto overscroll"
      popover="manual"
      onScroll={(event) => long && setTop(event.currentTarget.scrollTop)}
      // Keeps focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {long && <div style={{ height: first * ROW }} />}
      {groupOptions(shown, first).map(({ name, options }) =>
        name ? (
          <div key={name} role="group" aria-label={name}>
            <div className="pt-2 pb-1 px-2 fs-sm text-ink-3 fw-semibold" aria-hidden="true">
              {name}
            </div>
            {options.map(renderOption)}
          </div>
        ) : (
          options.map(renderOption)
        ),
      )}
      {long && <div style={{ height: Math.max(0, rows.length - first - shown.length) * ROW }} />}
    </div>
  );
}
