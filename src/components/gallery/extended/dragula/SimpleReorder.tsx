import { dragListProps } from '@/components/kits/drag/drag-attributes';
import { DragBoard } from '@/components/kits/drag/DragBoard';
import { DragRow } from '@/components/kits/drag/DragRow';
import { useDragLists } from '@/components/kits/drag/use-drag-lists';
import { ListOrder } from './ListOrder';
import { stalls } from './sample-lists';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function SimpleReorder() {
  const { lists, changed, move, reset } = useDragLists(stalls);
  return (
    <DragBoard onMove={move}>
      <ul className="drag-list drop-target sunken" {...dragListProps({ id: 'row', name: 'Stalls' })}>
        {lists['row']?.map((thing) => (
          <DragRow key={thing.id} {...thing} />
        ))}
      </ul>
      <ListOrder names={{ row: 'Stalls' }} lists={lists} changed={changed} onReset={reset} />
    </DragBoard>
  );
}
