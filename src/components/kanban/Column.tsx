import { GridList, isTextDropItem, useDragAndDrop } from 'react-aria-components';
import IconPlus from '~icons/tabler/plus';
import type { BoardColumn, Task } from '@/data/task';
import type { User } from '@/data/user';
import { Card, type CardDeeds } from './Card';
import { ColumnMenu, type ColumnDeeds } from './ColumnMenu';
import type { Drop } from './place';

const KIND = 'plaza-task';

interface Props {
  column: BoardColumn;
  columns: readonly BoardColumn[];
  /** Those that fit the filter, in their order. */
  cards: readonly Task[];
  /** All of the column, for the count and the limit. */
  count: number;
  people: ReadonlyMap<number, User>;
  deeds: CardDeeds &
    ColumnDeeds & { add: (column: BoardColumn) => void; move: (ids: number[], drop: Drop) => void };
}

/** A column of the board. */
export function Column({ column, columns, cards, count, people, deeds }: Props) {
  const columnId = column.id;
  const { dragAndDropHooks } = useDragAndDrop<Task>({
    getItems: (keys) =>
      [...keys].map((key) => ({
        [KIND]: String(key),
        'text/plain': cards.find((task) => task.id === key)?.title ?? '',
      })),
    acceptedDragTypes: [KIND],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) =>
      deeds.move([...keys].map(Number), {
        columnId,
        beside: Number(target.key),
        position: target.dropPosition === 'before' ? 'before' : 'after',
      }),
    onInsert: ({ items, target }) =>
      void Promise.all(items.filter(isTextDropItem).map((item) => item.getText(KIND))).then((ids) =>
        deeds.move(ids.map(Number), {
          columnId,
          beside: Number(target.key),
          position: target.dropPosition === 'before' ? 'before' : 'after',
        }),
      ),
    onRootDrop: ({ items }) =>
      void Promise.all(items.filter(isTextDropItem).map((item) => item.getText(KIND))).then((ids) =>
        deeds.move(ids.map(Number), { columnId, beside: null, position: 'after' }),
      ),
  });
  const full = column.limit !== null && count >= column.limit;
  return (
    <section className={`kcol${column.collapsed ? ' is-shut' : ''}`} aria-label={column.name}>
      <header>
        <i className={`dot-${column.variant}`} />
        <h2>{column.name}</h2>
        <span className={`kcol-n${full ? ' is-full' : ''}`}>
          {column.limit === null ? count : `${count} of ${column.limit}`}
        </span>
        {!column.collapsed && (
          <button
            type="button"
            className="ib ib-sm"
            aria-label={`Add task to ${column.name}`}
            onClick={() => deeds.add(column)}
          >
            <IconPlus />
          </button>
        )}
        <ColumnMenu column={column} columns={columns} deeds={deeds} />
      </header>
      {!column.collapsed && (
        <GridList
          aria-label={`Tasks: ${column.name}`}
          className="kcol-b"
          items={cards}
          dependencies={[people, columns]}
          selectionMode="none"
          dragAndDropHooks={dragAndDropHooks}
          renderEmptyState={() => <p className="kcol-e">Drop a task here.</p>}
        >
          {(task) => <Card task={task} people={people} columns={columns} deeds={deeds} />}
        </GridList>
      )}
    </section>
  );
}
