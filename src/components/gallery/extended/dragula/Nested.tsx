import { dragItemProps, dragListProps } from '@/components/kits/drag/drag-attributes';
import { DragBoard } from '@/components/kits/drag/DragBoard';
import { DragHandle } from '@/components/kits/drag/DragHandle';
import { useDragLists } from '@/components/kits/drag/use-drag-lists';
import { ListOrder } from './ListOrder';
import { kitchen } from './sample-lists';

const names = { menu: 'Menu', soups: 'Soups', bread: 'Bread', cakes: 'Cakes' };

export function Nested() {
  const { lists, changed, move, reset } = useDragLists(kitchen);
  const branch = (list: keyof typeof names) => (
    <ul
      className={`drag-list drop-target sunken${list === 'menu' ? '' : ' mt-1 ms-6'}`}
      {...dragListProps({ id: list, name: names[list] })}
    >
      {lists[list]?.map(({ id, name }) => (
        <li key={id} {...dragItemProps(id, name)}>
          <div className="row-1 w-100 min-h-touch py-1 px-2 hairline rounded-control bg-surface text-ink text-start fw-semibold">
            <DragHandle name={name} />
            <span className="fill wrap-anywhere">{name}</span>
          </div>
          {isBranch(id) && branch(id)}
        </li>
      ))}
    </ul>
  );
  return (
    <DragBoard onMove={move}>
      {branch('menu')}
      <ListOrder names={names} lists={lists} changed={changed} onReset={reset} />
    </DragBoard>
  );
}

const isBranch = (id: string): id is keyof typeof names => id in names;
