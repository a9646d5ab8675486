import type { RowData } from '@tanstack/react-table';
import IconGroup from '~icons/tabler/stack-2';
import { Menu, type MenuEntry } from '@/components/ui/overlay/Menu';
import { tableText } from '@/messages/ui/table';
import type { AppTableCore } from './model/app-table';
import { columnLabel } from './model/column-order';
import { columnMeta } from './model/column-meta';
import type { TableLabels } from './table-parts';
import type { TableController } from './model/use-table-state';

interface Props<T extends RowData> {
  table: AppTableCore<T>;
  control: TableController;
  words: TableLabels;
}

/** Groups the rows by one of the columns with a choice of values. */
export function GroupMenu<T extends RowData>({ table, control, words }: Props<T>) {
  const { group } = control.state;
  const columns = table.getAllLeafColumns().filter((column) => columnMeta(column).filter === 'choice');
  const grouped = columns.find(({ id }) => id === group);
  const items: MenuEntry[] = [
    { label: tableText.noGroups, checked: !grouped, onSelect: () => control.update({ group: '' }) },
    ...columns.map((column) => ({
      label: columnLabel(column),
      checked: column === grouped,
      onSelect: () => control.update({ group: column.id }),
    })),
  ];
  if (grouped) {
    items.push(
      'separator',
      { label: tableText.expandAll, onSelect: () => table.toggleAllRowsExpanded(true) },
      { label: tableText.collapseAll, onSelect: () => table.toggleAllRowsExpanded(false) },
    );
  }
  return (
    <Menu
      label={tableText.groupRows(words.plural)}
      className={`chip${grouped ? ' is-on' : ''}`}
      align="start"
      trigger={
        <>
          <IconGroup />
          <span>{tableText.group}</span>
          {grouped && <span className="tag tag-warning">{columnLabel(grouped)}</span>}
        </>
      }
      items={items}
    />
  );
}
