import { dragList } from '@/components/kits/drag/drag-attributes';
import { DragBoard } from '@/components/kits/drag/DragBoard';
import { DragRow } from '@/components/kits/drag/DragRow';
import { useLists } from '@/components/kits/drag/use-drag-lists';
import { Outcome } from './ListOrder';
import { stalls } from './sample-lists';

/** In a row the left and right arrows move; the row turns round with the script. */
export function Sideways() {
  const { lists, changed, move, reset } = useLists(stalls);
  return (
    <DragBoard onMove={move}>
      <ul className="drag-list is-row" {...dragList({ id: 'row', name: 'Row of stalls', axis: 'x' })}>
        {lists['row']?.map((thing) => (
          <DragRow key={thing.id} {...thing} />
        ))}
      </ul>
      <Outcome names={{ row: 'Row' }} lists={lists} changed={changed} onReset={reset} />
    </DragBoard>
  );
}
