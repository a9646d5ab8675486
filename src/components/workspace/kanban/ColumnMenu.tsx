import IconLeft from '~icons/tabler/arrow-left';
import IconRight from '~icons/tabler/arrow-right';
import IconDots from '~icons/tabler/dots';
import IconEdit from '~icons/tabler/edit';
import IconCollapse from '~icons/tabler/fold';
import IconTrash from '~icons/tabler/trash';
import { Menu } from '@/components/ui/overlay/Menu';
import type { BoardColumn } from '@/data/task/schema';
import { commonText } from '@/messages/ui/common';
import { kanbanText } from '@/messages/workspace/kanban';

export interface ColumnActions {
  editColumn: (column: BoardColumn) => void;
  shiftColumn: (column: BoardColumn, by: -1 | 1) => void;
  toggleColumn: (column: BoardColumn) => void;
  removeColumn: (column: BoardColumn) => void;
}

interface Props {
  column: BoardColumn;
  columns: readonly BoardColumn[];
  actions: ColumnActions;
}

export const ColumnMenu = ({ column, columns, actions }: Props) => (
  <Menu
    label={kanbanText.moreFor(column.name)}
    className="icon-button icon-button-sm"
    trigger={<IconDots />}
    items={[
      { label: kanbanText.editColumn, icon: <IconEdit />, onSelect: () => actions.editColumn(column) },
      {
        label: kanbanText.moveLeft,
        icon: <IconLeft />,
        disabled: columns[0]?.id === column.id,
        onSelect: () => actions.shiftColumn(column, -1),
      },
      {
        label: kanbanText.moveRight,
        icon: <IconRight />,
        disabled: columns.at(-1)?.id === column.id,
        onSelect: () => actions.shiftColumn(column, 1),
      },
      {
        label: column.collapsed ? commonText.open : kanbanText.collapse,
        icon: <IconCollapse />,
        onSelect: () => actions.toggleColumn(column),
      },
      'separator',
      {
        label: commonText.delete,
        icon: <IconTrash />,
        danger: true,
        onSelect: () => actions.removeColumn(column),
      },
    ]}
  />
);
