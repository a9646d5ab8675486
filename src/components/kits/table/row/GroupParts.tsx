import type { RowData } from '@tanstack/react-table';
import IconChevron from '~icons/tabler/chevron-right';
import { cellText } from '@/components/kits/table/filter/filter';
import type { AppRow } from '@/components/kits/table/model/app-table';
import { formatCount } from '@/messages/words';
import { tableText } from '@/messages/ui/table';
import { columnMeta, shownName } from '@/components/kits/table/model/column-meta';

export function groupName<T extends RowData>(row: AppRow<T>): string {
  const column = row.getAllCells().find((cell) => cell.column.id === row.groupingColumnId)?.column;
  const text = cellText(row.groupingValue);
  return (column ? shownName(columnMeta(column), text) : text) || tableText.empty;
}

export const GroupButton = <T extends RowData>({ row }: { row: AppRow<T> }) => (
  <button
    type="button"
    className="group-button d-inline-flex align-items-center gap-2 min-h-md py-0 px-2 plain rounded-control text-inherit fw-semibold"
    aria-expanded={row.getIsExpanded()}
    onClick={() => row.toggleExpanded()}
  >
    <IconChevron className="icon flip-in-rtl" />
    {groupName(row)}
    <span className="text-ink-2 fw-normal tabular">{formatCount(row.subRows.length)}</span>
  </button>
);

export function GroupCheckbox<T extends RowData>({ row }: { row: AppRow<T> }) {
  const every = row.subRows.every((each) => each.getIsSelected());
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = !every && row.subRows.some((each) => each.getIsSelected());
      }}
      className="form-check-input"
      type="checkbox"
      aria-label={tableText.selectAllOf(groupName(row))}
      checked={every}
      onChange={() => row.toggleSelected(!every)}
    />
  );
}
