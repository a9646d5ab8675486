import { dragItem, dragList } from '@/components/drag/attributes';
import { DragBoard } from '@/components/drag/DragBoard';
import { DragGrip } from '@/components/drag/DragGrip';
import { useLists } from '@/components/drag/use-lists';
import { Outcome } from './Outcome';
import { stalls } from './things';

/** In a row the left and right arrows move; the row turns round with the script. */
export function Sideways() {
  const { lists, changed, move, reset } = useLists(stalls);
  return (
    <DragBoard onMove={move}>
      <ul className="drag-list is-row" {...dragList({ id: 'row', name: 'Row of stalls', axis: 'x' })}>
        {lists['row']?.map(({ id, name }) => (
          <li key={id} {...dragItem(id, name, true)}>
            <DragGrip name={name} className="drag-face">
              {name}
            </DragGrip>
          </li>
        ))}
      </ul>
      <Outcome names={{ row: 'Row' }} lists={lists} changed={changed} onReset={reset} />
    </DragBoard>
  );
}
