import { lazy, type ReactNode, Suspense } from 'react';
import IconPlus from '~icons/tabler/plus';
import { dragItemProps, dragListProps } from '@/components/kits/drag/drag-attributes';
import { DragHandle } from '@/components/kits/drag/DragHandle';
import type { ListPlace } from '@/components/kits/drag/VirtualDragList';
import { Skeleton } from '@/components/ui/status/Skeleton';
import type { BoardColumn, Person, PersonId, Task } from '@/data/task/schema';
import { QuickAdd } from './QuickAdd';
import { cardItemId, TaskCard, type CardActions } from './TaskCard';
import type { ShownLabel } from '@/components/workspace/task/board-labels';
import { kanbanText } from '@/messages/workspace/kanban';
import { ColumnMenu, type ColumnActions } from './ColumnMenu';

const VirtualDragList = lazy(() =>
  import('@/components/kits/drag/VirtualDragList').then((module) => ({
    default: module.VirtualDragList<Task>,
  })),
);

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

export function KanbanColumn({ column, columns, cards, count, people, labels, actions }: Props) {
  const card = (task: Task, place: ListPlace | null) => (
    <TaskCard
      key={task.id}
      task={task}
      people={people}
      columns={columns}
      labels={labels}
      actions={actions}
      place={place}
    />
  );
  const full = column.limit !== null && count >= column.limit;
  return (
    <section
      className={`kanban-column rounded-card d-flex flex-column min-h-0${column.collapsed ? ' align-self-start' : ''}`}
      aria-label={column.name}
      {...(actions && dragItemProps(`column-${column.id}`, column.name))}
    >
      <header className="row-1 p-2">
        {actions && <DragHandle name={column.name} />}
        <i className={`dot flex-none ms-1 dot-${column.variant}`} />
        <h2 className="min-w-0 text-truncate fs-lg">{column.name}</h2>
        <span
          className={`flex-none me-auto ${full ? 'tag tag-warning' : 'num fs-sm fw-semibold text-ink-2'}`}
        >
          {column.limit === null ? count : kanbanText.countOfLimit(count, column.limit)}
        </span>
        {actions && !column.collapsed && (
          <button
            type="button"
            className="icon-button icon-button-sm"
            aria-label={kanbanText.addTaskTo(column.name)}
            onClick={() => actions.add(column)}
          >
            <IconPlus />
          </button>
        )}
        {actions && <ColumnMenu column={column} columns={columns} actions={actions} />}
      </header>
      {!column.collapsed && (
        <ColumnCards column={column} cards={cards} count={count} actions={actions} renderCard={card} />
      )}
      {actions && !column.collapsed && (
        <QuickAdd column={column.name} add={(title) => actions.quickAdd(column, title)} />
      )}
    </section>
  );
}

/** Up to this number all cards are mounted, so that the browser's own search and print find them. */
const MAX_MOUNTED = 60;
/** Height of a card with labels, a title of one line and a footer. */
const CARD_PX = 118;

interface CardsProps extends Pick<Props, 'column' | 'cards' | 'count' | 'actions'> {
  renderCard: (task: Task, place: ListPlace | null) => ReactNode;
}

function ColumnCards({ column: { id, name }, cards, count, actions, renderCard }: CardsProps) {
  const list = { id, name, kind: 'task' };
  const nothing = actions ? kanbanText.dropATaskHere : kanbanText.noTasks;
  if (cards.length > MAX_MOUNTED)
    return (
      <Suspense fallback={<Skeleton what={kanbanText.tasksNoun} />}>
        <VirtualDragList
          className="kanban-column-tasks drop-target flex-1 min-h-0 scroll-y align-content-start stack-2 is-long"
          list={list}
          items={cards}
          idOf={cardItemId}
          estimate={CARD_PX}
          renderItem={renderCard}
        />
      </Suspense>
    );
  return (
    <ul
      className="kanban-column-tasks drop-target flex-1 min-h-0 scroll-y align-content-start stack-2"
      {...dragListProps(list)}
    >
      {cards.map((task) => renderCard(task, null))}
      {cards.length === 0 && (
        <li className="dashed py-5 px-3 rounded-control text-ink-3 text-center">
          {count > 0 ? kanbanText.noTaskMatches : nothing}
        </li>
      )}
    </ul>
  );
}
