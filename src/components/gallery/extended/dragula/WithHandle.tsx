import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
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
      <OptionBar>
        <ToggleOption label="Drag anywhere" checked={whole} onChange={setWhole} />
      </OptionBar>
      <ol className="drag-list drop-target sunken" {...dragListProps({ id: 'line', name: 'Tram stops' })}>
        {lists['line']?.map(({ id, name }) => (
          <li
            key={id}
            className="row-1 w-100 min-h-touch py-1 px-2 hairline rounded-control bg-surface text-ink text-start fw-semibold"
            {...dragItemProps(id, name, whole)}
          >
            <DragHandle name={name} />
            <span className="fill wrap-anywhere">{name}</span>
            <input
              className="form-control form-control-sm w-auto"
              size={3}
              autoComplete="off"
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
