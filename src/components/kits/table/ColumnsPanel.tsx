import type { RowData } from '@tanstack/react-table';
import IconDown from '~icons/tabler/arrow-down';
import IconUp from '~icons/tabler/arrow-up';
import IconColumns from '~icons/tabler/columns-3';
import IconPin from '~icons/tabler/pin';
import { Popover } from '@/components/ui/overlay/Popover';
import { tableText } from '@/messages/ui/table';
import type { AppTableCore } from './model/app-table';
import { columnLabel, moveByStep } from './model/column-order';
import { columnMeta } from './model/column-meta';
import type { TableController } from './model/use-table-state';

interface Props<T extends RowData> {
  table: AppTableCore<T>;
  control: TableController;
}

export function ColumnsPanel<T extends RowData>({ table, control }: Props<T>) {
  const { state, update, defaults } = control;
  const columns = table.getAllLeafColumns().filter((column) => !columnMeta(column).fixed);
  const order = table.getAllLeafColumns().map((column) => column.id);
  const toggle = (list: readonly string[], id: string, on: boolean): string[] =>
    on ? [...list, id] : list.filter((one) => one !== id);
  return (
    <Popover
      label={tableText.columns}
      align="end"
      className="chip"
      trigger={
        <>
          <IconColumns />
          <span>{tableText.columns}</span>
        </>
      }
    >
      {() => (
        <div className="fs-md fw-medium" role="group" aria-label={tableText.columns}>
          {columns.map((column, place) => {
            const label = columnLabel(column);
            const pinned = state.pinned.includes(column.id);
            return (
              <div key={column.id} className="row-half">
                <label className="form-check min-h-sm flex-1 cursor-pointer">
                  <input
                    type="checkbox"
                    className="form-check-input"
                    checked={!state.hidden.includes(column.id)}
                    onChange={(event) =>
                      update({ hidden: toggle(state.hidden, column.id, !event.target.checked) })
                    }
                  />
                  <span>{label}</span>
                </label>
                <button
                  type="button"
                  className={`icon-button icon-button-sm${pinned ? ' is-on' : ''}`}
                  aria-pressed={pinned}
                  aria-label={tableText.pin(label)}
                  onClick={() => update({ pinned: toggle(state.pinned, column.id, !pinned) })}
                >
                  <IconPin />
                </button>
                <button
                  type="button"
                  className="icon-button icon-button-sm"
                  aria-label={tableText.moveTowardsStart(label)}
                  disabled={place === 0}
                  onClick={() => update({ order: moveByStep(order, column.id, -1) })}
                >
                  <IconUp />
                </button>
                <button
                  type="button"
                  className="icon-button icon-button-sm"
                  aria-label={tableText.moveTowardsEnd(label)}
                  disabled={place === columns.length - 1}
                  onClick={() => update({ order: moveByStep(order, column.id, 1) })}
                >
                  <IconDown />
                </button>
              </div>
            );
          })}
          <button
            type="button"
            className="btn btn-quiet btn-sm w-100 mt-2"
            onClick={() =>
              update({
                hidden: defaults.hidden,
                order: defaults.order,
                pinned: defaults.pinned,
                widths: defaults.widths,
              })
            }
          >
            {tableText.resetColumns}
          </button>
        </div>
      )}
    </Popover>
  );
}
