import { type ReactNode, useContext } from 'react';
import IconGrip from '~icons/tabler/grip-vertical';
import { DragHintContext } from './drag-hint-context';

interface Props {
  /** What it moves. */
  name: string;
  className?: string;
  /** The face of the item instead of the grip's dots: a finger then has to rest on it before it drags. */
  children?: ReactNode;
}

/** By which an item is taken: by pointer, or by Space and arrows. */
export const DragHandle = ({ name, className = 'ib ib-sm', children }: Props) => (
  <button
    type="button"
    className={className}
    data-drag-grip={children ? 'hold' : 'now'}
    aria-label={`Move ${name}`}
    aria-describedby={useContext(DragHintContext)}
    aria-pressed={false}
  >
    {children ?? <IconGrip />}
  </button>
);
