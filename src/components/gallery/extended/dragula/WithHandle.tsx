import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { dragItemProps, dragListProps } from '@/components/kits/drag/drag-attributes';
import { DragBoard } from '@/components/kits/drag/DragBoard';
import { DragHandle } from '@/components/kits/drag/DragHandle';
import { useDragLists } from '@/components/kits/drag/use-drag-lists';
import { ListOrder } from './ListOrder';
import { stops } from './sample-lists';

export function WithHandle() {
  const { lists, changed, move, reset } = useDragLists(stops);
  const [whole, setWhole] = useState(false);
  return (
    <DragBoard onMove={move}>
      <DemoControls>
        <ToggleControl label="Drag anywhere" checked={whole} onChange={setWhole} />
      </DemoControls>
      <ol className="drag-list" {...dragListProps({ id: 'line', name: 'Tram stops' })}>
        {lists['line']?.map(({ id, name }) => (
          <li key={id} className="drag-row" {...dragItemProps(id, name, whole)}>
            <DragHandle name={name} />
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
      <ListOrder names={{ line: 'Tram stops' }} lists={lists} changed={changed} onReset={reset} />
    </DragBoard>
  );
}
