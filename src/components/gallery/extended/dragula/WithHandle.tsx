import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { dragItem, dragList } from '@/components/kits/drag/drag-attributes';
import { DragBoard } from '@/components/kits/drag/DragBoard';
import { DragGrip } from '@/components/kits/drag/DragHandle';
import { useLists } from '@/components/kits/drag/use-drag-lists';
import { Outcome } from './ListOrder';
import { stops } from './sample-lists';

/** Only the dots drag, so that fields in the item stay fields and its text can be selected. */
export function ByHandle() {
  const { lists, changed, move, reset } = useLists(stops);
  const [whole, setWhole] = useState(false);
  return (
    <DragBoard onMove={move}>
      <Controls>
        <Toggle label="Drag anywhere" checked={whole} onChange={setWhole} />
      </Controls>
      <ol className="drag-list" {...dragList({ id: 'line', name: 'Tram stops' })}>
        {lists['line']?.map(({ id, name }) => (
          <li key={id} className="drag-row" {...dragItem(id, name, whole)}>
            <DragGrip name={name} />
            <span>{name}</span>
            <input
              className="form-control form-control-sm"
              aria-label={`Minutes at ${name}`}
              inputMode="numeric"
              defaultValue={2}
            />
          </li>
        ))}
      </ol>
      <Outcome names={{ line: 'Tram stops' }} lists={lists} changed={changed} onReset={reset} />
    </DragBoard>
  );
}
