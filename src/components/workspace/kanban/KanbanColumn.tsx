import IconPlus from '~icons/tabler/plus';
import { dragItemProps, dragListProps } from '@/components/kits/drag/drag-attributes';
import { DragHandle } from '@/components/kits/drag/DragHandle';
import type { BoardColumn, Task } from '@/data/task/schema';
import type { User } from '@/data/user/schema';
import { TaskCard, type CardActions } from './TaskCard';
import { ColumnMenu, type ColumnActions } from './ColumnMenu';

interface Props {
  column: BoardColumn;
  columns: readonly BoardColumn[];
  /** Cards that match the filter, in order. */
  cards: readonly Task[];
  /** All cards of the column, for the count and the limit. */
  count: number;
  people: ReadonlyMap<number, User>;
  actions: CardActions & ColumnActions & { add: (column: BoardColumn) => void };
}

export function KanbanColumn({ column, columns, cards, count, people, actions }: Props) {
  const full = column.limit !== null && count >= column.limit;
  return (
    <section
      className={`kanban-column${column.collapsed ? ' is-collapsed' : ''}`}
      aria-label={column.name}
      {...dragItemProps(`column-${column.id}`, column.name)}
    >
      <header>
        <DragHandle name={column.name} />
        <i className={`dot-${column.variant}`} />
        <h2>{column.name}</h2>
        <span className={`kanban-column-count${full ? ' is-full' : ''}`}>
          {column.limit === null ? count : `${count} of ${column.limit}`}
        </span>
        {!column.collapsed && (
          <button
            type="button"
            className="icon-button icon-button-sm"
            aria-label={`Add task to ${column.name}`}
            onClick={() => actions.add(column)}
          >
            <IconPlus />
          </button>
        )}
        <ColumnMenu column={column} columns={columns} actions={actions} />
      </header>
      {!column.collapsed && (
        <ul
          className="kanban-column-tasks"
          {...dragListProps({ id: column.id, name: column.name, kind: 'task' })}
        >
          {cards.map((task) => (
            <TaskCard key={task.id} task={task} people={people} columns={columns} actions={actions} />
          ))}
          {cards.length === 0 && <li className="kanban-column-empty">Drop a task here.</li>}
        </ul>
      )}
    </section>
  );
}
