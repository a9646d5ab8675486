import type { RowData } from '@tanstack/react-table';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { showToast } from '@/lib/overlays/toast';
import type { AppTable } from '@/components/kits/table/model/app-table';
import { columnMeta } from '@/components/kits/table/model/column-meta';
import { tableText } from '@/messages/ui/table';
import type { CellGridOptions, EditedCell } from './cell-input';
import { cellAt, type CellPlace, columnOf, focusCell, isWidget, placeAfterKey } from './cell-place';
import { copyCells } from './copy-cells';
import { loadEditor } from './load-editor';

interface Props<T extends RowData> {
  table: AppTable<T>;
  options: CellGridOptions<T> | undefined;
  element: RefObject<HTMLTableElement | null>;
  /** Focusable place after the table, where Tab leaves the grid. */
  exit: RefObject<HTMLElement | null>;
  /** Number of cells in a row. */
  span: number;
  /** Rows that PageDown moves by; without it, PageDown turns the page. */
  pageRows: number | null;
  /** Shows the next (1) or previous (-1) page; false if there is none. */
  turnPage: (step: 1 | -1) => boolean;
  /** Scrolls to a row that is not rendered. */
  reveal: (row: number) => void;
}

/** A cell that gets the focus once it is rendered. */
interface Awaited {
  id: string | null;
  place: CellPlace;
  /** The rows before a change of the page. */
  before: unknown;
}

const rowElement = (table: HTMLElement | null, id: string | null): HTMLElement | null =>
  table?.querySelector<HTMLElement>(id === null ? 'thead tr' : `tr[data-row="${CSS.escape(id)}"]`) ?? null;

