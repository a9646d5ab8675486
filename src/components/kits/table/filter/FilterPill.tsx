import type { RowData } from '@tanstack/react-table';
import IconCalendar from '~icons/tabler/calendar';
import IconFilter from '~icons/tabler/filter';
import IconPlus from '~icons/tabler/plus';
import { Popover } from '@/components/ui/overlay/Popover';
import type { AppColumn } from '@/components/kits/table/model/app-table';
import { columnLabel } from '@/components/kits/table/model/column-order';
import { ChoiceFilter } from './ChoiceFilter';
import { DateFilter, dateFilterLabel } from './DateFilter';
import { isEmptyFilter, type FilterValue } from './filter';
import { NumberFilter, numberFilterLabel } from './NumberFilter';
import { columnMeta, shownName } from '@/components/kits/table/model/column-meta';
import { TextFilter, textFilterLabel } from './TextFilter';
import type { TableController } from '@/components/kits/table/model/use-table-state';
import { tableText } from '@/messages/ui/table';

interface Props<T extends RowData> {
  column: AppColumn<T>;
  control: TableController;
}

export function FilterPill<T extends RowData>({ column, control }: Props<T>) {
  const meta = columnMeta(column);
  const kind = meta.filter ?? 'text';
  const label = columnLabel(column);
  const wanted: FilterValue = control.state.filters[column.id] ?? [];
  const set = !isEmptyFilter(wanted);
  const setWanted = (next: FilterValue) => {
    const others = Object.fromEntries(
      Object.entries(control.state.filters).filter(([id]) => id !== column.id),
    );
    control.update({ filters: isEmptyFilter(next) ? others : { ...others, [column.id]: next } });
  };
  const summary = {
    choice: () => (wanted.length === 1 ? shownName(meta, wanted[0] ?? '') : String(wanted.length)),
    days: () => dateFilterLabel(wanted),
    number: () => numberFilterLabel(wanted, meta.unit ?? 1, meta.unitSign ?? ''),
    text: () => textFilterLabel(wanted),
  }[kind];
  const Icon = { choice: IconFilter, days: IconCalendar, number: IconPlus, text: IconPlus }[kind];
  return (
    <Popover
      label={tableText.filterBy(label)}
      className={`chip${set ? '' : ' is-unset'}`}
      trigger={
        <>
          <Icon />
          <span>
            {label}
            {/* The sortable header has the same name. */}
            <span className="visually-hidden"> {tableText.filter}</span>
          </span>
          {set && <span className="tag tag-warning">{summary()}</span>}
        </>
      }
    >
      {(close) => (
        <>
          {kind === 'choice' && (
            <ChoiceFilter
              column={column}
              label={label}
              choices={meta.choices}
              wanted={wanted}
              setWanted={setWanted}
            />
          )}
          {kind === 'days' && <DateFilter wanted={wanted} setWanted={setWanted} label={label} />}
          {kind === 'number' && (
            <NumberFilter
              wanted={wanted}
              setWanted={setWanted}
              unit={meta.unit ?? 1}
              sign={meta.unitSign ?? ''}
              label={label}
            />
          )}
          {kind === 'text' && <TextFilter wanted={wanted} setWanted={setWanted} label={label} />}
          {set && (
            <button
              type="button"
              className="btn btn-quiet btn-sm w-100 mt-2"
              onClick={() => {
                setWanted([]);
                close();
              }}
            >
              {tableText.removeFilter}
            </button>
          )}
        </>
      )}
    </Popover>
  );
}
