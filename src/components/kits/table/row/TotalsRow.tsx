import type { RowData } from '@tanstack/react-table';
import type { AppTable } from '@/components/kits/table/model/app-table';
import { columnMeta } from '@/components/kits/table/model/column-meta';
import type { RowParts } from '@/components/kits/table/table-parts';

export function TotalsRow<T extends RowData>({ table, parts }: { table: AppTable<T>; parts: RowParts<T> }) {
  return (
    <tfoot>
      {table.getFooterGroups().map((group) => (
        <tr key={group.id} className="fw-semibold">
          {parts.selectable && <td className="cell-checkbox" />}
          {parts.detail && <td className="cell-expand" />}
          {group.headers.map((header) => (
            <td
              key={header.id}
              data-col={header.column.id}
              data-pin={header.column.getIsPinned() || undefined}
              className={
                [columnMeta(header.column).numeric ? 'num' : '', columnMeta(header.column).className ?? '']
                  .filter(Boolean)
                  .join(' ') || undefined
              }
            >
              <table.FlexRender footer={header} />
            </td>
          ))}
          {parts.actions && <td className="cell-actions" />}
        </tr>
      ))}
    </tfoot>
  );
}
