import IconPlus from '~icons/tabler/plus';
import { dragItem, dragList } from '@/components/kits/drag/drag-attributes';
import { DragGrip } from '@/components/kits/drag/DragHandle';
import type { BoardColumn, Task } from '@/data/task/collection';
import type { User } from '@/data/user/collection';
import { Card, type CardDeeds } from './TaskCard';
import { ColumnMenu, type ColumnDeeds } from './ColumnMenu';

interface Props {
  column: BoardColumn;
  columns: readonly BoardColumn[];
  /** Those that fit the filter, in their order. */
  cards: readonly Task[];
  /** All of the column, for the count and the limit. */
  count: number;
  people: ReadonlyMap<number, User>;
  deeds: CardDeeds & ColumnDeeds & { add: (column: BoardColumn) => void };
}

/** A column of the board. */
export function Column({ column, columns, cards, count, people, deeds }: Props) {
  const full = column.limit !== null && count >= column.limit;
  return (
    <section
      className={`kcol${column.collapsed ? ' is-shut' : ''}`}
      aria-label={column.name}
      {...dragItem(`column-${column.id}`, column.name)}
    >
      <header>
        <DragGrip name={column.name} />
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
        <ul className="kcol-b" {...dragList({ id: String(column.id), name: column.name, kind: 'task' })}>
          {cards.map((task) => (
            <Card key={task.id} task={task} people={people} columns={columns} deeds={deeds} />
          ))}
          {cards.length === 0 && <li className="kcol-e">Drop a task here.</li>}
        </ul>
      )}
    </section>
  );
}
