import IconPlus from '~icons/tabler/plus';
import { dragItemProps } from '@/components/kits/drag/drag-attributes';
import { DragHandle } from '@/components/kits/drag/DragHandle';
import { VirtualDragList } from '@/components/kits/drag/VirtualDragList';
import type { BoardColumn, Person, PersonId, Task } from '@/data/task/schema';
import { QuickAdd } from './QuickAdd';
import { cardItemId, TaskCard, type CardActions } from './TaskCard';
import type { ShownLabel } from '@/components/workspace/task/board-labels';
import { ColumnMenu, type ColumnActions } from './ColumnMenu';

interface AddActions {
  add: (column: BoardColumn) => void;
  quickAdd: (column: BoardColumn, title: string) => void;
}

interface Props {
  column: BoardColumn;
  columns: readonly BoardColumn[];
  /** Cards that match the filter, in order. */
  cards: readonly Task[];
  /** All cards of the column, for the count and the limit. */
  count: number;
  people: ReadonlyMap<PersonId, Person>;
  labels: readonly ShownLabel[];
  /** Null for a reader of the space. */
  actions: (CardActions & ColumnActions & AddActions) | null;
}

/** Height of a card with labels, a title of one line and a footer. */
const CARD_PX = 118;

export function KanbanColumn({ column, columns, cards, count, people, labels, actions }: Props) {
  const full = column.limit !== null && count >= column.limit;
  return (
    <section
      className={`kanban-column${column.collapsed ? ' is-collapsed' : ''}`}
      aria-label={column.name}
      {...(actions && dragItemProps(`column-${column.id}`, column.name))}
    >
      <header>
        {actions && <DragHandle name={column.name} />}
        <i className={`dot-${column.variant}`} />
        <h2>{column.name}</h2>
        <span className={`kanban-column-count${full ? ' is-full' : ''}`}>
          {column.limit === null ? count : `${count} of ${column.limit}`}
        </span>
        {actions && !column.collapsed && (
          <button
            type="button"
            className="icon-button icon-button-sm"
            aria-label={`Add task to ${column.name}`}
            onClick={() => actions.add(column)}
          >
            <IconPlus />
          </button>
        )}
        {actions && <ColumnMenu column={column} columns={columns} actions={actions} />}
      </header>
      {!column.collapsed && (
        <VirtualDragList
          className="kanban-column-tasks"
          list={{ id: column.id, name: column.name, kind: 'task' }}
          items={cards}
          idOf={cardItemId}
          estimate={CARD_PX}
          empty={<li className="kanban-column-empty">{actions ? 'Drop a task here.' : 'No tasks'}</li>}
          renderItem={(task, place) => (
            <TaskCard
              key={task.id}
              task={task}
              people={people}
              columns={columns}
              labels={labels}
              actions={actions}
              place={place}
            />
          )}
        />
      )}
      {actions && !column.collapsed && (
        <QuickAdd column={column.name} add={(title) => actions.quickAdd(column, title)} />
      )}
    </section>
  );
}
