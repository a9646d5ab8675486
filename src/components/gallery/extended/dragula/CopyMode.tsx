import { useState } from 'react';
import IconX from '~icons/tabler/x';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { dragItemProps, dragListProps } from '@/components/kits/drag/drag-attributes';
import { DragBoard } from '@/components/kits/drag/DragBoard';
import { DragHandle } from '@/components/kits/drag/DragHandle';
import { DragRow } from '@/components/kits/drag/DragRow';
import { useDragLists } from '@/components/kits/drag/use-drag-lists';
import { ListOrder } from './ListOrder';
import { basketLists, type SampleItem } from './sample-lists';

const MODES = ['copy', 'move'] as const;
const names = { shelf: 'Shelf', basket: 'Basket' };
const copyOf = (thing: SampleItem): SampleItem => ({ ...thing, id: crypto.randomUUID() });

export function CopyMode() {
  const { lists, changed, move, setLists, reset } = useDragLists(basketLists, copyOf);
  const [mode, setMode] = useState<(typeof MODES)[number]>('copy');
  const takeOut = (id: string) =>
    setLists((all) => ({ ...all, basket: all['basket']?.filter((thing) => thing.id !== id) ?? [] }));
  return (
    <DragBoard onMove={move}>
      <OptionBar>
        <ChoiceOption label="Out of the shelf" options={MODES} value={mode} onChange={setMode} />
      </OptionBar>
      <div className="tile-grid tile-grid-fit tile-grid-xs gap-3">
        <section className="d-flex flex-column" aria-labelledby="copy-shelf">
          <h3 className="mt-0 mx-0 mb-1" id="copy-shelf">
            Shelf
          </h3>
          <ul
            className="drag-list drop-target sunken flex-1"
            {...dragListProps({ id: 'shelf', name: 'Shelf', closed: true, copies: mode === 'copy' })}
          >
            {lists['shelf']?.map((thing) => (
              <DragRow key={thing.id} {...thing} />
            ))}
          </ul>
        </section>
        <section className="d-flex flex-column" aria-labelledby="copy-basket">
          <h3 className="mt-0 mx-0 mb-1" id="copy-basket">
            Basket
          </h3>
          <ul
            className="drag-list drop-target sunken flex-1"
            {...dragListProps({ id: 'basket', name: 'Basket' })}
          >
            {lists['basket']?.map(({ id, name }) => (
              <li
                key={id}
                className="row-1 w-100 min-h-touch py-1 px-2 hairline rounded-control bg-surface text-ink text-start fw-semibold"
                {...dragItemProps(id, name, true)}
              >
                <DragHandle name={name} />
                <span className="fill wrap-anywhere">{name}</span>
                <button
                  type="button"
                  className="icon-button icon-button-sm"
                  aria-label={`Take ${name} out`}
                  onClick={() => takeOut(id)}
                >
                  <IconX />
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <ListOrder names={names} lists={lists} changed={changed} onReset={reset} />
    </DragBoard>
  );
}
