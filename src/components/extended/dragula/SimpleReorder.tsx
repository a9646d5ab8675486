import { dragItem, dragList } from '@/components/drag/attributes';
import { DragBoard } from '@/components/drag/DragBoard';
import { DragGrip } from '@/components/drag/DragGrip';
import { useLists } from '@/components/drag/use-lists';
import { Outcome } from './Outcome';
import { stalls } from './things';

/** One list; an item is taken anywhere, by a finger that rests on it. */
export function SimpleReorder() {
  const { lists, changed, move, reset } = useLists(stalls);
  return (
    <DragBoard onMove={move}>
      <ul className="drag-list" {...dragList({ id: 'row', name: 'Stalls' })}>
        {lists['row']?.map(({ id, name }) => (
          <li key={id} {...dragItem(id, name, true)}>
            <DragGrip name={name} className="drag-face">
              {name}
            </DragGrip>
          </li>
        ))}
      </ul>
      <Outcome names={{ row: 'Stalls' }} lists={lists} changed={changed} onReset={reset} />
    </DragBoard>
  );
}