/** Keys, mouse and clipboard of a table whose cells are a grid. */
export function useCellGrid<T extends RowData>(props: Props<T>) {
  const { table, options, element, exit, span } = props;
  const [edited, setEdited] = useState<EditedCell | null>(null);
  const [copied, setCopied] = useState('');
  const active = useRef<CellPlace>({ row: 0, column: 0 });
  /** Row of the focused cell; null while the focus is elsewhere. */
  const focusedRow = useRef<string | null>(null);
  const awaited = useRef<Awaited | null>(null);
  const leaving = useRef(false);
  const rows = table.getRowModel().rows;

  const cellOf = ({ row, column }: CellPlace): HTMLTableCellElement | null => {
    const id = row < 0 ? null : rows[row]?.id;
    return id === undefined ? null : cellAt(rowElement(element.current, id), column);
  };
  const placeOf = (cell: HTMLTableCellElement): CellPlace => {
    const id = cell.closest('tr')?.dataset['row'];
    return { row: rows.findIndex((row) => row.id === id), column: columnOf(cell) };
  };
  const focusPlace = (place: CellPlace): void => {
    const cell = cellOf(place);
    if (cell) return focusCell(cell);
    awaited.current = { id: rows[place.row]?.id ?? null, place, before: null };
    props.reveal(place.row);
  };
  /** Focuses the awaited cell; to be called after rows were rendered. */
  const settle = (): void => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body;
    if (isLost && focusedRow.current !== null && !awaited.current)
      awaited.current = { id: focusedRow.current, place: active.current, before: null };
    const wanted = awaited.current;
    if (!wanted || rows === wanted.before) return;
    if (!isLost && !element.current?.contains(focused)) return void (awaited.current = null);
    const moved = wanted.id === null ? -1 : rows.findIndex((row) => row.id === wanted.id);
    const row = moved === -1 ? Math.min(wanted.place.row, rows.length - 1) : moved;
    const cell = cellOf({ ...wanted.place, row });
    if (!cell) return;
    awaited.current = null;
    focusCell(cell);
  };

  const dataCell = (cell: HTMLTableCellElement) => {
    const row = rows.find(({ id }) => id === cell.closest('tr')?.dataset['row']);
    return row?.getAllCellsByColumnId()[cell.dataset['col'] ?? ''];
  };
  const select = (place: CellPlace, extend: boolean): void => {
    const row = rows[place.row]?.id;
    // The row may not be rendered; the head is.
    const column = cellOf({ row: -1, column: place.column })?.dataset['col'];
    if (row === undefined || column === undefined) return;
    const anchor = extend ? table.atoms.cellSelection.get().at(-1) : undefined;
    table.selectCellRange({
      anchorRowId: anchor?.anchorRowId ?? row,
      anchorColumnId: anchor?.anchorColumnId ?? column,
      focusRowId: row,
      focusColumnId: column,
    });
  };
  /** False if the cell cannot be edited; says so if its row is locked. */
  const edit = (cell: HTMLTableCellElement, typed: string | null): boolean => {
    const data = dataCell(cell);
    const kind = data && columnMeta(data.column).edit?.kind;
    if (!kind || !options?.save || data.row.getIsGrouped()) return false;
    if (typed !== null && kind !== 'text' && !(kind === 'number' && /[\d.-]/.test(typed))) return false;
    const reason = options.locked?.(data.row.original) ?? null;
    if (reason !== null) {
      showToast({ type: 'info', title: reason });
      return true;
    }
    setEdited({ row: data.row.id, column: data.column.id, typed });
    return true;
  };
  const closeEditor = (refocus: boolean): void => {
    if (refocus) awaited.current = { id: edited?.row ?? null, place: active.current, before: null };
    setEdited(null);
  };

  const leave = (by: HTMLElement | null): void => {
    leaving.current = true;
    by?.focus();
    leaving.current = false;
  };
  const turn = (event: KeyboardEvent, place: CellPlace): boolean => {
    const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : null;
    if (step === null || props.pageRows !== null || place.row < 0) return false;
    if (!props.turnPage(step)) return false;
    awaited.current = { id: null, place, before: rows };
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target } = event;
    const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null;
    // React also reports the keys of popovers that a cell opened.
    if (!cell || !(target instanceof Element) || !element.current?.contains(cell) || event.defaultPrevented)
      return;
    const inBody = cell.closest('tbody') !== null;
    if (event.key === 'Tab' && inBody)
      return leave(event.shiftKey ? (element.current?.querySelector('tbody') ?? null) : exit.current);
    // Editors, column edges and open menus have keys of their own.
    if (target.closest('.cell-editor, [role="separator"], [role="menu"], dialog, [popover]') || event.altKey)
      return;
    const place = placeOf(cell);
    const chord = event.ctrlKey || event.metaKey;
    if (chord && event.key.toLowerCase() === 'a' && inBody) {
      event.preventDefault();
      return table.selectAllCells();
    }
    if (turn(event, place)) return event.preventDefault();
    const rightToLeft = getComputedStyle(cell).direction === 'rtl';
    const size = { rows: rows.length, columns: span, page: props.pageRows ?? rows.length };
    const next = placeAfterKey(event, place, size, rightToLeft);
    if (next) {
      event.preventDefault();
      if (event.shiftKey && next.row < 0) return;
      select(next, event.shiftKey);
      return focusPlace(next);
    }
    if (isWidget(target, cell)) return;
    const typed = !chord && event.key.length === 1 && event.key !== ' ' ? event.key : null;
    if ((event.key === 'Enter' || event.key === 'F2' || typed !== null) && edit(cell, typed))
      event.preventDefault();
  };

  const bodyCell = (target: EventTarget): HTMLTableCellElement | null =>
    target instanceof Element ? target.closest<HTMLTableCellElement>('tbody td[data-col]') : null;
  const onMouse = (event: MouseEvent<HTMLElement>, handler: 'start' | 'extend'): void => {
    const cell = bodyCell(event.target);
    if (!cell || !(event.target instanceof Element) || event.target.closest('.cell-editor')) return;
    const data = dataCell(cell);
    if (handler === 'extend') return data?.getSelectionExtendHandler()(event);
    if (event.button === 0 && !isWidget(event.target, cell)) data?.getSelectionStartHandler()(event);
  };

  const onCopy = (event: ClipboardEvent<HTMLElement>): void => {
    if (event.target instanceof Element && event.target.closest('.cell-editor')) return;
    const cells = copyCells(table);
    if (!cells) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', cells.text);
    setCopied(tableText.cellsCopied(cells.rows, cells.columns));
  };

  const enter = (event: FocusEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget || leaving.current) return;
    const last = { row: rows.length - 1, column: span - 1 };
    const place = {
      row: Math.max(0, Math.min(active.current.row, last.row)),
      column: Math.min(active.current.column, last.column),
    };
    if (rows.length > 0) focusPlace(place);
  };
  const remember = (event: FocusEvent<HTMLElement>): void => {
    const cell = event.target.closest<HTMLTableCellElement>('tbody td, tbody th');
    if (!cell) return;
    if (options?.save) void loadEditor();
    active.current = placeOf(cell);
    focusedRow.current = cell.closest('tr')?.dataset['row'] ?? null;
    if (!dataCell(cell)) return;
    const { row, column } = active.current;
    const range = table.atoms.cellSelection.get().at(-1);
    if (!range || table.getSelectedCellCount() === 1) select({ row, column }, false);
  };

  return {
    edited,
    copied,
    closeEditor,
    settle,
    enter,
    table: {
      onKeyDown,
      onMouseDown: (event: MouseEvent<HTMLElement>) => onMouse(event, 'start'),
      onMouseOver: (event: MouseEvent<HTMLElement>) => onMouse(event, 'extend'),
      onDoubleClick: (event: MouseEvent<HTMLElement>) => {
        const cell = bodyCell(event.target);
        if (cell && event.target instanceof Element && !isWidget(event.target, cell)) edit(cell, null);
      },
      onCopy,
      onFocus: remember,
      // The removal of a focused row sends no event: `settle` then finds the focus lost.
      onBlur: () => void (focusedRow.current = null),
    },
  };
}
