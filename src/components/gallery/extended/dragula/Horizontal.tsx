import { dragListProps } from '@/components/kits/drag/drag-attributes';
import { DragBoard } from '@/components/kits/drag/DragBoard';
import { DragRow } from '@/components/kits/drag/DragRow';
import { useDragLists } from '@/components/kits/drag/use-drag-lists';
import { ListOrder } from './ListOrder';
import { stalls } from './sample-lists';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function Horizontal() {
  const { lists, changed, move, reset } = useDragLists(stalls);
  return (
    <DragBoard onMove={move}>
      <ul
        className="drop-target row-2 scroll-x p-2 sunken"
        {...dragListProps({ id: 'row', name: 'Row of stalls', axis: 'x' })}
      >
        {lists['row']?.map((thing) => (
          <DragRow key={thing.id} {...thing} />
        ))}
      </ul>
      <ListOrder names={{ row: 'Row' }} lists={lists} changed={changed} onReset={reset} />
    </DragBoard>
  );
}
