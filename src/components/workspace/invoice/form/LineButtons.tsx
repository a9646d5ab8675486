import { useRef } from 'react';
import { flushSync } from 'react-dom';
import IconDown from '~icons/tabler/arrow-down';
import IconUp from '~icons/tabler/arrow-up';
import IconTrash from '~icons/tabler/trash';
import { invoiceText } from '@/messages/workspace/invoice';

interface Props {
  place: number;
  /** Lines of the invoice. */
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** The button of the moved line in that direction; at the end of the list, the one back. */
const findButton = (list: Element | null | undefined, place: number, direction: string) => {
  const buttons = [
    ...(list?.children[place]?.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)') ?? []),
  ];
  return buttons.find((button) => button.dataset['move'] === direction) ?? buttons[0];
};

/**
 * A move takes the focus along, so that another press moves the same line on. A removal leaves it at the neighbour, or
 * at the button after the list.
 */
export function LineButtons({ place, count, onMove, onRemove }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const move = (to: number) => {
    onMove(to);
    findButton(ref.current?.closest('ol'), to, to < place ? 'up' : 'down')?.focus();
  };
  const remove = () => {
    const list = ref.current?.closest('ol');
    flushSync(onRemove);
    const buttons =
      list?.children[Math.min(place, count - 2)]?.querySelectorAll<HTMLElement>('button:not(:disabled)');
    const target = [...(buttons ?? [])].at(-1) ?? list?.nextElementSibling;
    if (target instanceof HTMLElement) target.focus();
  };
  return (
    <div ref={ref} className="d-flex justify-content-end">
      <button
        type="button"
        className="icon-button icon-button-sm"
        data-move="up"
        aria-label={invoiceText.moveLineUp(place + 1)}
        disabled={place === 0}
        onClick={() => move(place - 1)}
      >
        <IconUp />
      </button>
      <button
        type="button"
        className="icon-button icon-button-sm"
        data-move="down"
        aria-label={invoiceText.moveLineDown(place + 1)}
        disabled={place === count - 1}
        onClick={() => move(place + 1)}
      >
        <IconDown />
      </button>
      <button
        type="button"
        className="icon-button icon-button-sm"
        aria-label={invoiceText.removeLine(place + 1)}
        disabled={count === 1}
        onClick={remove}
      >
        <IconTrash />
      </button>
    </div>
  );
}
