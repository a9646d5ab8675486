import type { Cell, RowData } from '@tanstack/react-table';
import { lazy } from 'react';
import { cellText } from '@/components/kits/table/filter/filter';
import type { AppFeatures } from '@/components/kits/table/model/app-table';
import { columnMeta } from '@/components/kits/table/model/column-meta';
import { columnLabel } from '@/components/kits/table/model/column-order';
import { loadEditor } from './load-editor';
import type { RowEditor } from './row-cells';

const CellEditor = lazy(async () => ({ default: (await loadEditor()).CellEditor }));

interface Props<T extends RowData> {
  cell: Cell<AppFeatures, T, unknown>;
  editor: RowEditor<T>;
  typed: string | null;
}

/** The editor of a cell, in the unit that people type. */
export function EditedValue<T extends RowData>({ cell, editor, typed }: Props<T>) {
  const { column, row } = cell;
  const meta = columnMeta(column);
  const value = cell.getValue();
  const unit = meta.unit ?? 1;
  if (!meta.edit) return null;
  return (
    <CellEditor
      input={meta.edit}
      label={columnLabel(column)}
      value={typeof value === 'number' ? String(value / unit) : cellText(value)}
      typed={typed}
      choices={
        meta.choices ?? [...column.getFacetedUniqueValues().keys()].toSorted((a, b) => a.localeCompare(b))
      }
      save={(next) =>
        editor.options.save?.(
          row.original,
          column.id,
          meta.edit?.kind === 'number' ? Math.round(Number(next) * unit) : next,
        )
      }
      close={editor.grid.closeEditor}
    />
  );
}
