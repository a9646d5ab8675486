import { dragItem, dragList } from '@/components/kits/drag/drag-attributes';
import { DragBoard } from '@/components/kits/drag/DragBoard';
import { DragGrip } from '@/components/kits/drag/DragHandle';
import { useLists } from '@/components/kits/drag/use-drag-lists';
import { Outcome } from './ListOrder';
import { kitchen } from './sample-lists';

const names = { menu: 'Menu', soups: 'Soups', bread: 'Bread', cakes: 'Cakes' };

/** Lists in the items of a list. Left and right lead out and in; nothing goes into itself. */
export function Nested() {
  const { lists, changed, move, reset } = useLists(kitchen);
  const branch = (list: keyof typeof names) => (
    <ul className="drag-list" {...dragList({ id: list, name: names[list] })}>
      {lists[list]?.map(({ id, name }) => (
        <li key={id} {...dragItem(id, name)}>
          <div className="drag-row">
            <DragGrip name={name} />
            <span>{name}</span>
          </div>
          {isBranch(id) && branch(id)}
        </li>
      ))}
    </ul>
  );
  return (
    <DragBoard onMove={move}>
      {branch('menu')}
      <Outcome names={names} lists={lists} changed={changed} onReset={reset} />
    </DragBoard>
  );
}

const isBranch = (id: string): id is keyof typeof names => id in names;
