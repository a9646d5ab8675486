import { dragList } from '@/components/drag/attributes';
import { DragBoard } from '@/components/drag/DragBoard';
import { DragRow } from '@/components/drag/DragRow';
import { useLists } from '@/components/drag/use-lists';
import { Outcome } from './Outcome';
import { stalls } from './things';

/** One list; an item is taken anywhere, by a finger that rests on it. */
export function SimpleReorder() {
  const { lists, changed, move, reset } = useLists(stalls);
  return (
    <DragBoard onMove={move}>
      <ul className="drag-list" {...dragList({ id: 'row', name: 'Stalls' })}>
        {lists['row']?.map((thing) => (
          <DragRow key={thing.id} {...thing} />
        ))}
      </ul>
      <Outcome names={{ row: 'Stalls' }} lists={lists} changed={changed} onReset={reset} />
    </DragBoard>
  );
}
