import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import IconColumns from '~icons/tabler/column-insert-right';
import IconPlus from '~icons/tabler/plus';
import { dragListProps } from '@/components/kits/drag/drag-attributes';
import { DragBoard } from '@/components/kits/drag/DragBoard';
import { useOpenItem } from '@/components/ui/hooks/use-open-item';
import { useToday } from '@/components/ui/ticking-clock';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { peopleOf } from '@/components/workspace/space/people-of';
import { SpaceMenu } from '@/components/workspace/space/SpaceMenu';
import { boardLabels } from '@/components/workspace/task/board-labels';
import { SpaceNotice } from '@/components/workspace/space/SpaceNotice';
import { useCanType } from '@/components/workspace/space/use-can-type';
import { type BoardColumn, doneColumnIds } from '@/data/task/schema';
import { addDays } from '@/lib/dates/day';
import { kanbanText } from '@/messages/workspace/kanban';
import { cardFilterTest, isFiltered } from './board-filter';
import { BoardFilterBar } from './BoardFilterBar';
import { KanbanColumn } from './KanbanColumn';
import { cardsByColumn } from './card-order';
import { useBoardActions } from './use-board-actions';
import { useCardFilter } from './use-card-filter';
import './kanban.scss';

// Forms weigh a third of the page.
const ColumnDialog = lazy(async () => ({ default: (await import('./ColumnDialog')).ColumnDialog }));
const LabelsDialog = lazy(async () => ({ default: (await import('./LabelsDialog')).LabelsDialog }));
const TaskDialog = lazy(async () => ({ default: (await import('./TaskDialog')).TaskDialog }));

const route = getRouteApi('/_shell/tasks/kanban');

export function KanbanPage() {
  const { edit, column: into } = route.useSearch();
  const { filter, setFilter } = useCardFilter();
  const navigate = route.useNavigate();
  const { data: board } = useSuspenseQuery(route.useRouteContext().board);
  const { data: users } = useSuspenseQuery(route.useRouteContext().users);
  const { data: space } = useSuspenseQuery(route.useRouteContext().space);
  const persons = useMemo(() => peopleOf(space, users), [space, users]);
  const people = useMemo(() => new Map(persons.map((person) => [person.id, person])), [persons]);
  const isReader = space?.role === 'reader';
  const [column, setColumn] = useState<BoardColumn | 'new' | null>(null);
  const [editingLabels, setEditingLabels] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  const [added, setAdded] = useState<string>();
  useEffect(() => {
    area.current
      ?.querySelector(`[data-drag-item="column-${added}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'end' });
  }, [added]);

  const { columns, tasks } = board;
  const labels = useMemo(() => boardLabels(board), [board]);
  const byColumn = useMemo(() => cardsByColumn(tasks), [tasks]);
  const day = useToday();
  const shown = useMemo(
    () => (isFiltered(filter) ? cardsByColumn(tasks.filter(cardFilterTest(filter, day))) : byColumn),
    [tasks, byColumn, filter, day],
  );
  const shownCount = [...shown.values()].reduce((sum, cards) => sum + cards.length, 0);
  const nextOrder = (id: string) =>
    (byColumn.get(id) ?? []).reduce((last, task) => Math.max(last, task.order), 0) + 1;
  const assigned = new Set(tasks.flatMap((task) => task.memberIds));
  // Every member of a space; of the sample's people those with a task.
  const faces = space ? persons : persons.filter(({ id }) => assigned.has(id));
  const finished = doneColumnIds(columns);
  const soon = tasks.filter(
    (task) => task.dueDate && task.dueDate <= addDays(day, 7) && !finished.has(task.columnId),
  ).length;
  const firstOpen = columns.find(({ done }) => !done) ?? columns[0];
  const open = (search: { edit?: string; column?: string }) =>
    void navigate({
      search: (before) => ({ ...before, edit: undefined, column: undefined, ...search }),
      resetScroll: false,
    });

  const { drop, actions } = useBoardActions({
    board,
    byColumn,
    shown,
    filter,
    nextOrder,
    open,
    editColumn: setColumn,
    say: setMessage,
  });
  const canType = useCanType(edit ?? '', isReader);
  const edited = useOpenItem(`${canType} ${edit}`, tasks.find((task) => task.id === edit) ?? null);
  const newColumn = (
    <button type="button" className="btn btn-outline-secondary" onClick={() => setColumn('new')}>
      <IconColumns />
      {kanbanText.addColumn}
    </button>
  );

  return (
    <>
      <PageHeader
        lead={kanbanText.lead(tasks.length, soon)}
        actions={
          <>
            <SpaceMenu />
            {!isReader && (
              <>
                {newColumn}
                {columns.length > 0 && (
                  <button type="button" className="btn btn-primary" onClick={() => open({ edit: 'new' })}>
                    <IconPlus />
                    {kanbanText.addTask}
                  </button>
                )}
              </>
            )}
          </>
        }
      />
      <p className="visually-hidden" role="status">
        {message}
      </p>
      <SpaceNotice space={space} />
      <BoardFilterBar
        people={faces}
        labels={labels}
        filter={filter}
        setFilter={setFilter}
        count={shownCount}
        editLabels={isReader ? null : () => setEditingLabels(true)}
        focusFirst={() => area.current?.querySelector<HTMLElement>('.task-card h3 a')?.focus()}
      />
      {columns.length === 0 && (
        <EmptyState
          title={kanbanText.noColumnsYet}
          text={isReader ? kanbanText.noColumnsHintOfReader : kanbanText.noColumnsHint}
          action={!isReader && newColumn}
        />
      )}
      <DragBoard onMove={drop} className="kanban-drag-area">
        <div
          className="kanban-board stack-4"
          ref={area}
          role="group"
          {...dragListProps({ id: 'board', name: kanbanText.columns, kind: 'column', axis: 'x' })}
        >
          {columns.map((item) => (
            <KanbanColumn
              key={item.id}
              column={item}
              columns={columns}
              count={byColumn.get(item.id)?.length ?? 0}
              cards={shown.get(item.id) ?? []}
              people={people}
              labels={labels}
              actions={isReader ? null : actions}
            />
          ))}
        </div>
      </DragBoard>
      <Suspense>
        {canType && (edit === 'new' || edited) && (
          <TaskDialog
            key={edit}
            task={edited}
            isDeleted={edited !== null && !tasks.some(({ id }) => id === edited.id)}
            isReader={isReader}
            columnId={into ?? firstOpen?.id ?? ''}
            columns={columns}
            people={persons}
            space={space}
            labels={labels}
            nextOrder={nextOrder}
            onClose={() => open({})}
          />
        )}
        {editingLabels && !isReader && (
          <LabelsDialog labels={labels} onClose={() => setEditingLabels(false)} />
        )}
        {column && (
          <ColumnDialog
            column={column === 'new' ? null : column}
            order={(columns.at(-1)?.order ?? 0) + 1}
            onAdded={setAdded}
            onClose={() => setColumn(null)}
          />
        )}
      </Suspense>
    </>
  );
}
