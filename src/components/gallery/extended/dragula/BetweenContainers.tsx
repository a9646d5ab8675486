import { dragListProps } from '@/components/kits/drag/drag-attributes';
import { DragBoard } from '@/components/kits/drag/DragBoard';
import { DragRow } from '@/components/kits/drag/DragRow';
import { useDragLists } from '@/components/kits/drag/use-drag-lists';
import { ListOrder } from './ListOrder';
import { packing } from './sample-lists';

const names = { shed: 'In the shed', cart: 'On the cart' };

export function BetweenContainers() {
  const { lists, changed, move, reset } = useDragLists(packing);
  return (
    <DragBoard onMove={move}>
      <div className="tile-grid tile-grid-fit tile-grid-xs gap-3">
        {Object.entries(names).map(([list, title]) => (
          <section className="d-flex flex-column" key={list} aria-labelledby={`pack-${list}`}>
            <h3 className="mt-0 mx-0 mb-1" id={`pack-${list}`}>
              {title}
            </h3>
            <ul className="drag-list drop-target sunken flex-1" {...dragListProps({ id: list, name: title })}>
              {lists[list]?.map((thing) => (
                <DragRow key={thing.id} {...thing} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ListOrder names={names} lists={lists} changed={changed} onReset={reset} />
    </DragBoard>
  );
}
