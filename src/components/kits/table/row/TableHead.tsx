import type { RowData } from '@tanstack/react-table';
import type { AppTable } from '@/components/kits/table/model/app-table';
import { HeadCell } from './HeadCell';
import type { RowParts } from '@/components/kits/table/table-parts';
import type { TableController } from '@/components/kits/table/model/use-table-state';
import { commonText } from '@/messages/ui/common';
import { tableText } from '@/messages/ui/table';

interface Props<T extends RowData> {
  table: AppTable<T>;
  control: TableController;
  parts: RowParts<T>;
  arrangeable: boolean;
}

export function TableHead<T extends RowData>({ table, control, parts, arrangeable }: Props<T>) {
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {parts.selectable && <SelectPageCheckbox table={table} />}
          {parts.detail && (
            <th scope="col" className="cell-expand">
              <span className="visually-hidden">{commonText.details}</span>
            </th>
          )}
          {group.headers.map((header) => (
            <HeadCell
              key={header.id}
              header={header}
              table={table}
              control={control}
              arrangeable={arrangeable}
            />
          ))}
          {parts.actions && (
            <th scope="col" className="cell-actions">
              <span className="visually-hidden">{commonText.actions}</span>
            </th>
          )}
        </tr>
      ))}
    </thead>
  );
}

function SelectPageCheckbox<T extends RowData>({ table }: { table: AppTable<T> }) {
  const every = table.getIsAllPageRowsSelected();
  const some = !every && table.getIsSomePageRowsSelected();
  return (
    <th scope="col" className="cell-checkbox">
      <input
        ref={(box) => {
          if (box) box.indeterminate = some;
        }}
        className="form-check-input"
        type="checkbox"
        aria-label={tableText.selectPage}
        checked={every}
        onChange={() => table.toggleAllPageRowsSelected(!every)}
      />
    </th>
  );
}
